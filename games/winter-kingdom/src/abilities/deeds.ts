import type { Deed } from '../state.ts';
import { CARD_TERRAINS, CASTLE, ICE, MOUNTAIN, nameOfTerrain, nextInCircle, VILLAGE } from '../terrain.ts';
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
import {
  byListing,
  canFollowAny,
  canFollowOwn,
  canGoAlong,
  canGoTwo,
  canGoWithinArea,
  canSlide,
  canStep,
} from './reaches.ts';

const build = (name: string, sites: Sites, rule = 'WK-4.1'): Deed => ({
  name: `build-${name}`,
  rule,
  does: 'build',
  keepsToOwn: true,
  sites,
  starts: anywhere,
  reaches: () => false,
  targets: stay,
});

/** A build that need not be next to an own piece. */
const buildAnywhere = (name: string, sites: Sites, rule: string): Deed => ({
  ...build(name, sites, rule),
  keepsToOwn: false,
});

const move = (name: string, targets: Targets, rule = 'WK-4.2', starts: Starts = anywhere): Deed => ({
  name: `move-${name}`,
  rule,
  does: 'move',
  keepsToOwn: false,
  sites: nowhere,
  starts,
  reaches: byListing(targets),
  targets,
});

/** The words ability cards are written in. A content file names them; their texts stand in `lang/`. */
const WORDS: readonly Deed[] = [
  ...Array.from({ length: CARD_TERRAINS + 1 }, (_, terrain) =>
    build(
      `on-${nameOfTerrain(terrain)}`,
      on(() => terrain),
    ),
  ),
  build(
    'on-played',
    on(state => state.played),
    'WK-5.7',
  ),
  build(
    'on-next',
    on(state => nextInCircle(state.played)),
    'WK-5.7',
  ),
  build(
    'on-mountain',
    on(() => MOUNTAIN),
  ),
  build('next-to-mountain', nextTo(MOUNTAIN)),
  build('next-to-castle', nextTo(CASTLE)),
  build('next-to-village', nextTo(VILLAGE)),
  build('by-castle-group', byGroupAt(CASTLE), 'WK-5.8'),
  build('by-village-group', byGroupAt(VILLAGE), 'WK-5.8'),
  build('by-fort', byFort),
  build('by-fort-group', byFortGroup, 'WK-5.8'),
  build('at-own-row', atOwnRow, 'WK-5.6'),
  buildAnywhere('at-other-row', atOtherRow, 'WK-5.6'),
  build('at-one-own', atOneOwn, 'WK-5.6'),
  build('at-few-own', atFewOwn, 'WK-5.6'),
  build('on-edge', onEdge),
  build('on-centre', onCentre),
  buildAnywhere('where-it-was', onLeft, 'WK-4.1'),
  { ...move('step', step), reaches: canStep },
  move('step-more', step, 'WK-8.4'),
  move('jump', jump),
  { ...move('two-away', twoAway), reaches: canGoTwo },
  move('across-mountain', across(MOUNTAIN), 'WK-5.1', onOrBeside(MOUNTAIN)),
  move('across-ice', across(ICE), 'WK-5.1', onOrBeside(ICE)),
  { ...move('along-ice', along(ICE), 'WK-5.1', onOrBeside(ICE)), reaches: canGoAlong(ICE) },
  move('through-tunnel', throughTunnel, 'WK-5.2', besideTunnel),
  move('to-tunnel', toTunnel, 'WK-5.2'),
  { ...move('by-own-group', byOwnGroup, 'WK-5.3'), reaches: canFollowOwn(byOwnGroup) },
  { ...move('by-any-group', byAnyGroup, 'WK-5.3'), reaches: canFollowAny(byAnyGroup) },
  { ...move('slide-to-block', slideToBlock, 'WK-5.5'), reaches: canSlide },
  { ...move('slide', slideAnywhere, 'WK-5.5'), reaches: canSlide },
  { ...move('within-area', withinArea, 'WK-5.4'), reaches: canGoWithinArea },
  move('within-centre', withinCentre),
  {
    ...build(
      'mandatory-on-next',
      on(state => nextInCircle(state.played)),
      'WK-5.7',
    ),
    name: 'mandatory-on-next',
    does: 'mandatory',
  },
];

export const DEEDS: ReadonlyMap<string, Deed> = new Map(WORDS.map(deed => [deed.name, deed]));
export const DEED_NAMES: readonly string[] = [...DEEDS.keys()];

export const deedNamed = (name: string): Deed => DEEDS.get(name) as Deed;
