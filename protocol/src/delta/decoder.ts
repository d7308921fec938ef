import type { Entry, OptionSnapshot, QuestionSnapshot } from '@snowbound/engine';
import type { ChatLine, ErrorBody, ServerMessage, Snapshot } from '../snapshot.ts';
import { changed } from './changed.ts';
import type { Change, Json } from './changes.ts';
import type { ChangeDelta, Delta, DoneDelta, OptionDelta, QuestionDelta } from './delta.ts';
import { DictionaryReader } from './dictionary.ts';
import { withAnswer } from './open-questions.ts';
import { PhraseDecoder, type PhraseDelta } from './phrases.ts';

/** What a client hears, with tables worked out in full. */
export type ServerEvent =
  | { readonly type: 'table'; readonly table: Snapshot }
  | { readonly type: 'done'; readonly ref: number; readonly number: number }
  | ({ readonly type: 'error'; readonly ref: number | null } & ErrorBody)
  | { readonly type: 'chat'; readonly table: string; readonly line: ChatLine };

type Said = ServerMessage | Delta | DoneDelta;

/** The words of one table as it is watched over one connection. */
interface Watched {
  id: string;
  readonly places: DictionaryReader<string>;
  readonly options: DictionaryReader<OptionSnapshot>;
  readonly phrases: PhraseDecoder;
}

/** The client’s end of a live connection: keeps the tables it watches as the server last showed them. */
export class DeltaDecoder {
  readonly #tables = new Map<string, Snapshot>();
  readonly #watched = new Map<number, Watched>();

  /** The message that watches a table; what its journal said before is not sent again. */
  watch(ref: number, table: string): string {
    const { journal = [], number = 0, mine: [place = null] = [] } = this.#tables.get(table) ?? {};
    return JSON.stringify({ type: 'watch', ref, table, journal: journal.length, number, place });
  }

  tableOf(id: string): Snapshot | null {
    return this.#tables.get(id) ?? null;
  }

  /** The connection is a new one: what only the old one knew is forgotten, the tables stay. */
  reconnect(): void {
    this.#watched.clear();
  }

  /** Understands what came over the wire: one message or several said in one go, in the short form or in full. */
  hear(text: string): readonly ServerEvent[] {
    const said = JSON.parse(text) as Said | readonly Said[];
    return Array.isArray(said) ? said.map(one => this.#understand(one)) : [this.#understand(said as Said)];
  }

  #understand(message: Said): ServerEvent {
    if ('t' in message) return this.#learn(message);
    if ('r' in message) return { type: 'done', ref: message.r, number: message.n };
    return message.type === 'table' ? this.#show(message.table, message.table) : message;
  }

  #learn({ t, n, w, a, s, q, j, c = [] }: Delta): ServerEvent {
    const watched = this.#watched.get(t) ?? newlyWatched();
    this.#watched.set(t, watched);
    const before = this.#tables.get(watched.id);
    const changes = c.map(change => heard(change, watched));
    const rest = changed((before ?? null) as unknown as Json, changes) as unknown as Snapshot;
    watched.id = rest.id;
    const table: Snapshot = {
      ...rest,
      number: n ?? rest.number,
      waiting: w ?? rest.waiting,
      answers: a ?? rest.answers,
      questions: q === undefined ? rest.questions : q.map(said => question(said, before?.questions ?? [], watched)),
    };
    if (s !== undefined) {
      const answer = { seat: s[0], move: s[1] ?? null };
      return this.#show({ ...table, ...withAnswer(table, table.number, answer) }, NO_MORE);
    }
    const [journalFrom = Number.POSITIVE_INFINITY, ...lines] = j ?? [];
    return this.#show(table, { journalFrom, journal: lines.map(line => entry(line, watched)) });
  }

  #show(table: Snapshot, { journalFrom, journal }: Pick<Snapshot, 'journalFrom' | 'journal'>): ServerEvent {
    const known = this.#tables.get(table.id)?.journal ?? [];
    const isSame = journal.length === 0 && journalFrom >= known.length;
    const whole = { ...table, journalFrom: 0, journal: isSame ? known : known.slice(0, journalFrom).concat(journal) };
    this.#tables.set(table.id, whole);
    return { type: 'table', table: whole };
  }
}

/** The journal is as it was. */
const NO_MORE = { journalFrom: Number.POSITIVE_INFINITY, journal: [] };

const newlyWatched = (): Watched => ({
  id: '',
  places: new DictionaryReader(),
  options: new DictionaryReader(),
  phrases: new PhraseDecoder(),
});

const heard = ([place, ...what]: ChangeDelta, { places }: Watched): Change =>
  [places.hear(place), ...what] as unknown as Change;

function entry(line: PhraseDelta, { phrases }: Watched): Entry {
  const { to, phrase } = phrases.hear(line);
  return { to: to === 'everyone' ? to : Number(to), tells: phrase };
}

function question(
  said: QuestionDelta,
  before: readonly QuestionSnapshot[],
  { phrases, options }: Watched,
): QuestionSnapshot {
  if (typeof said === 'number') return before[said] as QuestionSnapshot;
  const [seat, prompt, ...rest] = said;
  // Only what a question comes from is a bare text.
  const source = rest.find(one => typeof one === 'string');
  const offered = rest.filter(one => typeof one !== 'string');
  const spelt = ([move, targets, ...words]: OptionDelta): OptionSnapshot => ({
    move,
    words: phrases.hear(words).phrase,
    targets,
  });
  return {
    seat,
    prompt: { ...phrases.hear(prompt).phrase, ...(source !== undefined && { source }) },
    options: offered.map(option => options.hear<OptionDelta>(option, spelt)),
  };
}
