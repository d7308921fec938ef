import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { say, type Viewer } from '@snowbound/engine';
import { replay } from '@snowbound/table';
import { viewsOfLastMove } from '@snowbound/table/views-of-last-move';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { User } from '../tables/seat-holder.ts';
import { localeOf, phrase, readerFor } from '../words.ts';
import { visitorOrNew } from './visitor.ts';

const TableId = Type.Object({ id: Type.String({ minLength: 8, maxLength: 40 }) });
const SeatQuery = Type.Object({ seat: Type.String({ pattern: '^[0-8]$' }) });
const PastMove = Type.Object({ ...TableId.properties, move: Type.String({ pattern: '^[0-9]{1,6}$' }) });
const PastQuery = Type.Object({ viewer: Type.Optional(Type.String({ pattern: '^([0-8]|spectator)$' })) });

/** Reading a table: scores, printed content, past positions, whether undo is free. */
export const lookRoutes =
  ({ tables, users }: Services): FastifyPluginAsyncTypebox =>
  async app => {
    const at = async (request: FastifyRequest, reply: FastifyReply): Promise<{ live: LiveTable; user: User }> => {
      const user = await visitorOrNew(request, reply, users);
      const live = await tables.find((request.params as { id: string }).id);
      request.about = live;
      return { live, user };
    };
    const params = TableId;

    app.get('/api/tables/:id/scores', { schema: { params } }, async (request, reply) => {
      const { live } = await at(request, reply);
      if (live.result !== null) return live.result.scores;
      const { table } = live.history;
      return table.seating.map((_, seat) => table.score(seat));
    });

    app.get('/api/tables/:id/printed', { schema: { params } }, async (request, reply) => {
      const { printed = null } = (await at(request, reply)).live.game.content;
      return reply.send(printed);
    });

    app.get('/api/tables/:id/undo', { schema: { params, querystring: SeatQuery } }, async (request, reply) => {
      const { live, user } = await at(request, reply);
      const seat = Number(request.query.seat);
      if (live.placeIn(seat)?.person !== user.id) {
        throw new Refused('not-yours', phrase('', 'server.not-your-seat', { seat }), 'seat');
      }
      const unfree = live.whyNotUndo(seat);
      if (unfree === null) return { free: true };
      const { reason, asks } = unfree;
      const reader = await readerFor(localeOf(request.headers['accept-language']), live);
      return { free: false, asks, rule: reason.rule, text: say(reason, reader) };
    });

    app.get('/api/tables/:id/retold', { schema: { params } }, async (request, reply) => {
      const { live, user } = await at(request, reply);
      return viewsOfLastMove(live.game, live.history.table.record, live.viewerOf(user.id));
    });

    app.get('/api/tables/:id/past', { schema: { params } }, async (request, reply) => {
      const { live, user } = await at(request, reply);
      return { moves: live.history.table.length, viewers: viewersFor(live, user) };
    });

    app.get(
      '/api/tables/:id/past/:move',
      { schema: { params: PastMove, querystring: PastQuery } },
      async (request, reply) => {
        const { live, user } = await at(request, reply);
        const viewers = viewersFor(live, user);
        const viewer =
          viewers.find(candidate => String(candidate) === request.query.viewer) ?? viewers[0] ?? 'spectator';
        const then = replay(live.game, live.history.table.record, { moves: Number(request.params.move) });
        const { waiting, winners } = then;
        const answers = then.visibleAnswers(viewer);
        return { view: then.view(viewer), waiting, answers, winners, journal: then.journal(viewer) };
      },
    );
  };

/** The viewers that a user may choose for the past: their own while the game runs, all once it is over. */
function viewersFor(live: LiveTable, user: User): readonly Viewer[] {
  const { table } = live.history;
  return live.isOver ? ['spectator', ...table.seating.keys()] : [live.viewerOf(user.id)];
}
