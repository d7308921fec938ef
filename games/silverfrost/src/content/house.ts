import type { ContentFile } from '../cards/card.ts';
import { compileContent } from './content.ts';
import { bigCritters } from './house/big-critters.ts';
import { blue } from './house/blue.ts';
import { locations, mountain, snowstorms } from './house/board.ts';
import { green } from './house/green.ts';
import { highlandQuests } from './house/highland-quests.ts';
import { lowlandQuests } from './house/lowland-quests.ts';
import { purple } from './house/purple.ts';
import { red } from './house/red.ts';
import { levels, maps, schemes, tactics } from './house/solo.ts';
import { tan } from './house/tan.ts';

/** The shipped content: names from the rulebooks where they give any, all values ours. */
const houseFile: ContentFile = {
  name: 'house',
  cards: [...green, ...blue, ...tan, ...red, ...purple],
  bigCritters,
  lowlands: lowlandQuests,
  highlands: highlandQuests,
  locations,
  snowstorms,
  mountain,
  maps,
  schemes,
  tactics,
  levels,
  families: { watch: 'house' },
};

export const houseContent = compileContent(houseFile);
