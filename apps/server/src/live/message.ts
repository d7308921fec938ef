import type { ClientMessage } from '@snowbound/protocol';
import type { Check } from '../http/checks.ts';
import { Refused } from '../refused.ts';
import { phrase } from '../words.ts';

/** A client message, checked as requests are. */
export function readMessage(text: string, isClientMessage: Check): ClientMessage {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    throw new Refused('invalid', phrase('', 'server.invalid', { why: 'JSON' }));
  }
  if (isClientMessage(message) === true) return message as ClientMessage;
  const [first] = isClientMessage.errors ?? [];
  const at = first?.instancePath.slice(1).replaceAll('/', '.') ?? '';
  throw new Refused('invalid', phrase('', 'server.invalid', { why: first?.message ?? '' }), at === '' ? null : at);
}
