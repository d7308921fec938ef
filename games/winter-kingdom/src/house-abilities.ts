import type { Known } from '@snowbound/engine';
import type { Kind } from './abilities/ability.ts';
import type { AbilityFile } from './content-file.ts';

/** WK-5: a card as printed on one line: its two actions, how they belong together, its prices, how sure we are of its text. */
const card = (
  id: string,
  first: string,
  second: string,
  kind: Kind,
  buy: number,
  upgrade: number,
  known: Known,
): AbilityFile => ({
  id,
  kind,
  first,
  second,
  buy: { value: buy, known: BUY_KNOWN[id] ?? 'house' },
  upgrade: { value: upgrade, known: UPGRADE_KNOWN[id] ?? 'house' },
  known,
});

/** The few prices that can be read in the rulebook's pictures. */
const BUY_KNOWN: Readonly<Record<string, Known>> = { mine: 'certain', 'dog-sled': 'inferred' };
const UPGRADE_KNOWN: Readonly<Record<string, Known>> = { caravan: 'certain' };

export const houseAbilities: readonly AbilityFile[] = [
  card('pasture', 'build-on-grass', 'move-step', 'arrow', 3, 1, 'inferred'),
  card('sawmill', 'build-on-forest', 'move-step', 'arrow', 3, 1, 'inferred'),
  card('garden', 'build-on-flower', 'move-step', 'arrow', 3, 1, 'inferred'),
  card('hot-springs', 'build-on-snow', 'move-step', 'arrow', 3, 1, 'house'),
  card('hunting-lodge', 'build-on-tundra', 'move-step', 'arrow', 3, 1, 'house'),
  card('monastery', 'build-on-fell', 'move-step', 'arrow', 3, 1, 'house'),
  card('harbor', 'build-on-ice', 'build-on-played', 'plain', 3, 1, 'certain'),
  card('mine', 'build-next-to-mountain', 'build-on-mountain', 'plain', 3, 1, 'inferred'),
  card('market', 'build-next-to-castle', 'build-by-castle-group', 'plain', 3, 1, 'inferred'),
  card('farm', 'build-next-to-village', 'build-by-village-group', 'plain', 3, 1, 'inferred'),
  card('barracks', 'build-by-fort', 'build-by-fort-group', 'plain', 3, 1, 'inferred'),
  card('tavern', 'build-at-own-row', 'build-at-other-row', 'plain', 3, 1, 'certain'),
  card('outpost', 'build-at-one-own', 'build-at-few-own', 'plain', 3, 1, 'certain'),
  card('tower', 'build-on-edge', 'move-step', 'arrow', 3, 1, 'inferred'),
  card('homestead', 'build-on-centre', 'move-within-centre', 'arrow', 3, 1, 'certain'),
  card('crossroads', 'build-on-next', 'mandatory-on-next', 'orange', 3, 2, 'house'),
  card('caravan', 'move-jump', 'build-where-it-was', 'arrow', 2, 3, 'inferred'),
  card('mule', 'move-step', 'move-step', 'arrow', 2, 1, 'inferred'),
  card('toboggan', 'move-step', 'move-jump', 'plain', 2, 1, 'inferred'),
  card('horses', 'move-jump', 'move-two-away', 'plain', 2, 1, 'inferred'),
  card('mountain-guide', 'move-across-mountain', 'move-to-tunnel', 'orange', 2, 2, 'certain'),
  card('dog-sled', 'move-across-ice', 'move-along-ice', 'plain', 1, 1, 'inferred'),
  card('wagon', 'move-by-own-group', 'move-by-any-group', 'plain', 2, 1, 'inferred'),
  card('horse-sleigh', 'move-slide-to-block', 'move-slide', 'plain', 2, 1, 'inferred'),
  card('oxcart', 'move-within-area', 'move-step', 'arrow', 2, 1, 'house'),
];
