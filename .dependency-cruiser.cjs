const { readdirSync } = require('node:fs');

/** Arrows only point one way: see docs/architecture.md. */
const only = (from, ...to) => ({
  name: `${from}-knows-only-${to.join('-and-') || 'itself'}`,
  severity: 'error',
  from: { path: `^${from}/src/` },
  to: {
    path: '^(engine|games|table|bots|catalogue|testing|tools|bench|apps|protocol|hex)/',
    pathNot: `^(${[from, ...to].join('|')})/`,
  },
});

const packages = [
  'engine',
  'hex',
  ...readdirSync('games').map(game => `games/${game}`),
  'table',
  'bots',
  'catalogue',
  'testing',
  'tools',
  'bench',
  'protocol',
  'apps/server',
  'apps/web',
  'apps/cli',
];

/** A package is imported by its name, never by a path into its src; a few have a side door, mostly for browsers. */
const frontDoor = from => ({
  name: `${from.replace('/', '-')}-uses-front-doors`,
  severity: 'error',
  from: { path: `^${from}/src/` },
  to: {
    path: '/src/',
    pathNot: [
      `^${from}/`,
      '/src/(index|words|browser|map|views-of-last-move|from-view|upkeep)\\.ts$',
      '^bots/src/[a-z-]+/(profile|lab-metrics)\\.ts$',
      '^bots/src/lab/index\\.ts$',
      'node_modules',
    ],
  },
});

module.exports = {
  forbidden: [
    { name: 'everything-is-found', severity: 'error', from: {}, to: { couldNotResolve: true } },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    only('engine'),
    only('hex'),
    only('table', 'engine'),
    only('bots', 'engine', 'hex', 'games'),
    only('protocol', 'engine'),
    only('catalogue', 'engine', 'bots', 'games'),
    only('testing', 'engine', 'table'),
    {
      name: 'a-game-knows-only-engine-and-hex',
      severity: 'error',
      from: { path: '^games/([^/]+)/src/' },
      to: {
        path: '^(engine|games|table|bots|catalogue|testing|tools|bench|apps|protocol|hex)/',
        pathNot: '^(games/$1|engine|hex)/',
      },
    },
    {
      name: 'nobody-imports-apps-or-tools-or-testing',
      severity: 'error',
      from: { path: '/src/', pathNot: '^(apps|tools|testing|bench)/' },
      to: { path: '^(apps|tools|testing|bench)/' },
    },
    ...packages.map(frontDoor),
    {
      name: 'no-node-below-apps',
      severity: 'error',
      from: {
        path: '^(engine|hex|games|table|bots|catalogue|protocol|testing)/',
        pathNot: '/tests/',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'only-its-engine-knows-how-things-are-stored',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: '^apps/server/src/storage/(sqlite/|open\\.ts$)',
      },
      to: {
        path: '^apps/server/src/storage/sqlite/|(^|/)node_modules/(kysely|@photostructure/sqlite)/|^(node:)?sqlite$',
      },
    },
    {
      name: 'storage-knows-nothing-of-what-is-stored-for-what',
      severity: 'error',
      from: { path: '^apps/server/src/storage/' },
      to: { path: '^apps/server/src/(?!storage/)' },
    },
    {
      name: 'no-rule-of-silverfrost-names-a-card',
      severity: 'error',
      from: {
        path: '^games/silverfrost/src/',
        pathNot: '^games/silverfrost/src/(content/|silverfrost\\.ts)',
      },
      to: { path: '^games/silverfrost/src/content/house' },
    },
    {
      name: 'rules-of-silverfrost-do-not-know-how-they-are-shown',
      severity: 'error',
      from: { path: '^games/silverfrost/src/(turn|locations|cards|paws)/' },
      to: { path: '^games/silverfrost/src/(view|imagine|reasons|arrange|rules-page|silverfrost)' },
    },
    {
      name: 'rules-of-a-game-do-not-know-how-it-is-shown',
      severity: 'error',
      from: { path: '^games/snow-time/src/(round|specials|tree|points|ending|cards|actions)\\.ts' },
      to: { path: '^games/snow-time/src/(view|imagine|why-not|arrange|rules-page|snow-time)\\.ts' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The cruiser reads no Svelte 5; what components import is held by the compiler and the front doors of packages.
    exclude: { path: '^(?!node_modules/).*(/dist/|/gen/)|\\.svelte$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.js', '.json'],
    },
  },
};
