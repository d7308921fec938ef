import type { Entry, OptionSnapshot, QuestionSnapshot } from '@snowbound/engine';
import type { Snapshot } from '../snapshot.ts';
import type { SnapshotParts } from '../snapshot-parts.ts';
import { changesFrom, type FoundChange, type Json, type JsonPath, setTo, WHOLE } from './changes.ts';
import { DictionaryWriter, SerialDictionaryWriter } from './dictionary.ts';
import { type OpenQuestions, withAnswer } from './open-questions.ts';
import { PhraseEncoder } from './phrases.ts';

/** Encodes one table for one watcher, on a server or in a worker: knows what the watcher already has. */
export class DeltaEncoder {
  readonly #start: string;
  /** The last snapshot that was encoded. */
  #last: SnapshotParts | null = null;
  /** Its open questions, with the secret answers since then. */
  #open: OpenQuestions | null = null;
  /** How many journal entries the watcher has. */
  #sent: number;
  readonly #paths = new SerialDictionaryWriter<JsonPath>();
  readonly #options = new DictionaryWriter<OptionSnapshot>(',');
  readonly #phrases = new PhraseEncoder();

  /** `sent` is how many journal entries the watcher has from before. */
  constructor(handle: number, sent: number) {
    this.#start = `{"t":${handle}`;
    this.#sent = sent;
  }

  /** The `Delta` since the last snapshot; `null` if nothing is new. Of the journal sent before, `kept` entries still hold. */
  encode(parts: SnapshotParts, kept: number): string | null {
    const { number, waiting, answers, questions, journal } = parts;
    const before = this.#last;
    const open = this.#open;
    this.#last = parts;
    this.#open = parts;
    // Hand-written JSON: this runs for every move and every watcher.
    let text = this.#start;
    if (open?.number !== number) text += `,"n":${number}`;
    if (!isSameList(open?.waiting, waiting)) text += `,"w":[${waiting}]`;
    if (!isSameAnswers(open?.answers, answers)) text += `,"a":${JSON.stringify(answers)}`;
    text += this.#questions(open?.questions, questions);
    const from = Math.min(this.#sent, kept, journal.length);
    if (before === null || from < this.#sent || from < journal.length) text += this.#journal(journal, from);
    this.#sent = journal.length;
    if (before === null) text += this.#changes([setTo(WHOLE, json(fieldsOf(parts)))]);
    else text += this.#changes(viewChanges(before.view, parts.view), headerChanges(before, parts));
    return text === this.#start ? null : `${text}}`;
  }

  /** The `Delta` of one secret answer, if nothing else has changed. The table must have been encoded once. */
  encodeSecretAnswer(number: number, answer: Snapshot['answers'][number]): string {
    if (this.#open === null) throw new Error('no snapshot was encoded yet');
    this.#open = withAnswer(this.#open, number, answer);
    const { seat, move } = answer;
    return `${this.#start},"n":${number},"s":[${seat}${move === null ? '' : `,${JSON.stringify(move)}`}]}`;
  }

  #journal(journal: readonly Entry[], from: number): string {
    let text = `,"j":[${from}`;
    for (let index = from; index < journal.length; index++) {
      const { to, tells } = journal[index] as Entry;
      text += `,[${this.#phrases.write(tells, to)}]`;
    }
    return `${text}]`;
  }

  #changes(...found: readonly (readonly FoundChange[])[]): string {
    let text = '';
    for (const changes of found) {
      for (const { path, rest } of changes) {
        // One template instead of several `+`, each of which makes a string.
        text += `${text === '' ? ',"c":[[' : ',['}${this.#paths.numberOf(path) ?? path.json}${rest}`;
      }
    }
    return text === '' ? '' : `${text}]`;
  }

  #questions(before: readonly QuestionSnapshot[] | undefined, after: readonly QuestionSnapshot[]): string {
    let isSame = after.length === before?.length;
    let text = '';
    for (let index = 0; index < after.length; index++) {
      const question = after[index] as QuestionSnapshot;
      const same = before === undefined ? -1 : before.findIndex(old => isSameQuestion(old, question));
      isSame &&= same === index;
      text += `${index === 0 ? '' : ','}${same < 0 ? this.#question(question) : same}`;
    }
    return isSame ? '' : `,"q":[${text}]`;
  }

  #question({ seat, prompt, options }: QuestionSnapshot): string {
    let text = `[${seat},[${this.#phrases.write(prompt)}]`;
    if (prompt.source !== undefined) text += `,${JSON.stringify(prompt.source)}`;
    for (const option of options) text += this.#options.numberOf(option) ?? this.#option(option);
    return `${text}]`;
  }

  #option(option: OptionSnapshot): string {
    return `,[${moveAndTargets(option)},${this.#phrases.write(option.words)}]`;
  }
}

/** Move and targets of an option as JSON, cached because options are made once for all tables. */
const OPTION_JSON = new WeakMap<OptionSnapshot, string>();

function moveAndTargets(option: OptionSnapshot): string {
  const known = OPTION_JSON.get(option);
  if (known !== undefined) return known;
  const text = `${JSON.stringify(option.move)},${JSON.stringify(option.targets)}`;
  OPTION_JSON.set(option, text);
  return text;
}

const NONE: readonly FoundChange[] = [];

/** The fields that `c` describes, in one object. */
const fieldsOf = ({ header, mine, view }: SnapshotParts): object => ({ ...header, mine, view });

/** Changes outside the view; nearly always none. */
function headerChanges(before: SnapshotParts, after: SnapshotParts): readonly FoundChange[] {
  if (before.header === after.header && before.mine === after.mine) return NONE;
  return changesFrom(json({ ...before.header, mine: before.mine }), json({ ...after.header, mine: after.mine }), WHOLE);
}

/** The last comparison of views, cached because the next watcher often sees the same. */
let lastViews: { readonly before: unknown; readonly after: unknown; readonly changes: readonly FoundChange[] } = {
  before: null,
  after: null,
  changes: [],
};
const VIEW = WHOLE.at('view');

function viewChanges(before: unknown, after: unknown): readonly FoundChange[] {
  if (before === after) return NONE;
  if (lastViews.before !== before || lastViews.after !== after) {
    lastViews = { before, after, changes: changesFrom(before as Json, after as Json, VIEW) };
  }
  return lastViews.changes;
}

const json = (fields: object): Json => fields as unknown as Json;

function isSameList<Item>(one: readonly Item[] | undefined, other: readonly Item[]): boolean {
  if (one === undefined || one.length !== other.length) return false;
  for (let index = 0; index < other.length; index++) if (one[index] !== other[index]) return false;
  return true;
}

const isSameAnswers = (one: Snapshot['answers'] | undefined, other: Snapshot['answers']): boolean =>
  one === other ||
  (one !== undefined &&
    one.length === other.length &&
    one.every(({ seat, move }, index) => seat === other[index]?.seat && move === other[index]?.move));

/** Equal prompts and options are identical objects, because the game makes each once. */
const isSameQuestion = (one: QuestionSnapshot, other: QuestionSnapshot): boolean =>
  one.seat === other.seat && one.prompt === other.prompt && isSameList(one.options, other.options);
