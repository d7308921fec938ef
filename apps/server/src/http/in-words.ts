import { say } from '@snowbound/engine';
import type { Snapshot } from '@snowbound/protocol';
import type { FastifyRequest } from 'fastify';
import type { LiveTable } from '../tables/live-table.ts';
import { localeOf, readerFor } from '../words.ts';

/** Journal and questions of a table, as sentences in the reader’s language. */
export interface InWords {
  /** Why this version cannot continue the game. */
  readonly halted: string | null;
  readonly journal: readonly string[];
  readonly questions: readonly {
    readonly seat: number;
    readonly prompt: string;
    readonly options: readonly { readonly move: string; readonly words: string }[];
  }[];
}

export async function inWords(
  live: LiveTable,
  { halted, journal, questions }: Snapshot,
  request: FastifyRequest,
): Promise<InWords> {
  const reader = await readerFor(localeOf(request.headers['accept-language']), live);
  return {
    halted: halted === null ? null : say(halted, reader),
    journal: journal.map(({ tells }) => say(tells, reader)),
    questions: questions.map(({ seat, prompt, options }) => ({
      seat,
      prompt: say(prompt, reader),
      options: options.map(({ move, words }) => ({ move, words: say(words, reader) })),
    })),
  };
}

/** The same as lines of text, for use with curl. Each line begins with its kind. */
export function inLines({ number, status, journalFrom }: Snapshot, { halted, journal, questions }: InWords): string {
  const lines = [
    `status ${status}`,
    ...(halted === null ? [] : [`! ${halted}`]),
    `number ${number}`,
    `journal ${journalFrom + journal.length}`,
    ...journal.map(sentence => `~ ${sentence}`),
  ];
  for (const { seat, prompt, options } of questions) {
    lines.push(`seat ${seat} ${prompt}`, ...options.map(({ move, words }) => `> ${move}\t${words}`));
  }
  return `${lines.join('\n')}\n`;
}
