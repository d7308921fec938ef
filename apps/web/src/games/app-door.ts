import type { Options, Phrase } from '@snowbound/engine';
import type { Component } from 'svelte';
import type { GalleryCard } from '../gallery/card.ts';
import type { IconCredit } from '../icons/credit.ts';
import type { LessonStep } from '../lessons/step.ts';
import type { PlainKey } from '../words/voice.svelte.ts';
import type { GameFace } from './board.ts';

/** What a page that lays tables gives to the preview of a game. */
export interface PreviewProps {
  readonly players: number;
  /** What is chosen so far. */
  readonly options: Options;
  readonly choose: (options: Options) => void;
  readonly say: (phrase: Phrase) => string;
}

/** A game one person plays against the rules: which of its options says how strong they are, weakest first. */
export interface Solo {
  readonly title: PlainKey;
  readonly option: string;
  readonly levels: readonly string[];
}

/** All that a game brings to the app, loaded only when it is needed. Whatever is left out, the app does without. */
export interface AppDoor {
  /** Its board; a game without one shows its view in words. */
  readonly face?: () => Promise<GameFace>;
  /** How it shows a table before it is laid. */
  readonly preview?: () => Promise<Component<PreviewProps>>;
  readonly gallery?: () => Promise<readonly GalleryCard[]>;
  readonly lesson?: () => Promise<readonly LessonStep[]>;
  /** Where its icons come from. */
  readonly icons?: () => Promise<readonly IconCredit[]>;
  /** Known before the game is loaded, for the home page. */
  readonly solo?: Solo;
}
