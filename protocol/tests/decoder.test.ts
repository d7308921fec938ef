import { GAME_NAMES, gameNamed } from '@snowbound/catalogue';
import { fastFromSeed, pick } from '@snowbound/engine';
import { DeltaDecoder, DeltaEncoder, partsOfSnapshot, type Snapshot } from '@snowbound/protocol';
import { type AnyTable, Table } from '@snowbound/table';
import { describe, expect, test } from 'vitest';

/** The snapshot for seat 0. Fields of the server that do not matter here are constant. */
function snapshotOf(table: AnyTable, number: number): Snapshot {
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
    answers: table.visibleAnswers(0),
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

/** A table that is played at random, with an encoder and a decoder that follow every move. */
class EncodedTable {
  readonly table: AnyTable;
  readonly decoder = new DeltaDecoder();
  readonly #random;
  #encoder = new DeltaEncoder(0, 0);
  #number = 0;

  constructor(table: AnyTable, seed: string) {
    this.table = table;
    this.#random = fastFromSeed(seed);
  }

  encode(kept = Number.POSITIVE_INFINITY): void {
    const delta = this.#encoder.encode(
      partsOfSnapshot({ ...snapshotOf(this.table, this.#number), journal: this.table.visibleJournal(0) }),
      kept,
    );
    if (delta !== null) this.decoder.hear(delta);
  }

  /** Plays one move; a secret one is encoded as such. */
  move(): void {
    const { questionNumber: question } = this.table;
    const { seat, options } = pick(this.#random, this.table.questions);
    const { move } = pick(this.#random, options);
    this.table.play(seat, move);
    this.#number++;
    if (this.table.isOver || this.table.questionNumber !== question) this.encode();
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
    this.encode();
  }

  expectInStep(): void {
    const expected = { ...snapshotOf(this.table, this.#number), journal: this.table.journal(0) };
    expect(this.decoder.tableOf('table')).toEqual(JSON.parse(JSON.stringify(expected)));
  }
}

describe.each(GAME_NAMES)('encoder and decoder of %s', name => {
  test('agree with the snapshot after every delta, through undo and a lost connection', async () => {
    const game = await gameNamed(name);
    for (const players of [game.players.least, game.players.most]) {
      const seed = `follower-${players}`;
      const encoded = new EncodedTable(new Table(game, { players, seed }), seed);
      encoded.encode();
      for (let moves = 1; !encoded.table.isOver && moves < 400; moves++) {
        encoded.move();
        encoded.expectInStep();
        if (moves % 13 === 0 && encoded.table.undo(0) === null) encoded.encode(0);
        if (moves % 29 === 0) encoded.reconnect();
        encoded.expectInStep();
      }
    }
  });
});

test('a question that differs from the last one only in its source is in the delta', async () => {
  const arrangement = {
    turn: 0,
    players: [{ city: ['great-horn'], supply: { fire: 1 } }, {}],
    mountain: [null, null, null, 'snow-leopard'],
  };
  const table = new Table(await gameNamed('silverfrost'), { players: 2, seed: 'alike', arrangement });
  const encoded = new EncodedTable(table, 'alike');
  encoded.encode();
  const asked: unknown[] = [];
  for (const move of ['worker beacon-1', 'birch', 'moss']) {
    expect(table.play(0, move)).toBeNull();
    encoded.encode();
    encoded.expectInStep();
    asked.push(encoded.decoder.tableOf('table')?.questions[0]?.prompt.source);
  }
  expect(asked).toEqual(['big snow-leopard', 'big snow-leopard', 'card great-horn']);
});

/** Fields that never change, and fields that a delta has of their own. */
const FIXED = ['game', 'rules', 'content', 'players', 'commitment'];
const APART = ['number', 'waiting', 'answers', 'questions', 'journalFrom', 'journal'];

test('a change of any other field is in the delta', async () => {
  const table = new Table(await gameNamed('snow-time'), { players: 3, seed: 'delta' });
  const before = snapshotOf(table, 0);
  for (const field of Object.keys(before)) {
    if (FIXED.includes(field) || APART.includes(field)) continue;
    const encoder = new DeltaEncoder(0, 0);
    encoder.encode(partsOfSnapshot(before), 0);
    expect(encoder.encode(partsOfSnapshot(before), 0), field).toBeNull();
    expect(encoder.encode(partsOfSnapshot({ ...before, [field]: ['other'] }), 0), field).toContain('other');
  }
});

describe('a decoder', () => {
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
