import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildChanged, moduleNames } from '../release/build-changed.ts';
import { folderStore } from '../release/store.ts';
import { compareSurfaces, complaintsAbout } from '../surface/surface.ts';
import { ensureBrowser } from './browser.ts';
import { runCommand } from './command.ts';
import { ensureNginx } from './nginx.ts';
import { counted, fromJest, fromPlaywright, fromServerTests, fromTap, none, type Outcome, single } from './outcome.ts';

export interface Step {
  title: string;
  /** Parts of `npm test` that contain this step. */
  part: 'static' | 'unit' | 'api' | 'e2e';
  run(repository: string): Promise<Outcome>;
}

/** Packages whose tests run in jsdom. */
const sharedPackages = ['shared/contract', 'shared/platform', 'shared/ui'];

/** Everything `npm test` does, in order. */
export const steps: readonly Step[] = [
  { title: 'Format and lint', part: 'static', run: program('biome', ['check', '.']) },
  { title: 'Types of the browser code', part: 'static', run: program('tsc', ['-p', 'tsconfig.json']) },
  { title: 'Types of the server and tools', part: 'static', run: program('tsc', ['-p', 'tsconfig.node.json']) },
  { title: 'Boundaries', part: 'static', run: program('npm', ['run', '--silent', 'boundaries']) },
  { title: 'Public surface of platform and contract', part: 'static', run: compareWithRelease },
  { title: 'Unit tests: browser code and contract', part: 'unit', run: runJest },
  { title: 'Unit tests: build and release tools', part: 'unit', run: runToolTests },
  { title: 'Server on PGlite', part: 'api', run: serverTests([]) },
  { title: 'Server on PostgreSQL', part: 'api', run: serverTests(['--postgres', '--with-database']) },
  { title: 'Build', part: 'e2e', run: runBuild },
  { title: 'Journeys in a browser', part: 'e2e', run: runJourneys },
  { title: 'Three processes behind nginx', part: 'e2e', run: runCluster },
];

function program(name: string, args: string[]): Step['run'] {
  return async (repository) => {
    const { isOk, output } = await runCommand(name, args, { folder: repository });
    if (!isOk) process.stdout.write(output);
    return single(isOk);
  };
}

async function compareWithRelease(repository: string): Promise<Outcome> {
  const complaints = (await compareSurfaces(repository)).flatMap(complaintsAbout);
  for (const complaint of complaints) console.log(complaint);
  return single(complaints.length === 0);
}

async function runJest(repository: string): Promise<Outcome> {
  const report = join(mkdtempSync(join(tmpdir(), 'rezenso-jest-')), 'report.json');
  const projects = [...sharedPackages, ...moduleNames(repository)].map((name) => join(repository, name));
  const args = ['--projects', ...projects, '--json', '--outputFile', report, '--maxWorkers=2'];
  // The report goes to the file; what people read comes on stderr.
  const { isOk, output } = await runCommand('jest', args, { folder: repository });
  const counts = counted(readReport(report, fromJest), isOk);
  if (counts.failed > 0) process.stdout.write(withoutJson(output));
  return counts;
}

async function runToolTests(repository: string): Promise<Outcome> {
  const args = ['--test', '--test-reporter=tap', '--test-timeout=120000', 'shared/build/src/**/*.test.ts'];
  const { isOk, output } = await runCommand(process.execPath, args, { folder: repository });
  const counts = counted(fromTap(output), isOk);
  if (counts.failed > 0) process.stdout.write(output);
  return counts;
}

function serverTests(options: string[]): Step['run'] {
  return async (repository) => {
    const args = [join(repository, 'server/bin/test.mjs'), ...options];
    const { isOk, output } = await runCommand(process.execPath, args, { folder: repository });
    const counts = counted(fromServerTests(output), isOk);
    if (counts.failed > 0) process.stdout.write(output);
    return counts;
  };
}

async function runBuild(repository: string): Promise<Outcome> {
  const store = folderStore(join(mkdtempSync(join(tmpdir(), 'rezenso-releases-')), 'releases'));
  try {
    await buildChanged({ repository, store, say: console.log });
    return single(true);
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return single(false);
  }
}

async function runJourneys(repository: string): Promise<Outcome> {
  const report = join(mkdtempSync(join(tmpdir(), 'rezenso-e2e-')), 'report.json');
  try {
    const variables = {
      CHROMIUM_PATH: await ensureBrowser(repository, console.log),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    };
    const folder = join(repository, 'e2e');
    const { isOk } = await runCommand('playwright', ['test', '--reporter=list,json'], {
      folder,
      variables,
      isLive: true,
    });
    return counted(readReport(report, fromPlaywright), isOk);
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return single(false);
  }
}

/** A machine that has no nginx and no way to get one is told so; the tests are then neither passed nor failed. */
async function runCluster(repository: string): Promise<Outcome> {
  const nginx = await ensureNginx(repository, console.log).catch((error: Error) => error);
  if (!nginx) return none;
  if (nginx instanceof Error) {
    console.log(nginx.message);
    return single(false);
  }
  const args = ['--test', '--test-reporter=tap', '--test-concurrency=1', 'e2e/cluster/*.test.ts'];
  const variables = { NGINX_PATH: nginx };
  const { isOk, output } = await runCommand(process.execPath, args, { folder: repository, variables });
  const counts = counted(fromTap(output), isOk);
  if (counts.failed > 0) process.stdout.write(output);
  return counts;
}

function readReport<Report>(file: string, read: (report: Report) => Outcome): Outcome | undefined {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

function withoutJson(output: string): string {
  return output
    .split('\n')
    .filter((line) => !line.startsWith('{"'))
    .join('\n');
}
