import type { Phrase } from '@snowbound/engine';
import type { Solo } from '../paws/paws.ts';
import { aimName } from '../paws/placing.ts';
import { cornerName } from '../paws/plans.ts';
import type { MapFile, SchemeCorner, SchemeFile } from '../paws/solo-file.ts';
import { phrase } from '../words.ts';

export const mapText = ({ cave, corners, arrow }: MapFile): Phrase =>
  phrase('SF-10.3', 'paws.map-text', {
    corner: cornerName(cave - 1),
    corners: corners.map(calls => phrase('SF-10.3', 'paws.map-corner', { calls })),
    arrow,
  });

export const schemeText = ({ corners, colours }: SchemeFile): Phrase =>
  phrase('SF-10.3', 'paws.scheme-text', {
    corners: corners.map(cornerText),
    colours: colours.map(colour => phrase('SF-10.3', 'paws.colour', { colour })),
  });

const cornerText = ({ to, points = 0, journey, from }: SchemeCorner): Phrase =>
  phrase('SF-10.3', 'paws.scheme-corner', {
    ...{ to: aimName(to), points, source: from },
    is: to === 'beacon' ? 'beacon' : (journey ?? 'none'),
  });

/** SF-10.1: the Quests of his pile, level by level; SF-10.12: what he scores. */
export const pilesText = ({ levels }: Solo): readonly Phrase[] =>
  levels.map(({ lowlands, highlands }, at) =>
    phrase('SF-10.1', 'paws.pile-of-level', { level: at + 1, lowlands, highlands }),
  );

export const levelsText = ({ levels }: Solo): readonly Phrase[] =>
  levels.map(({ purple, fire, faceDown }, at) =>
    phrase('SF-10.12', 'paws.points-of-level', { level: at + 1, purple, fire, faceDown }),
  );
