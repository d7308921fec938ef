import type { Deed, Position } from '../state.ts';
import {
  CARD_TERRAINS,
  CASTLE,
  ICE,
  MOUNTAIN,
  nameOfTerrain,
  nextInCircle,
  type Terrain,
  VILLAGE,
} from '../terrain.ts';
import {
  atFewOwn,
  atOneOwn,
  atOtherRow,
  atOwnRow,
  byFort,
  byFortGroup,
  byGroupAt,
  nextTo,
  nowhere,
  on,
  onCentre,
  onEdge,
  onLeft,
  type Sites,
} from './builds.ts';
import {
  type HasSite,
  isFreeOn,
  isOpenAtFewOwn,
  isOpenAtOtherRow,
  isOpenAtOwnRow,
  isOpenByFort,
  isOpenByFortGroup,
  isOpenByGroupAt,
  isOpenNextTo,
  isOpenOnCentre,
  siteByListing,
} from './has-site.ts';
import {
  byListing,
  canCross,
  canFollowAny,
  canFollowOwn,
  canGoAlong,
  canGoToTunnel,
  canGoTwo,
  canGoWithinArea,
  canJump,
  canSlide,
  canStep,
  canUseTunnel,
} from './has-target.ts';
import {
  across,
  along,
  anywhere,
  besideTunnel,
  byAnyGroup,
  byOwnGroup,
  jump,
  onOrBeside,
  type Starts,
  slideAnywhere,
  slideToBlock,
  stay,
  step,
  type Targets,
  throughTunnel,
  toTunnel,
  twoAway,
  withinArea,
  withinCentre,
} from './moves.ts';

const build = (name: string, sites: Sites, rule = 'WK-4.1', hasSite: HasSite = siteByListing(sites)): Deed => ({
  name: `build-${name}`,
  rule,
  does: 'build',
  keepsToOwn: true,
  sites,
  hasSite,
  starts: anywhere,
  reaches: () => false,
  targets: stay,
});

const buildOn = (name: string, terrain: (state: Position) => Terrain, rule?: string): Deed =>
  build(`on-${name}`, on(terrain), rule, isFreeOn(terrain));

const buildNextTo = (name: string, terrain: Terrain): Deed =>
  build(`next-to-${name}`, nextTo(terrain), 'WK-4.1', isOpenNextTo(terrain));

const buildByGroupAt = (name: string, terrain: Terrain): Deed => {
  const sites = byGroupAt(terrain);
  return build(`by-${name}-group`, sites, 'WK-5.8', isOpenByGroupAt(terrain, sites));
};

const move = (name: string, targets: Targets, rule = 'WK-4.2', starts: Starts = anywhere): Deed => ({
  name: `move-${name}`,
  rule,
  does: 'move',
  keepsToOwn: false,
  sites: nowhere,
  hasSite: () => false,
  starts,
  reaches: byListing(targets),
  targets,
});

const moveAcross = (name: string, terrain: Terrain): Deed => {
  const targets = across(terrain);
  return { ...move(`across-${name}`, targets, 'WK-5.1', onOrBeside(terrain)), reaches: canCross(terrain, targets) };
};

/** The words ability cards are written in. A content file names them; their texts stand in `lang/`. */
const WORDS: readonly Deed[] = [
  ...Array.from({ length: CARD_TERRAINS + 1 }, (_, terrain) => buildOn(nameOfTerrain(terrain), () => terrain)),
  buildOn('played', state => state.played, 'WK-5.7'),
  buildOn('next', state => nextInCircle(state.played), 'WK-5.7'),
  buildOn('mountain', () => MOUNTAIN),
  buildNextTo('mountain', MOUNTAIN),
  buildNextTo('castle', CASTLE),
  buildNextTo('village', VILLAGE),
  buildByGroupAt('castle', CASTLE),
  buildByGroupAt('village', VILLAGE),
  build('by-fort', byFort, 'WK-4.1', isOpenByFort),
  build('by-fort-group', byFortGroup, 'WK-5.8', isOpenByFortGroup(byFortGroup)),
  build('at-own-row', atOwnRow, 'WK-5.6', isOpenAtOwnRow),
  { ...build('at-other-row', atOtherRow, 'WK-5.6', isOpenAtOtherRow), keepsToOwn: false },
  build('at-one-own', atOneOwn, 'WK-5.6'),
  build('at-few-own', atFewOwn, 'WK-5.6', isOpenAtFewOwn(atFewOwn)),
  build('on-edge', onEdge),
  build('on-centre', onCentre, 'WK-4.1', isOpenOnCentre),
  { ...build('where-it-was', onLeft), keepsToOwn: false },
  { ...move('step', step), reaches: canStep },
  move('step-more', step, 'WK-8.4'),
  { ...move('jump', jump), reaches: canJump },
  { ...move('two-away', twoAway), reaches: canGoTwo },
  moveAcross('mountain', MOUNTAIN),
  moveAcross('ice', ICE),
  { ...move('along-ice', along(ICE), 'WK-5.1', onOrBeside(ICE)), reaches: canGoAlong(ICE) },
  { ...move('through-tunnel', throughTunnel, 'WK-5.2', besideTunnel), reaches: canUseTunnel },
  { ...move('to-tunnel', toTunnel, 'WK-5.2'), reaches: canGoToTunnel },
  { ...move('by-own-group', byOwnGroup, 'WK-5.3'), reaches: canFollowOwn(byOwnGroup) },
  { ...move('by-any-group', byAnyGroup, 'WK-5.3'), reaches: canFollowAny(byAnyGroup) },
  { ...move('slide-to-block', slideToBlock, 'WK-5.5'), reaches: canSlide },
  { ...move('slide', slideAnywhere, 'WK-5.5'), reaches: canSlide },
  { ...move('within-area', withinArea, 'WK-5.4'), reaches: canGoWithinArea },
  move('within-centre', withinCentre),
  { ...buildOn('next', state => nextInCircle(state.played), 'WK-5.7'), name: 'mandatory-on-next', does: 'mandatory' },
];

export const DEEDS: ReadonlyMap<string, Deed> = new Map(WORDS.map(deed => [deed.name, deed]));
export const DEED_NAMES: readonly string[] = [...DEEDS.keys()];

export const deedNamed = (name: string): Deed => DEEDS.get(name) as Deed;
