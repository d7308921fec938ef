import { type AnyGame, say } from '@snowbound/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { People } from '../people/people.ts';
import type { Guest } from '../tables/place.ts';
import { localeOf, phrase, readerFor } from '../words.ts';

const COOKIE = 'snowbound';
const TEN_YEARS_IN_SECONDS = 10 * 365 * 24 * 3600;

declare module 'fastify' {
  interface FastifyRequest {
    /** The game the request is about, so that refusals can be said in its words. */
    game?: AnyGame;
  }
}

/** The person a request comes from, by its signed cookie. */
export function visitorOf(request: FastifyRequest, people: People): Promise<Guest | null> {
  return visitorWith(request.cookies, request, people);
}

/** The person whose signed cookie is among these. */
export async function visitorWith(
  cookies: FastifyRequest['cookies'],
  signer: Pick<FastifyRequest, 'unsignCookie'>,
  people: People,
): Promise<Guest | null> {
  const cookie = cookies[COOKIE];
  const { valid, value } = cookie === undefined ? { valid: false, value: null } : signer.unsignCookie(cookie);
  return valid && value !== null ? people.find(value) : null;
}

/** The person a request comes from; somebody new gets an identity. */
export async function visitorOrNew(request: FastifyRequest, reply: FastifyReply, people: People): Promise<Guest> {
  const known = await visitorOf(request, people);
  if (known !== null) return known;
  const reader = await readerFor(localeOf(request.headers['accept-language']), null);
  const guest = await people.arrive(say(phrase('', 'server.guest'), reader));
  greet(reply, guest, request.protocol === 'https');
  return guest;
}

export function greet(reply: FastifyReply, { id }: Guest, secure: boolean): void {
  reply.setCookie(COOKIE, id, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    maxAge: TEN_YEARS_IN_SECONDS,
  });
}
