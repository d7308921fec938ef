import { GUARDIAN, HEALER, has, SNOWSTORM, type State } from '@snowbound/snow-time';
import { countIn } from '../bits.ts';
import type { Features } from '../features.ts';

const FEATURES = [
  'always',
  'space',
  'champions in hand',
  'champions discarded',
  'Healer in hand',
  'Guardian in hand',
  'Snowstorm in hand',
  'high champions in hand',
  'on a bonus space',
] as const;

/** The leading figure's third of the track; the last phase is over. */
const THIRDS = 3;

/** Champions are cards 1 to 7, of which 5 to 7 are high. */
const CHAMPIONS = 0b1111_1110;
const HIGH = 0b1110_0000;

export const snowTimeFeatures: Features<State> = {
  names: FEATURES,
  phases: THIRDS + 1,
  isShared: true,
  phaseOf: ({ colours, content }) => {
    let most = 0;
    for (let seat = 0; seat < colours.length; seat++) {
      const { space } = colours[seat] as State['colours'][number];
      if (space > most) most = space;
    }
    return Math.floor((THIRDS * most) / content.lastSpace);
  },
  measure({ colours, content }, seat, into) {
    const { space, hand, discard } = colours[seat] as State['colours'][number];
    into[0] = 1;
    into[1] = space;
    into[2] = countIn(hand & CHAMPIONS);
    into[3] = countIn(discard);
    into[4] = has(hand, HEALER) ? 1 : 0;
    into[5] = has(hand, GUARDIAN) ? 1 : 0;
    into[6] = has(hand, SNOWSTORM) ? 1 : 0;
    into[7] = countIn(hand & HIGH);
    into[8] = content.bonusAt[space] ? 1 : 0;
  },
};
