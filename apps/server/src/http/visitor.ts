import { type Locale, say } from '@snowbound/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '../tables/seat-holder.ts';
import type { Users } from '../users/users.ts';
import { type About, localeOf, phrase, readerFor } from '../words.ts';

const COOKIE = 'snowbound';
const TEN_YEARS_IN_SECONDS = 10 * 365 * 24 * 3600;

declare module 'fastify' {
  interface FastifyRequest {
    /** What the request is about, so that refusals can be said in its words. */
    about?: About;
  }
}

/** What a request says about who sends it. */
export interface Introduction {
  readonly cookies: FastifyRequest['cookies'];
  readonly locale: Locale;
}

/** Who only looks is nobody in particular: nothing is theirs. */
const NOBODY: User = { id: '', name: '' };
const ONLY_LOOK = ['GET', 'HEAD'];

/** The person whose signed cookie is among these. Who has done nothing yet is called a guest. */
export async function visitorWith(
  { cookies, locale }: Introduction,
  signer: Pick<FastifyRequest, 'unsignCookie'>,
  users: Users,
): Promise<User | null> {
  const cookie = cookies[COOKIE];
  const { valid, value: id } = cookie === undefined ? { valid: false, value: null } : signer.unsignCookie(cookie);
  if (!valid || id === null) return null;
  return (await users.find(id)) ?? { id, name: await usualName(locale) };
}

/** The person a request comes from. Who does something is kept from then on, and gets an identity if they have none. */
export async function visitorOrNew(request: FastifyRequest, reply: FastifyReply, users: Users): Promise<User> {
  if (ONLY_LOOK.includes(request.method)) return (await visitorWith(introductionOf(request), request, users)) ?? NOBODY;
  const user = await introduced(request, reply, users);
  users.keep(user);
  return user;
}

/** The person a request comes from; somebody new gets an identity, which is no more than a cookie until they do something. */
export async function introduced(request: FastifyRequest, reply: FastifyReply, users: Users): Promise<User> {
  const introduction = introductionOf(request);
  const known = await visitorWith(introduction, request, users);
  if (known !== null) return known;
  const user = users.newUser(await usualName(introduction.locale));
  setIdentity(reply, user, request.protocol === 'https');
  return user;
}

const introductionOf = ({ cookies, headers }: FastifyRequest): Introduction => ({
  cookies,
  locale: localeOf(headers['accept-language']),
});

const usualName = async (locale: Locale): Promise<string> =>
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
