import { buildChecks, journeys, longRounds, proofOnOfficialRuntime, threeProcesses } from './end-to-end.ts';
import { commitSubjects, program, publicSurface } from './static-checks.ts';
import type { Step } from './step.ts';
import { browserTests, everyServerTest, serverTests, toolTests } from './tests.ts';

/**
 * Everything there is to check. The journeys take longest, one page after the other, so they begin as soon as there is a build;
 * beside them what is quick to say, then the longest, so that all lanes end together.
 */
export const steps: readonly Step[] = [
  { name: 'build', title: 'Build', part: 'e2e', run: buildChecks },
  {
    name: 'journeys',
    title: 'Journeys in a browser',
    part: 'e2e',
    needs: ['build'],
    isByTheClock: true,
    run: journeys,
  },
  { name: 'lint', title: 'Format and lint', part: 'static', run: program('biome', ['check', '.']) },
  { name: 'commits', title: 'Subjects of commits', part: 'static', run: commitSubjects },
  { name: 'boundaries', title: 'Boundaries', part: 'static', run: program('npm', ['run', '--silent', 'boundaries']) },
  {
    name: 'types',
    title: 'Types',
    part: 'static',
    // Several checkers of a project work out each other's types again: 54 instead of 39 s of processor time.
    run: program('npm', ['run', '--silent', 'types', '--', '--checkers', '1']),
  },
  {
    name: 'promises',
    title: 'Promises and casts',
    part: 'static',
    run: program('npm', ['run', '--silent', 'promises']),
  },
  {
    name: 'unused',
    title: 'Unused and undeclared',
    part: 'static',
    run: program('npm', ['run', '--silent', 'unused']),
  },
  { name: 'surface', title: 'Public surface of platform and contract', part: 'static', run: publicSurface },
  { name: 'postgres', title: 'Server on PostgreSQL', part: 'api', run: serverTests('postgres') },
  { name: 'browser', title: 'Unit tests: browser code and contract', part: 'unit', run: browserTests },
  { name: 'pglite', title: 'Server on PGlite', part: 'api', run: serverTests('pglite') },
  {
    name: 'cluster',
    title: 'Three processes behind nginx',
    part: 'e2e',
    needs: ['build', 'journeys'],
    isByTheClock: true,
    run: threeProcesses,
  },
  {
    name: 'rounds',
    title: 'A small round of each part of the long proof',
    part: 'e2e',
    needs: ['journeys'],
    run: longRounds,
  },
  { name: 'tools', title: 'Unit tests: tools, releases and engines', part: 'unit', run: toolTests },
  {
    name: 'pglite-all',
    title: 'Server on PGlite, every test',
    part: 'long',
    run: everyServerTest,
  },
  {
    name: 'official',
    title: 'Proof of independence on the whole federation runtime',
    part: 'long',
    isByTheClock: true,
    run: proofOnOfficialRuntime,
  },
];
