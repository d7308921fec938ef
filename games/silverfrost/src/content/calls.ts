import type { ContentFile } from '../cards/card.ts';
import type { Place, Word, Words } from '../cards/words/word.ts';
import { MOUNTAIN_SPACES } from '../mountain.ts';
import { phrase } from '../words.ts';
import { activates } from './activates.ts';
import type { ListName } from './file-shapes.ts';
import type { Report } from './report.ts';

/** Words that one effect may come to, with all that it sets off: ten times what any sensible card does. */
const MOST_WORDS = 1000;

/** Words and what they stand on. */
interface Thing {
  readonly id: string;
  readonly at: string;
  readonly words: Words;
  /** How many of it can be set off together. */
  readonly copies: number;
}

/** How many words come of something at most, and the things that make the most of them. */
interface Weight {
  readonly words: number;
  readonly through: readonly string[];
}

const NOTHING: Weight = { words: 0, through: [] };

/** Thrown out of things that set each other off in a circle. */
class Circle extends Error {
  readonly things: readonly Thing[];

  constructor(things: readonly Thing[]) {
    super([...things, ...things.slice(0, 1)].map(({ id }) => id).join(' → '));
    this.things = things;
  }
}

/** SF-2.3: whatever is set off ends. Nothing may set itself off in a circle, nor so much that nobody waits for its end. */
export function checkCalls(report: Report, entries: Pick<ContentFile, ListName>): void {
  const calls = new Calls(entries);
  for (const thing of calls.things) {
    const { at } = thing;
    try {
      const { words, through } = calls.weigh(thing);
      if (words <= MOST_WORDS) continue;
      report.add(
        phrase('SF-12', 'problems.too-much', { at, most: MOST_WORDS, cards: [...new Set(through)].join(', ') }),
      );
    } catch (error) {
      if (!(error instanceof Circle)) throw error;
      // Whatever only leads there is not to blame, and Locations that use each other are named for that alone.
      if (!error.things.includes(thing) || error.things.every(each => calls.isLocation(each))) continue;
      report.add(phrase('SF-12', 'problems.circle', { at, cards: error.message }));
    }
  }
}

/** Which things set off which. Playing a card is not among it: that is always for a player to choose. */
class Calls {
  readonly things: readonly Thing[];
  readonly #activated: readonly Thing[];
  readonly #bigCritters: readonly Thing[];
  readonly #triggered: readonly Thing[];
  readonly #locations: readonly { readonly place: Place; readonly thing: Thing }[];
  readonly #weights = new Map<string, Weight>();
  readonly #path: { readonly key: string; readonly thing: Thing }[] = [];

  constructor({ cards, bigCritters, locations }: Pick<ContentFile, ListName>) {
    const thing = (id: string, at: string, words: Words, copies = 1): Thing => ({ id, at, words, copies });
    const on = (field: 'produces' | 'whenPlayed' | 'whenVisited') =>
      cards.flatMap(({ id, [field]: words }) =>
        words === undefined ? [] : [thing(id, `content.cards (${id}).${field}`, words)],
      );
    const produced = on('produces');
    const watchers = cards.flatMap(({ id, whenever, copies, unique }) => {
      if (whenever === undefined) return [];
      const { you, do: words } = whenever;
      return [{ you, thing: thing(id, `content.cards (${id}).whenever.do`, words, unique === true ? 1 : copies) }];
    });
    this.#activated = produced.filter(({ words }) => !activates(words));
    this.#triggered = watchers.flatMap(({ you, thing }) => ('use' in you && you.use === 'big-critter' ? [thing] : []));
    this.#bigCritters = bigCritters.map(({ id, does }) => thing(id, `content.bigCritters (${id}).does`, does));
    this.#locations = locations.map(({ id, place, does }) => ({
      place,
      thing: thing(id, `content.locations (${id}).does`, does),
    }));
    this.things = [
      ...produced,
      ...on('whenPlayed'),
      ...on('whenVisited'),
      ...watchers.map(({ thing }) => thing),
      ...this.#bigCritters,
      ...this.#locations.map(({ thing }) => thing),
    ];
  }

  isLocation(thing: Thing): boolean {
    return this.#locations.some(each => each.thing === thing);
  }

  /** What comes of a thing while so many Big Critters are still free to be called: each is in use until its own words end. */
  weigh(thing: Thing, free = MOUNTAIN_SPACES): Weight {
    const key = `${thing.at} ${free}`;
    const known = this.#weights.get(key);
    if (known !== undefined) return known;
    const start = this.#path.findIndex(each => each.key === key);
    if (start >= 0) throw new Circle(this.#path.slice(start).map(({ thing }) => thing));
    this.#path.push({ key, thing });
    try {
      const { words, through } = this.#sum(thing.words.map(word => this.#ofWord(word, free)));
      const weight = { words, through: [thing.id, ...through] };
      this.#weights.set(key, weight);
      return weight;
    } finally {
      this.#path.pop();
    }
  }

  #ofWord(word: Word, free: number): Weight {
    const { words, through } = this.#setOff(word, free);
    return { words: Math.min(words + 1, MOST_WORDS + 1), through };
  }

  #setOff(word: Word, free: number): Weight {
    const all = (words: Words): Weight => this.#sum(words.map(each => this.#ofWord(each, free)));
    if ('do' in word) return all(word.do);
    if ('may' in word) return all(word.may);
    if ('choose' in word) return heaviest(word.choose.map(all));
    if ('activate' in word) return this.#heaviestOf(this.#activated, free);
    if ('useLocation' in word) {
      const used = this.#locations.filter(({ place }) => place === word.useLocation);
      return this.#heaviestOf(
        used.map(({ thing }) => thing),
        free,
      );
    }
    return 'useBigCritter' in word && free > 0 ? this.#call(free) : NOTHING;
  }

  /** SF-3.7, SF-4.11: what a Big Critter does, then every card that waits for that. */
  #call(free: number): Weight {
    const waiting = this.#triggered.map(thing => {
      const { words, through } = this.weigh(thing, free);
      return { words: words * thing.copies, through };
    });
    return this.#sum([this.#heaviestOf(this.#bigCritters, free - 1), ...waiting]);
  }

  #heaviestOf(things: readonly Thing[], free: number): Weight {
    return heaviest(things.map(thing => this.weigh(thing, free)));
  }

  /** Never more than is too much: what explodes is not counted to its end. */
  #sum(weights: readonly Weight[]): Weight {
    const words = weights.reduce((sum, each) => sum + each.words, 0);
    return { words: Math.min(words, MOST_WORDS + 1), through: heaviest(weights).through };
  }
}

const heaviest = (weights: readonly Weight[]): Weight =>
  weights.reduce((most, each) => (each.words > most.words ? each : most), NOTHING);
