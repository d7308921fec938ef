import type { Entry } from '@snowbound/engine';
import type { QuestionSeen, TableSeen } from './answers.ts';
import { changesFrom, type Found, type Json, type Place, setTo, WHOLE } from './changes.ts';
import { SerialSpeaker, Speaker } from './lexicon.ts';
import type { OptionSeen } from './news.ts';
import { PhraseSpeaker } from './phrases.ts';
import { type Asked, withAnswer } from './secret-answers.ts';
import type { Sight } from './sight.ts';

/** The telling end of one table watched in the short form, at a server or in a worker: knows what its watcher has been told. */
export class Teller {
  readonly #opening: string;
  /** What was shown last. */
  #shown: Sight | null = null;
  /** The same of the open questions, secret answers since then included. */
  #asked: Asked | null = null;
  /** How many entries of the journal were told. */
  #told: number;
  readonly #places = new SerialSpeaker<Place>();
  readonly #options = new Speaker<OptionSeen>(',');
  readonly #phrases = new PhraseSpeaker();

  /** `told` is how many entries of the journal the watcher has from before. */
  constructor(handle: number, told: number) {
    this.#opening = `{"t":${handle}`;
    this.#told = told;
  }

  /** What is `News` since the last time; `null` if nothing is. Of the journal at most `kept` entries still hold. */
  news(sight: Sight, kept: number): string | null {
    const { number, waiting, answers, questions, journal } = sight;
    const before = this.#shown;
    const asked = this.#asked;
    this.#shown = sight;
    this.#asked = sight;
    // Written by hand: this is said for every move to everyone who looks on.
    let text = this.#opening;
    if (asked?.number !== number) text += `,"n":${number}`;
    if (!isSameList(asked?.waiting, waiting)) text += `,"w":[${waiting}]`;
    if (!isSameAnswers(asked?.answers, answers)) text += `,"a":${JSON.stringify(answers)}`;
    text += this.#questions(asked?.questions, questions);
    const from = Math.min(this.#told, kept, journal.length);
    if (before === null || from < this.#told || from < journal.length) text += this.#journal(journal, from);
    this.#told = journal.length;
    if (before === null) text += this.#changes([setTo(WHOLE, json(fieldsOf(sight)))]);
    else text += this.#changes(viewChanges(before.view, sight.view), frameChanges(before, sight));
    return text === this.#opening ? null : `${text}}`;
  }

  /** Somebody has answered in secret, and that is all there is to see. Only after the table was shown once. */
  newsOfSecret(number: number, answer: TableSeen['answers'][number]): string {
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

  #changes(...found: readonly (readonly Found[])[]): string {
    let text = '';
    for (const changes of found) {
      for (const { place, what } of changes) {
        // As few strings as possible: every `+` makes one.
        text += `${text === '' ? ',"c":[[' : ',['}${this.#places.numberOf(place) ?? place.text}${what}`;
      }
    }
    return text === '' ? '' : `${text}]`;
  }

  #questions(before: readonly QuestionSeen[] | undefined, after: readonly QuestionSeen[]): string {
    let isSame = after.length === before?.length;
    let text = '';
    for (let index = 0; index < after.length; index++) {
      const question = after[index] as QuestionSeen;
      const same = before === undefined ? -1 : before.findIndex(old => isSameQuestion(old, question));
      isSame &&= same === index;
      text += `${index === 0 ? '' : ','}${same < 0 ? this.#question(question) : same}`;
    }
    return isSame ? '' : `,"q":[${text}]`;
  }

  #question({ seat, prompt, options }: QuestionSeen): string {
    let text = `[${seat},[${this.#phrases.say(prompt)}]`;
    if (prompt.source !== undefined) text += `,${JSON.stringify(prompt.source)}`;
    for (const option of options) text += this.#options.numberOf(option) ?? this.#option(option);
    return `${text}]`;
  }

  #option(option: OptionSeen): string {
    return `,[${toTouch(option)},${this.#phrases.say(option.words)}]`;
  }
}

/** What to send and to touch for an option, as JSON: options are made once for all tables. */
const TO_TOUCH = new WeakMap<OptionSeen, string>();

function toTouch(option: OptionSeen): string {
  const known = TO_TOUCH.get(option);
  if (known !== undefined) return known;
  const text = `${JSON.stringify(option.move)},${JSON.stringify(option.targets)}`;
  TO_TOUCH.set(option, text);
  return text;
}

const NONE: readonly Found[] = [];

/** What is not told apart, in one piece. */
const fieldsOf = ({ frame, mine, view }: Sight): object => ({ ...frame, mine, view });

/** Nearly always there is none; the view is looked at for itself. */
function frameChanges(before: Sight, after: Sight): readonly Found[] {
  if (before.frame === after.frame && before.mine === after.mine) return NONE;
  return changesFrom(json({ ...before.frame, mine: before.mine }), json({ ...after.frame, mine: after.mine }), WHOLE);
}

/** What was found for one watcher serves the next, who often sees the same. */
let last: { readonly before: unknown; readonly after: unknown; readonly changes: readonly Found[] } = {
  before: null,
  after: null,
  changes: [],
};
const VIEW = WHOLE.at('view');

function viewChanges(before: unknown, after: unknown): readonly Found[] {
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

const isSameAnswers = (one: TableSeen['answers'] | undefined, other: TableSeen['answers']): boolean =>
  one === other ||
  (one !== undefined &&
    one.length === other.length &&
    one.every(({ seat, move }, index) => seat === other[index]?.seat && move === other[index]?.move));

/** Prompts and options are made once, so those that are the same are the same objects. */
const isSameQuestion = (one: QuestionSeen, other: QuestionSeen): boolean =>
  one.seat === other.seat && one.prompt === other.prompt && isSameList(one.options, other.options);
