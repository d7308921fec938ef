import { commitmentTo, Problem } from '@snowbound/engine';
import { type AnyTable, readRecord, replay } from '@snowbound/table';
import { gameOfRecord } from '../content.ts';
import { EXIT } from '../exit-codes.ts';
import { readTextFile } from '../files.ts';
import { seatName } from '../play/seat-name.ts';
import type { Voice } from '../voice.ts';

export interface VerifyOptions {
  readonly content?: string;
  readonly json?: boolean;
}

/** Checks a record from its form to its last move and says what was found true. */
export async function verify(file: string, { content, json }: VerifyOptions, voice: Voice): Promise<number> {
  if (json !== true) {
    const table = await verified(file, content, voice);
    process.stdout.write(`${findings(table, voice).join('\n')}\n`);
    return EXIT.well;
  }
  try {
    const table = await verified(file, content, voice);
    print({ ok: true, ...facts(table) });
    return EXIT.well;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    print({ ok: false, problem: voice.say(error.phrase).trimEnd() });
    return EXIT.misuse;
  }
}

/** Reading checks the form, every line and the commitment; replaying checks every move. */
async function verified(file: string, content: string | undefined, voice: Voice): Promise<AnyTable> {
  const record = readRecord(await readTextFile(file));
  return replay(await gameOfRecord(record, content, voice), record);
}

const facts = (table: AnyTable) => ({
  game: table.game.name,
  moves: table.moves.length,
  over: table.isOver,
  winners: table.winners,
  seed: table.seed,
  commitment: commitmentTo(table.seed),
});

function findings(table: AnyTable, voice: Voice): string[] {
  const { moves, over, winners, seed, commitment } = facts(table);
  const names = voice.list(winners.map(seat => seatName(table, voice, seat)));
  return [
    voice.tell('cli.verified-game', { game: voice.nameOf('names.game'), moves }),
    over
      ? voice.tell('cli.verified-over', { count: winners.length, winners: names })
      : voice.tell('cli.verified-unfinished'),
    voice.tell('cli.verified-seed', { seed }),
    voice.tell('cli.verified-commitment', { commitment }),
  ];
}

const print = (facts: object): void => void process.stdout.write(`${JSON.stringify(facts, null, 2)}\n`);
