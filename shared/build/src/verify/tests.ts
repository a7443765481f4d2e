import { globSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moduleNames } from '../release/module-folders.ts';
import { runCommand } from './command.ts';
import { counted, fromJest, fromServerTests, fromTap, type Outcome, readReport, sum } from './outcome.ts';
import { ensurePgbouncer } from './pgbouncer.ts';
import { inLanes } from './schedule.ts';
import type { Run } from './step.ts';

/** Packages whose tests run in jsdom. */
const sharedPackages = ['shared/contract', 'shared/platform', 'shared/ui', 'shared/domain'];

/** Packages that run on Node: the tools, and what they share with the server. */
const nodePackages = ['shared/build', 'shared/engines', 'shared/releases'];

/**
 * In each of these all tests share a process, as starting one for each file took half of their processor time: engines are pure, and
 * releases lie in folders and buckets of their own, whose keys are the same in every file.
 */
const sharingProcess = ['shared/engines/src/', 'shared/releases/src/'];
/** Measures what each entry of the engines takes, first calls included. */
const inOwnProcess = 'shared/engines/src/hostile-texts.test.ts';

/** Tests of the tools that read all of the repository: no import tells what turns them red. */
const readEverything = ['shared/build/src/documents/', 'shared/build/src/collaboration/'];

/** Four times as much takes as long, and a quarter more pages of memory, which are dear on some machines (decision 103). */
const roomForTheYoung = '--max-semi-space-size=16';

const quickAwaits = new URL('../testing/quick-awaits.ts', import.meta.url).href;

export async function browserTests(run: Run): Promise<Outcome | undefined> {
  const { repository, processes, priority } = run;
  const packages = [...sharedPackages, ...moduleNames(repository)];
  const chosen = affectedIn(run, packages);
  if (chosen?.length === 0) return undefined;
  const report = join(mkdtempSync(join(tmpdir(), 'rezenso-jest-')), 'report.json');
  const projects = packages.map((name) => join(repository, name));
  const args = ['--projects', ...projects, '--json', '--outputFile', report, `--maxWorkers=${processes}`];
  const only = chosen ? ['--runTestsByPath', ...chosen.map((file) => join(repository, file))] : [];
  // The report goes to the file; what people read comes on stderr.
  const { isOk, output } = await runCommand('jest', [...args, ...only], {
    folder: repository,
    priority,
    variables: { NODE_OPTIONS: roomForTheYoung },
  });
  const counts = counted(readReport(report, fromJest), isOk, output);
  if (counts.failed > 0) process.stdout.write(withoutJson(output));
  return counts;
}

export async function toolTests(run: Run): Promise<Outcome | undefined> {
  const { repository, processes } = run;
  const chosen = affectedIn(run, nodePackages);
  const patterns = chosen
    ? readEverything.map((folder) => `${folder}**/*.test.ts`)
    : nodePackages.map((folder) => `${folder}/{src,bench}/**/*.test.ts`);
  const files = [...new Set([...(chosen ?? []), ...globSync(patterns, { cwd: repository })])];
  const together = sharingProcess.map((folder) => ({
    name: folder,
    files: files.filter((file) => file.startsWith(folder) && file !== inOwnProcess),
    options: ['--test-isolation=none'],
  }));
  const apart = {
    name: 'apart',
    needs: sharingProcess,
    files: files.filter((file) => !together.some((one) => one.files.includes(file))),
    options: [`--test-concurrency=${processes}`],
  };
  const groups = [...together, apart].filter((group) => group.files.length > 0);
  return sum(
    await inLanes(
      groups.map((group) => ({ ...group, run: () => nodeTests(run, group.options, group.files) })),
      processes,
    ),
  );
}

async function nodeTests({ repository, priority }: Run, options: string[], files: string[]): Promise<Outcome> {
  const args = [
    '--import',
    quickAwaits,
    '--test',
    '--test-reporter=tap',
    '--test-timeout=300000',
    ...options,
    ...files,
  ];
  const { isOk, output } = await runCommand(process.execPath, args, { folder: repository, priority });
  const counts = counted(fromTap(output), isOk, output);
  if (counts.failed > 0) process.stdout.write(output);
  return counts;
}

export function serverTests(engine: 'pglite' | 'postgres') {
  return async (run: Run): Promise<Outcome | undefined> => {
    const chosen = affectedIn(run, ['server']);
    if (chosen?.length === 0) return undefined;
    // On a branch the engines are compared by whatever runs everything.
    const scope = engine === 'pglite' && !chosen ? ['--engine-matters'] : [];
    const files = chosen?.map((file) => file.slice('server/'.length)) ?? [];
    const pooler = engine === 'postgres' ? await ensurePgbouncer(run.repository, console.log) : undefined;
    const variables: Record<string, string> = pooler ? { PGBOUNCER_PATH: pooler } : {};
    return server(run, [`--${engine}`, ...scope, `--processes=${run.processes}`, ...files], variables);
  };
}

/** On PGlite also what no engine can change. */
export function everyServerTest(run: Run): Promise<Outcome> {
  return server(run, ['--pglite', `--processes=${run.processes}`]);
}

async function server({ repository, priority }: Run, args: string[], variables = {}): Promise<Outcome> {
  const program = [join(repository, 'server/bin/test.mjs'), ...args];
  const { isOk, output } = await runCommand(process.execPath, program, { folder: repository, priority, variables });
  const counts = counted(fromServerTests(output), isOk, output);
  if (counts.failed > 0) process.stdout.write(output);
  return counts;
}

/** @returns undefined when all tests of these folders are to run */
function affectedIn({ affected }: Run, folders: readonly string[]): string[] | undefined {
  if (!affected || affected.unmapped.length > 0) return undefined;
  return affected.tests.filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
}

function withoutJson(output: string): string {
  return output
    .split('\n')
    .filter((line) => !line.startsWith('{"'))
    .join('\n');
}
