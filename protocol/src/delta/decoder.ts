import type { Entry, OptionSnapshot, QuestionSnapshot } from '@snowbound/engine';
import type { ChatLine, ErrorBody, ServerMessage, Snapshot } from '../snapshot.ts';
import { applyChanges } from './apply-changes.ts';
import type { Change, Json } from './changes.ts';
import type { ChangeDelta, Delta, DoneDelta, OptionDelta, QuestionDelta } from './delta.ts';
import { DictionaryReader } from './dictionary.ts';
import { withAnswer } from './open-questions.ts';
import { PhraseDecoder, type PhraseDelta } from './phrases.ts';

/** A message of the server, with snapshots in full. */
export type ServerEvent =
  | { readonly type: 'table'; readonly table: Snapshot }
  | { readonly type: 'done'; readonly ref: number; readonly number: number }
  | ({ readonly type: 'error'; readonly ref: number | null } & ErrorBody)
  | { readonly type: 'chat'; readonly table: string; readonly line: ChatLine };

type WireMessage = ServerMessage | Delta | DoneDelta;

/** The dictionaries of one table that is watched over one connection. */
interface WatchedTable {
  id: string;
  readonly paths: DictionaryReader<string>;
  readonly options: DictionaryReader<OptionSnapshot>;
  readonly phrases: PhraseDecoder;
}

/** The client’s end of a live connection: keeps the last snapshot of every table it watches. */
export class DeltaDecoder {
  readonly #tables = new Map<string, Snapshot>();
  readonly #watched = new Map<number, WatchedTable>();

  /** The message that watches a table. The server does not send again the journal entries that are here already. */
  watch(ref: number, table: string): string {
    const { journal = [], number = 0, mine: [place = null] = [] } = this.#tables.get(table) ?? {};
    return JSON.stringify({ type: 'watch', ref, table, journal: journal.length, number, place });
  }

  tableOf(id: string): Snapshot | null {
    return this.#tables.get(id) ?? null;
  }

  /** Starts on a new connection: dictionaries belong to a connection, snapshots stay. */
  reconnect(): void {
    this.#watched.clear();
  }

  /** Decodes one message or a list of messages, in the short form or in full. */
  hear(text: string): readonly ServerEvent[] {
    const received = JSON.parse(text) as WireMessage | readonly WireMessage[];
    return Array.isArray(received) ? received.map(one => this.#decode(one)) : [this.#decode(received as WireMessage)];
  }

  #decode(message: WireMessage): ServerEvent {
    if ('t' in message) return this.#apply(message);
    if ('r' in message) return { type: 'done', ref: message.r, number: message.n };
    return message.type === 'table' ? this.#store(message.table, message.table) : message;
  }

  #apply({ t, n, w, a, s, q, j, c = [] }: Delta): ServerEvent {
    const watched = this.#watched.get(t) ?? newWatchedTable();
    this.#watched.set(t, watched);
    const before = this.#tables.get(watched.id);
    const changes = c.map(change => decodedChange(change, watched));
    const rest = applyChanges((before ?? null) as unknown as Json, changes) as unknown as Snapshot;
    watched.id = rest.id;
    const table: Snapshot = {
      ...rest,
      number: n ?? rest.number,
      waiting: w ?? rest.waiting,
      answers: a ?? rest.answers,
      questions: q === undefined ? rest.questions : q.map(delta => question(delta, before?.questions ?? [], watched)),
    };
    if (s !== undefined) {
      const answer = { seat: s[0], move: s[1] ?? null };
      return this.#store({ ...table, ...withAnswer(table, table.number, answer) }, NO_ENTRIES);
    }
    const [journalFrom = Number.POSITIVE_INFINITY, ...lines] = j ?? [];
    return this.#store(table, { journalFrom, journal: lines.map(line => entry(line, watched)) });
  }

  #store(table: Snapshot, { journalFrom, journal }: Pick<Snapshot, 'journalFrom' | 'journal'>): ServerEvent {
    const known = this.#tables.get(table.id)?.journal ?? [];
    const isSame = journal.length === 0 && journalFrom >= known.length;
    const whole = { ...table, journalFrom: 0, journal: isSame ? known : known.slice(0, journalFrom).concat(journal) };
    this.#tables.set(table.id, whole);
    return { type: 'table', table: whole };
  }
}

/** No new journal entries. */
const NO_ENTRIES = { journalFrom: Number.POSITIVE_INFINITY, journal: [] };

const newWatchedTable = (): WatchedTable => ({
  id: '',
  paths: new DictionaryReader(),
  options: new DictionaryReader(),
  phrases: new PhraseDecoder(),
});

const decodedChange = ([path, ...rest]: ChangeDelta, { paths }: WatchedTable): Change =>
  [paths.read(path), ...rest] as unknown as Change;

function entry(line: PhraseDelta, { phrases }: WatchedTable): Entry {
  const { to, phrase } = phrases.read(line);
  return { to: to === 'everyone' ? to : Number(to), tells: phrase };
}

function question(
  delta: QuestionDelta,
  before: readonly QuestionSnapshot[],
  { phrases, options }: WatchedTable,
): QuestionSnapshot {
  if (typeof delta === 'number') return before[delta] as QuestionSnapshot;
  const [seat, prompt, ...rest] = delta;
  // The source of a question is the only bare text.
  const source = rest.find(one => typeof one === 'string');
  const offered = rest.filter(one => typeof one !== 'string');
  const decodedOption = ([move, targets, ...words]: OptionDelta): OptionSnapshot => ({
    move,
    words: phrases.read(words).phrase,
    targets,
  });
  return {
    seat,
    prompt: { ...phrases.read(prompt).phrase, ...(source !== undefined && { source }) },
    options: offered.map(option => options.read<OptionDelta>(option, decodedOption)),
  };
}
