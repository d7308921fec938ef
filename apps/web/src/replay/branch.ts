import { USUAL_BOT } from '@snowbound/catalogue';
import { RULES, type Viewer } from '@snowbound/engine';
import { readRecord } from '@snowbound/table';
import { settings } from '../settings/settings.svelte.ts';
import { keepNew } from '../sittings/local/lay.ts';
import type { Sitting } from '../sittings/sitting.ts';

/** Plays on from a move on this device: the place looked through, mine or the first is mine, bots take the others. */
export async function branchFrom(sitting: Sitting, move: number, viewer: Viewer): Promise<string> {
  const { table } = sitting;
  const record = readRecord(await sitting.record());
  const eyes = viewer === 'spectator' ? (table?.mine[0] ?? 0) : (table?.people[viewer] ?? 0);
  const me = eyes === RULES ? 0 : eyes;
  const places = Array.from({ length: record.players }, (_, person) =>
    person === me
      ? { kind: 'person' as const, name: settings.name, bot: null }
      : { kind: 'bot' as const, name: '', bot: USUAL_BOT },
  );
  // What came after is known, so a branch counts as a move taken back.
  const branched = { ...record, takenBack: record.takenBack + 1, moves: record.moves.slice(0, move) };
  return keepNew(branched, places, await sitting.content());
}
