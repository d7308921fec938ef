import { usualBotFor } from '@snowbound/catalogue';
import { RULES, type Viewer } from '@snowbound/engine';
import { readRecord } from '@snowbound/table';
import { keepNew } from '../clients/device/create-table.ts';
import type { TableClient } from '../clients/table-client.ts';
import { settings } from '../settings/settings.svelte.ts';

/** Plays on from a move on this device: the place looked through, mine or the first is mine, bots take the others. */
export async function branchFrom(client: TableClient, move: number, viewer: Viewer): Promise<string> {
  const { table } = client;
  const record = readRecord(await client.record());
  const eyes = viewer === 'spectator' ? (table?.mine[0] ?? 0) : (table?.people[viewer] ?? 0);
  const me = eyes === RULES ? 0 : eyes;
  const places = Array.from({ length: record.players }, (_, playerIndex) =>
    playerIndex === me
      ? { kind: 'person' as const, name: settings.name, bot: null }
      : { kind: 'bot' as const, name: '', bot: usualBotFor(record.game) },
  );
  // What came after is known, so a branch counts as a move taken back.
  const branched = { ...record, takenBack: record.takenBack + 1, moves: record.moves.slice(0, move) };
  return keepNew(branched, places, await client.content());
}
