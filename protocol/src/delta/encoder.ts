import type { Entry, OptionSnapshot, QuestionSnapshot } from '@snowbound/engine';
import type { Snapshot } from '../snapshot.ts';
import type { SnapshotParts } from '../snapshot-parts.ts';
import { changesFrom, type FoundChange, type Json, type JsonPath, setTo, WHOLE } from './changes.ts';
import { DictionaryWriter, SerialDictionaryWriter } from './dictionary.ts';
import { type OpenQuestions, withAnswer } from './open-questions.ts';
import { PhraseEncoder } from './phrases.ts';

/** The telling end of one table watched in the short form, at a server or in a worker: knows what its watcher has been told. */
export class DeltaEncoder {
  readonly #opening: string;
  /** What was shown last. */
  #shown: SnapshotParts | null = null;
  /** The same of the open questions, secret answers since then included. */
  #asked: OpenQuestions | null = null;
  /** How many entries of the journal were told. */
  #told: number;
  readonly #places = new SerialDictionaryWriter<JsonPath>();
  readonly #options = new DictionaryWriter<OptionSnapshot>(',');
  readonly #phrases = new PhraseEncoder();

  /** `told` is how many entries of the journal the watcher has from before. */
  constructor(handle: number, told: number) {
    this.#opening = `{"t":${handle}`;
    this.#told = told;
  }

  /** What is `News` since the last time; `null` if nothing is. Of the journal at most `kept` entries still hold. */
  news(parts: SnapshotParts, kept: number): string | null {
    const { number, waiting, answers, questions, journal } = parts;
    const before = this.#shown;
    const asked = this.#asked;
    this.#shown = parts;
    this.#asked = parts;
    // Written by hand: this is said for every move to everyone who looks on.
    let text = this.#opening;
    if (asked?.number !== number) text += `,"n":${number}`;
    if (!isSameList(asked?.waiting, waiting)) text += `,"w":[${waiting}]`;
    if (!isSameAnswers(asked?.answers, answers)) text += `,"a":${JSON.stringify(answers)}`;
    text += this.#questions(asked?.questions, questions);
    const from = Math.min(this.#told, kept, journal.length);
    if (before === null || from < this.#told || from < journal.length) text += this.#journal(journal, from);
    this.#told = journal.length;
    if (before === null) text += this.#changes([setTo(WHOLE, json(fieldsOf(parts)))]);
    else text += this.#changes(viewChanges(before.view, parts.view), frameChanges(before, parts));
    return text === this.#opening ? null : `${text}}`;
  }

  /** Somebody has answered in secret, and that is all there is to see. Only after the table was shown once. */
  newsOfSecret(number: number, answer: Snapshot['answers'][number]): string {
    if (this.#asked === null) throw new Error('nothing was shown yet');
    this.#asked = withAnswer(this.#asked, number, answer);
    const { seat, move } = answer;
    return `${this.#opening},"n":${number},"s":[${seat}${move === null ? '' : `,${JSON.stringify(move)}`}]}`;
  }

  #journal(journal: readonly Entry[], from: number): string {
    let text = `,"j":[${from}`;
    for (let index = from; index < journal.length; index++) {
      const { to, tells } = journal[index] as Entry;
      text += `,[${this.#phrases.say(tells, to)}]`;
    }
    return `${text}]`;
  }

  #changes(...found: readonly (readonly FoundChange[])[]): string {
    let text = '';
    for (const changes of found) {
      for (const { place, what } of changes) {
        // As few strings as possible: every `+` makes one.
        text += `${text === '' ? ',"c":[[' : ',['}${this.#places.numberOf(place) ?? place.text}${what}`;
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
    let text = `[${seat},[${this.#phrases.say(prompt)}]`;
    if (prompt.source !== undefined) text += `,${JSON.stringify(prompt.source)}`;
    for (const option of options) text += this.#options.numberOf(option) ?? this.#option(option);
    return `${text}]`;
  }

  #option(option: OptionSnapshot): string {
    return `,[${toTouch(option)},${this.#phrases.say(option.words)}]`;
  }
}

/** What to send and to touch for an option, as JSON: options are made once for all tables. */
const TO_TOUCH = new WeakMap<OptionSnapshot, string>();

function toTouch(option: OptionSnapshot): string {
  const known = TO_TOUCH.get(option);
  if (known !== undefined) return known;
  const text = `${JSON.stringify(option.move)},${JSON.stringify(option.targets)}`;
  TO_TOUCH.set(option, text);
  return text;
}

const NONE: readonly FoundChange[] = [];

/** What is not told apart, in one piece. */
const fieldsOf = ({ header: frame, mine, view }: SnapshotParts): object => ({ ...frame, mine, view });

/** Nearly always there is none; the view is looked at for itself. */
function frameChanges(before: SnapshotParts, after: SnapshotParts): readonly FoundChange[] {
  if (before.header === after.header && before.mine === after.mine) return NONE;
  return changesFrom(json({ ...before.header, mine: before.mine }), json({ ...after.header, mine: after.mine }), WHOLE);
}

/** What was found for one watcher serves the next, who often sees the same. */
let last: { readonly before: unknown; readonly after: unknown; readonly changes: readonly FoundChange[] } = {
  before: null,
  after: null,
  changes: [],
};
const VIEW = WHOLE.at('view');

function viewChanges(before: unknown, after: unknown): readonly FoundChange[] {
  if (before === after) return NONE;
  if (last.before !== before || last.after !== after) {
    last = { before, after, changes: changesFrom(before as Json, after as Json, VIEW) };
  }
  return last.changes;
}

const json = (seen: object): Json => seen as unknown as Json;

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

/** Prompts and options are made once, so those that are the same are the same objects. */
const isSameQuestion = (one: QuestionSnapshot, other: QuestionSnapshot): boolean =>
  one.seat === other.seat && one.prompt === other.prompt && isSameList(one.options, other.options);
