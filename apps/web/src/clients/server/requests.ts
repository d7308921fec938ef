import type { ErrorBody } from '@snowbound/protocol';
import { settings } from '../../settings/settings.svelte.ts';
import type { Refusal } from '../table-client.ts';

/** The server said no, in the reader's language. */
export class RequestRefused extends Error implements Refusal {
  readonly code: string;
  readonly rule: string;
  readonly text: string;

  constructor({ error: { code, message, rule = '' } }: ErrorBody) {
    super(message);
    this.name = 'Refused';
    this.code = code;
    this.rule = rule;
    this.text = message;
  }
}

const TRIES = 5;
const FIRST_PAUSE = 400;

const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));

/** Asks the server; what did not arrive is sent again, which every request of ours can bear. */
export async function ask<Answer>(path: string, body?: unknown, method?: string): Promise<Answer> {
  const response = await persistently(() =>
    fetch(`/api${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        'accept-language': settings.locale,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  if (!response.ok) throw await refusalIn(response);
  const isText = response.headers.get('content-type')?.startsWith('text/plain') === true;
  return (isText ? await response.text() : await response.json()) as Answer;
}

/** Something the server does or refuses; what went wrong otherwise is thrown. */
export async function tryTo<Answer>(
  path: string,
  body: unknown,
  done?: (answer: Answer) => Promise<void>,
): Promise<Refusal | null> {
  try {
    const answer = await ask<Answer>(path, body);
    await done?.(answer);
    return null;
  } catch (error) {
    if (error instanceof RequestRefused) return error;
    throw error;
  }
}

async function persistently(send: () => Promise<Response>): Promise<Response> {
  for (let tried = 1; ; tried++) {
    try {
      return await send();
    } catch (error) {
      if (tried === TRIES) throw error;
      await pause(FIRST_PAUSE * 2 ** tried);
    }
  }
}

async function refusalIn(response: Response): Promise<Error> {
  try {
    return new RequestRefused((await response.json()) as ErrorBody);
  } catch {
    return new Error(`${response.status} ${response.statusText}`);
  }
}

export interface Me {
  readonly id: string;
  readonly name: string;
}

/** Who I am to the server: somebody new gets an identity, and the name chosen here. */
export async function introduce(): Promise<Me> {
  const me = await ask<Me>('/me');
  return settings.name !== '' && me.name !== settings.name ? ask<Me>('/me', { name: settings.name }, 'PUT') : me;
}
