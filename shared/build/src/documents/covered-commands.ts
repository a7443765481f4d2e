/** What runs a documented command in `npm test`, or why nothing does. */
export type Cover = { command: string } & ({ file: string; title: string } | { notRun: string });

const cli = 'shared/build/src/cli/rezenso.test.ts';
const teamKeys = 'shared/build/src/cli/keys/keys.test.ts';
const life = 'shared/build/src/cli/life.test.ts';
const fit = 'shared/build/src/cli/fit.test.ts';
const changelogs = 'shared/build/src/collaboration/changelogs.test.ts';
const development = 'e2e/independence/development.spec.ts';
const ownRepository = {
  file: 'e2e/independence/own-repository.spec.ts',
  title: 'a module of its own repository is made, tested, released and seen',
};
const server = 'server/src/commands.test.ts';
const site = 'run one after the other on a site: recompute';
const minutes =
  'It measures for minutes and judges nothing; that `npm run bench` finds it is tested, and its types are checked.';
const writesSource = 'It writes a source file; what that holds is judged by the tests of the analysis.';
const measuring = 'shared/engines/bench/measuring-commands.test.ts';
const noDocker =
  'There is no Docker engine where the tests run, docs/operations.md says so; what the files say is held by deployment-files.test.ts.';

/** The longest entry whose words a command begins with covers it. Options must stand in the test's file as well. */
export const covers: readonly Cover[] = [
  { command: 'git clone', notRun: 'Whoever runs the tests has done it.' },
  { command: 'npm install', notRun: 'The tests stand on it.' },
  { command: 'npm test', notRun: 'It is what runs.' },
  ...['unit', 'api', 'e2e', 'long'].map((part) => ({
    command: `npm run test:${part}`,
    notRun: 'A part of what runs; the parts are compared with package.json beside this.',
  })),
  { command: 'npm run verify:quick', notRun: 'A part of `npm test`; what it chooses is tested.' },
  { command: 'npm run format', notRun: '`npm test` checks what it writes, by the same program.' },
  { command: 'npm run sbom', file: 'shared/build/src/sbom/sbom.test.ts', title: '`npm run sbom`' },
  { command: 'npx commitlint', file: changelogs, title: 'the subject of a commit' },
  { command: 'npx lerna version', file: changelogs, title: 'writes a changelog and a new version' },
  {
    command: 'npm start',
    file: 'e2e/journeys/durability.spec.ts',
    title: 'a killed server loses nothing that it acknowledged',
  },
  {
    command: 'npm run build',
    file: 'e2e/cluster/cluster.test.ts',
    title: 'serve pages, and files of modules for a year',
  },
  { command: 'npm run dev -w <module>', file: development, title: 'npm run dev -w <module>' },
  { command: 'npm run dev -w server', file: development, title: 'starts the server anew' },
  {
    command: 'npm run bench',
    file: 'shared/build/src/cli/npx.test.ts',
    title: '`npm run bench` knows its benches',
  },
  {
    command: 'npm run bench house',
    file: 'shared/build/src/bench/house.test.ts',
    title: '`npm run bench house` prints a column for each revision',
  },
  ...[
    'admin',
    'api',
    'build',
    'engines',
    'live',
    'matching',
    'paint',
    'repeat',
    'reviews',
    'start',
    'store',
    'weight',
  ].map((name) => ({
    command: `npm run bench ${name}`,
    notRun: minutes,
  })),
  {
    command: 'npm run bench rings',
    file: measuring,
    title: 'run in small: rings among honest members',
  },
  {
    command: 'npm run bench models',
    file: measuring,
    title: 'run whole without a model: built-in against a model',
  },
  { command: 'npx jest', file: 'shared/build/src/cli/npx.test.ts', title: '`npx jest` in the folder of a module' },
  { command: 'npx rezenso help', file: 'shared/build/src/cli/npx.test.ts', title: '`npx rezenso` finds its commands' },
  { command: 'npx rezenso release', file: cli, title: 'ships, gives to some, promotes' },
  { command: 'npx rezenso release <module> --ahead', file: fit, title: 'when the modules were released ahead of it' },
  { command: 'npx rezenso release shell', file: fit, title: 'whose platform no release of a module fits is refused' },
  { command: 'npx rezenso release --to', ...ownRepository },
  { command: 'npx @rezenso/build create', ...ownRepository },
  {
    command: 'npx rezenso create',
    file: 'shared/build/src/new-module/create-repository.test.ts',
    title: 'takes them from the folder that `pack` wrote',
  },
  { command: 'npx rezenso pack', ...ownRepository },
  { command: 'npx rezenso dev', ...ownRepository },
  { command: 'npm ci', ...ownRepository },
  { command: 'npx rezenso promote', file: cli, title: 'ships, gives to some, promotes' },
  { command: 'npx rezenso promote <module> --from', file: life, title: 'comes to production with the same bytes' },
  ...['pause', 'resume', 'retire', 'history'].map((deed) => ({
    command: `npx rezenso ${deed}`,
    file: life,
    title: 'says at every step who did it and why',
  })),
  { command: 'npx rezenso preview', file: life, title: 'has a link that opens a release which nobody else gets' },
  { command: 'npx rezenso rollback', file: cli, title: 'ships, gives to some, promotes' },
  {
    command: 'npx rezenso rollback shell',
    file: fit,
    title: 'is not taken back to one that no release of a module fits',
  },
  { command: 'npx rezenso status', file: cli, title: 'ships, gives to some, promotes' },
  {
    command: 'npx rezenso release <module> --skip --because',
    file: 'shared/build/src/gate/check.test.ts',
    title: 'is kept in the release',
  },
  {
    command: 'npx rezenso fits',
    file: 'shared/build/src/cli/fits.test.ts',
    title: '`npx rezenso fits` refuses a server',
  },
  {
    command: 'npx rezenso trace',
    file: 'shared/build/src/cli/trace.test.ts',
    title: 'leads every frame of a stack back to its source',
  },
  { command: 'npx rezenso gc', file: cli, title: 'ships, gives to some, promotes' },
  { command: 'npx rezenso keys', file: cli, title: 'makes keys into a new file only' },
  ...[
    ['add', 'lets teams release their own modules'],
    ['list', 'lets teams release their own modules'],
    ['rotate', 'gives what a key may do to the next one'],
    ['revoke', 'revokes a key with what it released'],
  ].map(([deed = '', title = '']) => ({ command: `npx rezenso keys ${deed}`, file: teamKeys, title })),
  { command: 'npx rezenso sign', file: cli, title: 'makes keys into a new file only' },
  { command: 'npx rezenso count-on', file: cli, title: 'counts on from what sites followed' },
  {
    command: 'npx rezenso new-module',
    file: 'shared/build/src/new-module/new-module.test.ts',
    title: 'is made by its command',
  },
  {
    command: 'npx rezenso codeowners',
    file: 'shared/build/src/collaboration/codeowners.test.ts',
    title: 'is written by its command',
  },
  { command: 'npx rezenso surface', file: 'shared/build/src/surface/surface.test.ts', title: '`npx rezenso surface`' },
  { command: 'node server/bin/serve.mjs', file: 'server/src/server.test.ts', title: 'starts on an empty folder' },
  {
    command: 'node server/bin/grant-role.mjs',
    file: 'server/src/areas/admin/users/grant-role.test.ts',
    title: 'creates the first super_admin',
  },
  { command: 'node server/bin/release-name.mjs', file: server, title: site },
  { command: 'node server/bin/change-email.mjs', file: server, title: site },
  { command: 'node server/bin/verify-audit-log.mjs', file: server, title: site },
  { command: 'node server/bin/test.mjs', notRun: 'It is what runs the tests of the server.' },
  { command: 'node server/bin/backup.mjs', file: server, title: site },
  { command: 'node server/bin/restore.mjs', file: server, title: site },
  { command: 'node server/bin/verify-backup.mjs', file: server, title: site },
  { command: 'node server/bin/recompute.mjs', file: server, title: site },
  { command: 'node server/bin/forget-deleted.mjs', file: server, title: site },
  { command: 'node server/bin/processing-records.mjs', file: server, title: site },
  { command: 'node server/bin/reseal.mjs', file: server, title: site },
  { command: 'node server/bin/send-newsletter.mjs', file: server, title: site },
  {
    command: 'node server/bin/render-emails.mjs',
    file: 'e2e/journeys/emails.spec.ts',
    title: 'the command that draws emails',
  },
  { command: 'node shared/engines/bin/train-languages.ts', notRun: writesSource },
  { command: 'node shared/engines/bin/train-style.ts', notRun: writesSource },
  {
    command: 'node shared/engines/bench/analysis/run.ts',
    file: measuring,
    title: 'run in small: the website analysis',
  },
  {
    command: 'node shared/engines/bench/analysis/kinds/report.ts',
    file: measuring,
    title: 'run: kinds of business',
  },
  {
    command: 'node shared/engines/bench/analysis/owners/report.ts',
    file: measuring,
    title: 'run: what owners would leave standing',
  },
  { command: 'node shared/engines/bench/analysis/calibrate.ts', notRun: writesSource },
  { command: 'node shared/engines/bench/analysis/fit-names.ts', notRun: writesSource },
  { command: 'node shared/engines/bench/analysis/generate-lexicon.ts', notRun: writesSource },
  {
    command: 'node shared/engines/bench/geo/run.ts',
    file: measuring,
    title: 'run in small: the search for places',
  },
  {
    command: 'node shared/engines/bench/insights/run.ts',
    file: measuring,
    title: 'print what insights hear',
  },
  {
    command: 'node shared/engines/bench/suggestions/run.ts',
    file: measuring,
    title: 'print what becomes of notes',
  },
  {
    command: 'node shared/engines/bench/matching/exposure.ts',
    file: measuring,
    title: 'run in small: how suggestions spread',
  },
  {
    command: 'node shared/engines/bench/matching/recommendations.ts',
    file: measuring,
    title: 'print what somebody read of the recommendations',
  },
  { command: 'node server/bench/matching/run.ts', notRun: minutes },
  {
    command: 'node shared/engines/tables/german/generate.ts',
    file: measuring,
    title: 'the table of German words is what its generator writes',
  },
  {
    command: 'node shared/engines/tables/places/generate.ts',
    file: measuring,
    title: 'the tables of places and postcodes are what their generator writes',
  },
  {
    command: 'pg_basebackup',
    notRun:
      'A program of PostgreSQL that the one of the tests comes without; what follows it is tested by failover.test.ts.',
  },
  { command: 'docker', notRun: noDocker },
];
