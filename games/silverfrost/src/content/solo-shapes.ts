import { KNOWN } from '@snowbound/engine';
import { COLOURS } from '../cards/words/word.ts';
import { AIMS, ARROWS, CALLS, CORNERS, JOURNEYS, SOURCES } from '../paws/solo-file.ts';
import { id, listOf, number, oneOf, shaped } from './shapes.ts';

/** Points of a Beacon or a level; and the most Quests of a pile. */
const MOST = 20;
const known = oneOf(KNOWN);

/** SF-10.3: a Map and a Scheme. */
export const soloMap = shaped({
  id,
  known,
  corners: listOf(oneOf(CALLS)),
  cave: number(1, CORNERS),
  arrow: oneOf(ARROWS),
});

const corner = shaped({
  to: oneOf(AIMS),
  'points?': number(0, MOST),
  'journey?': oneOf(JOURNEYS),
  from: oneOf(SOURCES),
});

export const scheme = shaped({ id, known, corners: listOf(corner), colours: listOf(oneOf(COLOURS)) });

export const tactics = shaped({ value: listOf(oneOf(AIMS)), known });

const amount = number(0, MOST);
export const level = shaped({ lowlands: amount, highlands: amount, purple: amount, fire: amount, faceDown: amount });
export const levels = shaped({ value: listOf(level), known });
