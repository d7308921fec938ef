import { type Locale, Problem, say } from '@snowbound/engine';
import type { ErrorBody } from '@snowbound/protocol';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type Code, Refused, STATUS } from '../refused.ts';
import { troubleOf } from '../storage/open.ts';
import { type About, localeOf, phrase, readerFor } from '../words.ts';

/** A refusal in the reader's language. It never contains internals. */
export async function errorBody(refused: Refused, locale: Locale, about: About | null): Promise<ErrorBody> {
  const message = say(refused.phrase, await readerFor(locale, about));
  const { code, at } = refused;
  const { rule } = refused.phrase;
  return { error: { code, message, ...(rule === '' ? {} : { rule }), ...(at === null ? {} : { at }) } };
}

/** An error as a refusal; `null` for an internal error. */
export function refusalOf(error: unknown): Refused | null {
  if (error instanceof Refused) return error;
  if (error instanceof Problem) return new Refused('invalid', error.phrase);
  if (troubleOf(error) !== null) return new Refused('storage', phrase('', 'server.not-stored'));
  const { validation, statusCode, message } = error as Partial<FastifyError>;
  const [first] = validation ?? [];
  if (first !== undefined) {
    const at = first.instancePath.slice(1).replaceAll('/', '.');
    return new Refused('invalid', phrase('', 'server.invalid', { why: first.message ?? '' }), at === '' ? null : at);
  }
  if (statusCode === 429) return new Refused('too-much', phrase('', 'server.too-much', { seconds: 60 }));
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new Refused('invalid', phrase('', 'server.invalid', { why: message ?? '' }));
  }
  return null;
}

/** Answers a request that failed. */
export async function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const refused = refusalOf(error);
  const locale = localeOf(request.headers['accept-language']);
  if (refused === null) {
    request.log.error({ reason: String(error), stack: error instanceof Error ? error.stack : undefined }, 'a fault');
    const message = say(phrase('', 'server.fault'), await readerFor(locale, null));
    await reply.status(500).send({ error: { code: 'fault', message } } satisfies ErrorBody);
    return;
  }
  await reply.status(statusOf(error, refused.code)).send(await errorBody(refused, locale, request.about ?? null));
}

/** Fastify has more exact codes for some cases, such as a body that is too large. */
function statusOf(error: unknown, code: Code): number {
  const { statusCode } = error as { statusCode?: number };
  return error instanceof Refused || error instanceof Problem || statusCode === undefined ? STATUS[code] : statusCode;
}
