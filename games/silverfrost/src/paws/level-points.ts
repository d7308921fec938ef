import type { ScoreLine } from '@snowbound/engine';
import { kindIn } from '../city.ts';
import { amountOf, FIRE } from '../goods.ts';
import { cardOf, playerAt, type State } from '../state.ts';
import { PAWS } from './paws.ts';
import type { LevelFile } from './solo-file.ts';

/** SF-10.12: what his level adds, each on a line of its own. */
export function levelLines(state: State): readonly ScoreLine[] {
  const { city, supply, hand } = playerAt(state, PAWS);
  const { purple, fire, faceDown } = state.content.solo.levels[state.paws?.level ?? 0] as LevelFile;
  const purples = city.filter(building => cardOf(state, kindIn(building)).colour === 'purple').length;
  return [
    { source: 'score.paws-purple', points: purple * purples },
    { source: 'score.paws-fire', points: fire * amountOf(supply, FIRE) },
    { source: 'score.paws-face-down', points: faceDown * hand.length },
  ];
}
