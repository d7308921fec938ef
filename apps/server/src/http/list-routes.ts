import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { gameNamed } from '@snowbound/catalogue';
import { say } from '@snowbound/engine';
import { whyHalted } from '@snowbound/table';
import type { FastifyReply } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Services } from '../services.ts';
import type { Cursor, StoredTable } from '../storage/port/tables.ts';
import { seatHolderSnapshots } from '../tables/presence.ts';
import type { SeatHolder } from '../tables/seat-holder.ts';
import { localeOf, readerFor } from '../words.ts';
import { visitorOrNew } from './visitor.ts';

const MOST_TABLES = 50;
const MOST_RECORDS = 20;

const Page = Type.Object({
  /** From the `next` link of the page before. */
  after: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}\\.[\\w-]{8,40}$' })),
  limit: Type.Optional(Type.String({ pattern: '^[1-9][0-9]?$' })),
});

/** Lists of tables. They come from rows alone, so a table that cannot be read spoils no list. */
export const listRoutes =
  ({ tables, users }: Services): FastifyPluginAsyncTypebox =>
  async app => {
    app.get('/api/tables', async () =>
      (await tables.store.listed()).map(row => {
        const isHere = (userId: string) => tables.loaded.known(row.id)?.watchers.isHere(userId) ?? false;
        const { id, game, players } = row;
        return {
          id,
          game,
          players,
          options: JSON.parse(row.options),
          places: seatHolderSnapshots(seatHoldersIn(row), isHere),
        };
      }),
    );

    app.get('/api/me/tables', { schema: { querystring: Page } }, async (request, reply) => {
      const { id } = await visitorOrNew(request, reply, users);
      const { most, after } = pageOf(request.query, MOST_TABLES);
      const rows = await tables.store.of(id, most, after);
      linkNextPage(reply, rows, most, '/api/me/tables');
      const locale = localeOf(request.headers['accept-language']);
      return Promise.all(
        rows
          .filter(row => isTheirs(row, id))
          .map(async row => {
            const { id: table, game, players, status, changed } = row;
            return { id: table, game, players, status, changed, halted: await haltedIn(row, locale) };
          }),
      );
    });

    app.get('/api/me/records', { schema: { querystring: Page } }, async (request, reply) => {
      const { id } = await visitorOrNew(request, reply, users);
      const { most, after } = pageOf(request.query, MOST_RECORDS);
      const rows = await tables.store.recordsOf(id, most, after);
      linkNextPage(reply, rows, most, '/api/me/records');
      return rows
        .filter(row => isTheirs(row, id))
        .map(({ id: table, game, changed, winners, record }) => {
          return { id: table, game, changed, winners, record };
        });
    });
  };

const seatHoldersIn = ({ places }: Pick<StoredTable, 'places'>): readonly SeatHolder[] =>
  JSON.parse(places) as SeatHolder[];

const isTheirs = (row: Pick<StoredTable, 'places'>, id: string): boolean =>
  seatHoldersIn(row).some(({ person }) => person === id);

/** Limit and position of a requested page. */
function pageOf({ after, limit }: Static<typeof Page>, most: number): { most: number; after: Cursor | null } {
  const [changed = '', ...id] = after?.split('.') ?? [];
  return {
    most: Math.min(most, Number(limit ?? most)),
    after: after === undefined ? null : { changed: Number(changed), id: id.join('.') },
  };
}

/** Links the next page if this one is full. */
function linkNextPage(
  reply: FastifyReply,
  rows: readonly Pick<StoredTable, 'id' | 'changed'>[],
  most: number,
  path: string,
): void {
  const last = rows.at(-1);
  if (last === undefined || rows.length < most) return;
  reply.header('link', `<${path}?after=${last.changed}.${last.id}&limit=${most}>; rel="next"`);
}

/** Why a running game of other rules is halted; `null` for all others. */
async function haltedIn(row: StoredTable, locale: ReturnType<typeof localeOf>): Promise<string | null> {
  const game = await gameNamed(row.game);
  if (row.status !== 'running' || row.rules === game.rules) return null;
  return say(whyHalted(row, game, null), await readerFor(locale, null));
}
