import { type Locale, say } from '@snowbound/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '../tables/seat-holder.ts';
import type { Users } from '../users/users.ts';
import { type About, localeOf, phrase, readerFor } from '../words.ts';

const COOKIE = 'snowbound';
const TEN_YEARS_IN_SECONDS = 10 * 365 * 24 * 3600;

declare module 'fastify' {
  interface FastifyRequest {
    /** The game of the request, whose words a refusal may need. */
    about?: About;
  }
}

/** The parts of a request that identify its sender. */
export interface Credentials {
  readonly cookies: FastifyRequest['cookies'];
  readonly locale: Locale;
}

/** The user of a read request without a cookie. */
const NOBODY: User = { id: '', name: '' };
const READ_ONLY = ['GET', 'HEAD'];

/** The user of a signed cookie, or `null`. A user who is not stored yet gets a default name. */
export async function visitorWith(
  { cookies, locale }: Credentials,
  signer: Pick<FastifyRequest, 'unsignCookie'>,
  users: Users,
): Promise<User | null> {
  const cookie = cookies[COOKIE];
  const { valid, value: id } = cookie === undefined ? { valid: false, value: null } : signer.unsignCookie(cookie);
  if (!valid || id === null) return null;
  return (await users.find(id)) ?? { id, name: await defaultName(locale) };
}

/** The user of a request. A request that changes something creates and stores the user if needed. */
export async function visitorOrNew(request: FastifyRequest, reply: FastifyReply, users: Users): Promise<User> {
  if (READ_ONLY.includes(request.method)) return (await visitorWith(credentialsOf(request), request, users)) ?? NOBODY;
  const user = await userOrNew(request, reply, users);
  await users.keep(user);
  return user;
}

/** The user of a request. A new user gets a cookie, and is stored with their first change. */
export async function userOrNew(request: FastifyRequest, reply: FastifyReply, users: Users): Promise<User> {
  const credentials = credentialsOf(request);
  const known = await visitorWith(credentials, request, users);
  if (known !== null) return known;
  const user = users.newUser(await defaultName(credentials.locale));
  setIdentity(reply, user, request.protocol === 'https');
  return user;
}

const credentialsOf = ({ cookies, headers }: FastifyRequest): Credentials => ({
  cookies,
  locale: localeOf(headers['accept-language']),
});

const defaultName = async (locale: Locale): Promise<string> =>
  say(phrase('', 'server.guest'), await readerFor(locale, null));

export function setIdentity(reply: FastifyReply, { id }: User, secure: boolean): void {
  reply.setCookie(COOKIE, id, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    maxAge: TEN_YEARS_IN_SECONDS,
  });
}
