import { GAME_NAMES, gameNamed } from '@snowbound/catalogue';
import { fastFromSeed, pick } from '@snowbound/engine';
import { DeltaDecoder, DeltaEncoder, partsOfSnapshot, type Snapshot } from '@snowbound/protocol';
import { type AnyTable, Table } from '@snowbound/table';
import { describe, expect, test } from 'vitest';

/** The table as seat 0 sees it. Fields of the server that do not matter here stay as they are. */
function seen(table: AnyTable, number: number): Snapshot {
  return {
    id: 'table',
    game: table.game.name,
    rules: table.game.rules,
    content: table.content.id,
    players: table.players,
    options: table.options,
    status: table.isOver ? 'over' : 'running',
    halted: null,
    visibility: 'link',
    commitment: '',
    seed: table.isOver ? table.seed : null,
    places: [],
    people: table.seating,
    mine: [0],
    number,
    view: table.view(0),
    waiting: table.waiting,
    answers: table.answersSeenBy(0),
    questions: table.questionsTo(seat => table.seating[seat] === 0),
    journalFrom: 0,
    journal: [],
    undo: null,
    seatRequest: null,
    clock: null,
    winners: table.winners,
    rematch: null,
  };
}

/** A table that is played at random and told to a follower, in the short form, after every move. */
class Told {
  readonly table: AnyTable;
  readonly decoder = new DeltaDecoder();
  readonly #random;
  #encoder = new DeltaEncoder(0, 0);
  #number = 0;

  constructor(table: AnyTable, seed: string) {
    this.table = table;
    this.#random = fastFromSeed(seed);
  }

  tell(kept = Number.POSITIVE_INFINITY): void {
    const news = this.#encoder.encode(
      partsOfSnapshot({ ...seen(this.table, this.#number), journal: this.table.told(0) }),
      kept,
    );
    if (news !== null) this.decoder.hear(news);
  }

  /** Plays one move; one that stays secret is told as such. */
  move(): void {
    const { questionNumber: question } = this.table;
    const { seat, options } = pick(this.#random, this.table.questions);
    const { move } = pick(this.#random, options);
    this.table.play(seat, move);
    this.#number++;
    if (this.table.isOver || this.table.questionNumber !== question) this.tell();
    else {
      const answer = { seat, move: this.table.seating[seat] === 0 ? move : null };
      this.decoder.hear(this.#encoder.encodeSecretAnswer(this.#number, answer));
    }
  }

  /** The connection is lost and found again. */
  reconnect(): void {
    const { journal } = JSON.parse(this.decoder.watch(1, 'table')) as { journal: number };
    this.decoder.reconnect();
    this.#encoder = new DeltaEncoder(1, journal);
    this.tell();
  }

  expectInStep(): void {
    const truth = { ...seen(this.table, this.#number), journal: this.table.journal(0) };
    expect(this.decoder.tableOf('table')).toEqual(JSON.parse(JSON.stringify(truth)));
  }
}

describe.each(GAME_NAMES)('a follower of %s', name => {
  test('has the table exactly as it is after every news, through undo and a lost connection', async () => {
    const game = await gameNamed(name);
    for (const players of [game.players.least, game.players.most]) {
      const seed = `follower-${players}`;
      const told = new Told(new Table(game, { players, seed }), seed);
      told.tell();
      for (let moves = 1; !told.table.isOver && moves < 400; moves++) {
        told.move();
        told.expectInStep();
        if (moves % 13 === 0 && told.table.undo(0) === null) told.tell(0);
        if (moves % 29 === 0) told.reconnect();
        told.expectInStep();
      }
    }
  });
});

test('a question like the last one but for what it comes from is news', async () => {
  const arrangement = {
    turn: 0,
    players: [{ city: ['great-horn'], supply: { fire: 1 } }, {}],
    mountain: [null, null, null, 'snow-leopard'],
  };
  const table = new Table(await gameNamed('silverfrost'), { players: 2, seed: 'alike', arrangement });
  const told = new Told(table, 'alike');
  told.tell();
  const asked: unknown[] = [];
  for (const move of ['worker beacon-1', 'birch', 'moss']) {
    expect(table.play(0, move)).toBeNull();
    told.tell();
    told.expectInStep();
    asked.push(told.decoder.tableOf('table')?.questions[0]?.prompt.source);
  }
  expect(asked).toEqual(['big snow-leopard', 'big snow-leopard', 'card great-horn']);
});

/** What never changes at a table, and what news says apart. */
const FIXED = ['game', 'rules', 'content', 'players', 'commitment'];
const APART = ['number', 'waiting', 'answers', 'questions', 'journalFrom', 'journal'];

test('whatever else changes at a table is news', async () => {
  const table = new Table(await gameNamed('snow-time'), { players: 3, seed: 'news' });
  const before = seen(table, 0);
  for (const field of Object.keys(before)) {
    if (FIXED.includes(field) || APART.includes(field)) continue;
    const encoder = new DeltaEncoder(0, 0);
    encoder.encode(partsOfSnapshot(before), 0);
    expect(encoder.encode(partsOfSnapshot(before), 0), field).toBeNull();
    expect(encoder.encode(partsOfSnapshot({ ...before, [field]: ['other'] }), 0), field).toContain('other');
  }
});

describe('a follower', () => {
  test('hears answers in the short form and in full', () => {
    const decoder = new DeltaDecoder();
    expect(decoder.hear('{"r":3,"n":7}')).toEqual([{ type: 'done', ref: 3, number: 7 }]);
    expect(decoder.hear('{"type":"done","ref":3,"number":7}')).toEqual([{ type: 'done', ref: 3, number: 7 }]);
  });

  test('hears several answers that were said in one go', () => {
    expect(new DeltaDecoder().hear('[{"r":3,"n":7},{"r":4,"n":8}]')).toEqual([
      { type: 'done', ref: 3, number: 7 },
      { type: 'done', ref: 4, number: 8 },
    ]);
  });

  test('a word that was never sent is an error, not a guess', () => {
    const decoder = new DeltaDecoder();
    expect(() => decoder.hear('{"t":0,"c":[[4,1]]}')).toThrow('word 4 was never sent');
  });
});
