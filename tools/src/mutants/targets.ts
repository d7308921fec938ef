/** A package whose source is changed on purpose, and the tests that should notice. */
export interface MutantTarget {
  readonly name: string;
  /** Where its source is, and which files of it are no rules: messages, printed values and front doors. */
  readonly source: string;
  readonly leftOut: readonly string[];
  readonly tests: readonly string[];
  /** The share that must be killed. */
  readonly floor: number | null;
  /** What its tests run built and not as it is written. */
  readonly builds?: string;
}

/** What files about it are called. */
export const fileNameOf = ({ name }: MutantTarget): string => name.replaceAll('/', '-');

const FRONT_DOORS = ['gen/**', 'index.ts', 'words.ts', 'rules-page.ts'];
const FLOOR = 0.8;

/** Golden games are left out: they notice every change, but cannot say which rule it breaks. */
const rulesOf = (game: string): string[] => [
  `games/${game}/tests/rulebook/*.test.ts`,
  `games/${game}/tests/cards/*.test.ts`,
  `games/${game}/tests/arrange.test.ts`,
  `games/${game}/tests/coverage.test.ts`,
  `games/${game}/tests/promises/few-games.mutants.ts`,
];

/** Those that play at tables of a server in their own process; a mutant does not reach other processes. */
const SERVER_TESTS = [
  ...['clock', 'invitations', 'keeping', 'offers', 'people-and-tables', 'playing', 'refusals', 'solo', 'broadcast'],
  ...[
    'leaks',
    'move-log',
    'programs-play',
    'consent',
    'chat',
    'presence',
    'lists',
    'after-the-end',
    'not-dealt',
    'deadlines',
  ],
];

export const TARGETS: readonly MutantTarget[] = [
  {
    name: 'engine',
    source: 'engine/src',
    leftOut: FRONT_DOORS,
    tests: ['engine/tests/*.test.ts', 'table/tests/*.test.ts', 'games/snow-time/tests/rulebook/*.test.ts'],
    floor: null,
  },
  {
    name: 'table',
    source: 'table/src',
    leftOut: FRONT_DOORS,
    tests: [
      'table/tests/*.test.ts',
      'games/snow-time/tests/rulebook/*.test.ts',
      'games/silverfrost/tests/rulebook/views-of-last-move.test.ts',
    ],
    floor: null,
  },
  {
    name: 'games/snow-time',
    source: 'games/snow-time/src',
    leftOut: [...FRONT_DOORS, 'house.ts'],
    tests: rulesOf('snow-time'),
    floor: FLOOR,
  },
  {
    name: 'games/winter-kingdom',
    source: 'games/winter-kingdom/src',
    leftOut: [...FRONT_DOORS, 'house.ts', 'house-abilities.ts', 'house-sides.ts'],
    // What is worked out ahead for speed is held against a plain version of the rule by the last two.
    tests: [
      ...rulesOf('winter-kingdom'),
      'games/winter-kingdom/tests/scenarios.test.ts',
      'games/winter-kingdom/tests/brute-force.test.ts',
      'games/winter-kingdom/tests/from-view.test.ts',
    ],
    floor: FLOOR,
  },
  {
    name: 'games/silverfrost',
    source: 'games/silverfrost/src',
    leftOut: [...FRONT_DOORS, 'content/house/**', 'content/house.ts'],
    tests: [...rulesOf('silverfrost'), 'games/silverfrost/tests/impossible.test.ts'],
    floor: FLOOR,
  },
  {
    name: 'server/tables',
    source: 'apps/server/src/tables',
    leftOut: [],
    tests: SERVER_TESTS.map(name => `apps/server/tests/${name}.test.ts`),
    floor: null,
    builds: 'apps/server',
  },
];
