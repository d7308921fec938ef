import type { Seat } from '@snowbound/engine';

export interface ValleyView {
  readonly id: string;
  readonly copies: number;
  readonly snow: boolean;
}

export interface LocationView {
  readonly id: string;
  readonly inPlay: boolean;
  readonly snow: boolean;
  /** For each seat how many workers stand here beside its Ranger, and whether that does. */
  readonly workers: readonly number[];
  readonly rangers: readonly boolean[];
}

export interface MountainView {
  readonly id: string | null;
  readonly points: number;
}

export interface BuildingView {
  readonly id: string;
  readonly copy: number;
  readonly snow: boolean;
  readonly chimney: boolean;
  readonly worker: 'worker' | 'ranger' | null;
  readonly visitor: Seat | null;
  readonly visitingRanger: boolean;
}

/** For at least so many, or for more than or as many as the left player has. */
export type Asks = 'at-least' | 'more' | 'as-many';

/** How far a player is with a Quest, requirement by requirement. */
export interface QuestView {
  readonly id: string;
  readonly needs: readonly Progress[];
}

export interface Progress {
  readonly asks: Asks;
  readonly have: number;
  /** How many are needed; for a comparison what the left player has. */
  readonly needed: number;
  readonly holds: boolean;
}

/** How something looks in one condition, as a number. The condition is not part of the view. */
class Look {
  readonly #condition: number;

  constructor(condition: number) {
    this.#condition = condition;
  }

  static isOf(look: object, condition: number): boolean {
    return #condition in look && look.#condition === condition;
  }
}

/** Whether this is how it looks in that condition. */
export const isLookOf = (look: object | null | undefined, condition: number): boolean =>
  look !== null && look !== undefined && Look.isOf(look, condition);

/** Things of one kind as they look in each condition they were ever in: each look is made once. */
export class Looks<ThingView extends object> {
  readonly #made = new Map<number, ThingView>();

  get(condition: number): ThingView | undefined {
    return this.#made.get(condition);
  }

  /** What it looks like in this condition, from now on. */
  add(condition: number, view: ThingView): ThingView {
    const look = Object.assign(new Look(condition), view);
    this.#made.set(condition, look);
    return look;
  }
}

/** A Quest as it looks with its first requirements this far fulfilled: each look is made once. */
class QuestLook {
  readonly view: QuestView;
  readonly #further = new Map<Progress, QuestLook>();

  constructor(id: string, needs: readonly Progress[]) {
    this.view = { id, needs };
  }

  /** With the next requirement this far fulfilled. */
  with(progress: Progress): QuestLook {
    const known = this.#further.get(progress);
    if (known !== undefined) return known;
    const { id, needs } = this.view;
    const look = new QuestLook(id, [...needs, progress]);
    this.#further.set(progress, look);
    return look;
  }
}

/** The views of the things of some content, each made once for all tables. */
export class SharedViews {
  readonly buildings = new Looks<BuildingView>();
  readonly valley = new Looks<ValleyView>();
  readonly locations = new Looks<LocationView>();
  readonly mountain = new Looks<MountainView>();
  readonly progress = new Looks<Progress>();
  readonly #quests = new Map<string, QuestLook>();

  /** A Quest before any of its requirements is looked at. */
  questLook(id: string): QuestLook {
    const known = this.#quests.get(id);
    if (known !== undefined) return known;
    const look = new QuestLook(id, []);
    this.#quests.set(id, look);
    return look;
  }
}
