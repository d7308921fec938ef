import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { botsFor, GAME_NAMES, gameNamed, usualBotFor } from '@snowbound/catalogue';
import { say } from '@snowbound/engine';
import { type ChatSpeaker, Handover, Mute, NewChat, NewMove, NewTable, SeatOnly, Vote } from '@snowbound/protocol';
import { writeRecord } from '@snowbound/table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { User } from '../tables/seat-holder.ts';
import { localeOf, phrase, readerFor } from '../words.ts';
import { networkOf } from './address.ts';
import { inLines, inWords } from './in-words.ts';
import { visitorOrNew } from './visitor.ts';

const TableId = Type.Object({ id: Type.String({ minLength: 8, maxLength: 40 }) });
const Start = Type.Object({ bot: Type.Optional(Type.String({ maxLength: 20 })) }, { additionalProperties: false });
const Look = Type.Object({ journal: Type.Optional(Type.String({ pattern: '^[0-9]{1,6}$' })) });
const Asked = { seat: Type.String({ pattern: '^[0-8]$' }) };
const What = Type.Object({ ...Asked, what: Type.String({ maxLength: 200 }) });
const Move = Type.Object({ ...Asked, move: Type.String({ maxLength: 200 }) });

/** Tables: create, read, join, play, undo, chat. */
export const tableRoutes =
  ({ tables, contents, users, chat }: Services): FastifyPluginAsyncTypebox =>
  async app => {
    const at = async (request: FastifyRequest, reply: FastifyReply): Promise<{ live: LiveTable; user: User }> => {
      const user = await visitorOrNew(request, reply, users);
      const live = await tables.find((request.params as { id: string }).id);
      request.about = live;
      return { live, user };
    };
    const params = TableId;

    app.get('/api/games', async () =>
      Promise.all(
        GAME_NAMES.map(async name => {
          const game = await gameNamed(name);
          const { players, options } = game;
          return { name, players, options, content: await contents.usualFor(game), bots: botsFor(name) };
        }),
      ),
    );

    app.post('/api/tables', { schema: { body: NewTable } }, async (request, reply) => {
      const user = await visitorOrNew(request, reply, users);
      const live = await tables.createTable(request.body, user);
      return reply.status(201).send(live.snapshotFor(user.id));
    });

    app.get('/api/tables/:id', { schema: { params, querystring: Look } }, async (request, reply) => {
      const { live, user } = await at(request, reply);
      const snapshot = live.snapshotFor(user.id, Number(request.query.journal ?? 0));
      return { ...snapshot, said: await inWords(live, snapshot, request) };
    });

    app.get('/api/tables/:id/text', { schema: { params, querystring: Look } }, async (request, reply) => {
      const { live, user } = await at(request, reply);
      const snapshot = live.snapshotFor(user.id, Number(request.query.journal ?? 0));
      return reply.type('text/plain; charset=utf-8').send(inLines(snapshot, await inWords(live, snapshot, request)));
    });

    app.post('/api/tables/:id/join', { schema: { params } }, async (request, reply) => {
      const { live, user } = await at(request, reply);
      await tables.join(live, user);
      return live.snapshotFor(user.id);
    });

    app.post('/api/tables/:id/leave', { schema: { params } }, async (request, reply) => {
      const { live, user } = await at(request, reply);
      await tables.leave(live, user);
      return live.snapshotFor(user.id);
    });

    app.post('/api/tables/:id/start', { schema: { params, body: Start } }, async (request, reply) => {
      const { live, user } = await at(request, reply);
      await tables.start(live, user, request.body.bot ?? usualBotFor(live.game.name));
      return live.snapshotFor(user.id);
    });

    app.post('/api/tables/:id/handover', { schema: { params, body: Handover } }, async (request, reply) => {
      const { live, user } = await at(request, reply);
      await tables.handOver(live, user, request.body.place, request.body.to);
      return live.snapshotFor(user.id);
    });

    app.post('/api/tables/:id/moves', { schema: { params, body: NewMove } }, async (request, reply) => {
      const { live, user } = await at(request, reply);
      return { number: await live.play(user.id, request.body) };
    });

    /** The table and a seat, which must be the user's. */
    const inSeat = async (request: FastifyRequest, reply: FastifyReply, asked: string) => {
      const { live, user } = await at(request, reply);
      const seat = Number(asked);
      if (live.placeIn(seat)?.person !== user.id) {
        throw new Refused('not-yours', phrase('', 'server.not-your-seat', { seat }), 'seat');
      }
      return { live, seat };
    };

    app.get('/api/tables/:id/payments', { schema: { params, querystring: Move } }, async (request, reply) => {
      const { live, seat } = await inSeat(request, reply, request.query.seat);
      return live.history.table.payments(seat, request.query.move);
    });

    app.get('/api/tables/:id/why-not', { schema: { params, querystring: What } }, async (request, reply) => {
      const { live, seat } = await inSeat(request, reply, request.query.seat);
      const reason = live.history.table.whyNot(seat, request.query.what);
      if (reason === null) return { offered: true };
      const reader = await readerFor(localeOf(request.headers['accept-language']), live);
      return { offered: false, rule: reason.rule, text: say(reason, reader) };
    });

    app.post('/api/tables/:id/undo', { schema: { params, body: SeatOnly } }, async (request, reply) => {
      const { live, user } = await at(request, reply);
      return { number: await live.undo(user.id, request.body.seat), undo: live.undoRequest };
    });

    app.post('/api/tables/:id/undo/vote', { schema: { params, body: Vote } }, async (request, reply) => {
      const { live, user } = await at(request, reply);
      return { number: await live.vote(user.id, request.body.agree), undo: live.undoRequest };
    });

    app.post('/api/tables/:id/chat', { schema: { params, body: NewChat } }, async (request, reply) => {
      const { live, user } = await at(request, reply);
      return chat.say(live, { user, network: networkOf(request.ip) }, request.body.text);
    });

    app.get('/api/tables/:id/chat', { schema: { params } }, async (request, reply) => {
      const { live, user } = await at(request, reply);
      return live.chat.heardBy(user.id);
    });

    app.post('/api/tables/:id/mute', { schema: { params, body: Mute } }, async (request, reply) => {
      const { live, user } = await at(request, reply);
      const { muted, ...whom } = request.body;
      await live.mute(user.id, whom, muted);
      return { muted };
    });

    app.get('/api/tables/:id/mutes', { schema: { params } }, async (request, reply) => {
      const { live, user } = await at(request, reply);
      const speakerOf = async (userId: string): Promise<ChatSpeaker> => {
        const name = (await users.find(userId))?.name ?? '';
        return { speaker: live.chat.speakerId(userId), name, place: live.placeOf(userId) };
      };
      return Promise.all((await live.chat.mutedBy(user.id)).map(speakerOf));
    });

    app.post('/api/tables/:id/rematch', { schema: { params } }, async (request, reply) => {
      const { live, user } = await at(request, reply);
      return { id: await tables.rematch(live, user) };
    });

    app.get('/api/tables/:id/record', { schema: { params } }, async (request, reply) => {
      const { live } = await at(request, reply);
      // The record holds the seed and so everybody's secrets, so it is available only after the end.
      if (!live.isOver) throw new Refused('not-now', phrase('', 'server.not-over'));
      const record = live.result?.record ?? writeRecord(live.history.table.record);
      return reply.type('text/plain; charset=utf-8').send(record);
    });
  };
