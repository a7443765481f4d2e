import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from '@rezenso/releases/store';
import { checkReleasable } from '../cli/releasable.ts';
import { buildChanged } from '../release/build-changed.ts';
import { moduleFolder, moduleNames } from '../release/module-folders.ts';
import { ensureBrowser } from './browser.ts';
import { runCommand } from './command.ts';
import { ensureNginx } from './nginx.ts';
import { counted, fromPlaywright, fromTap, none, type Outcome, readReport, single, sum } from './outcome.ts';
import type { Run } from './step.ts';

/** Builds and releases everything into a store of its own, and asks of each module what its team would be asked: budgets, addresses, copies. */
export async function buildChecks({ repository, affected }: Run): Promise<Outcome | undefined> {
  if (affected && isIdle(affected)) return undefined;
  const store = folderStore(join(mkdtempSync(join(tmpdir(), 'rezenso-releases-')), 'releases'));
  try {
    await buildChanged({ repository, store, say: console.log });
    for (const name of moduleNames(repository)) await checkReleasable(store, moduleFolder(repository, name), name, {});
    return single(true);
  } catch (error) {
    return refused(error);
  }
}

/** All journeys, those that go by the clock last, with no other browser beside them. */
export async function journeys(run: Run): Promise<Outcome | undefined> {
  const most = await inBrowser(run, ['--project=embedded', '--project=postgres'], {});
  const byTheClock = await inBrowser(run, ['--project=by-the-clock'], {});
  return most && byTheClock && sum([most, byTheClock]);
}

/** The proof of independence, in front of a shell that brings the whole federation runtime. */
export function proofOnOfficialRuntime(run: Run): Promise<Outcome | undefined> {
  return inBrowser(run, ['independence/proof', 'independence/faults'], { FEDERATION_RUNTIME: 'official' });
}

async function inBrowser(
  { repository, affected, shard }: Run,
  chosen: readonly string[],
  given: Record<string, string>,
): Promise<Outcome | undefined> {
  if (affected && isIdle(affected)) return undefined;
  const report = join(mkdtempSync(join(tmpdir(), 'rezenso-e2e-')), 'report.json');
  try {
    const variables = {
      ...given,
      CHROMIUM_PATH: await ensureBrowser(repository, console.log),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    };
    const folder = join(repository, 'e2e');
    const args = ['test', ...chosen, '--reporter=list,json', ...(shard ? [`--shard=${shard}`] : [])];
    const { isOk, output } = await runCommand('playwright', args, { folder, variables, isLive: true });
    return counted(readReport(report, fromPlaywright), isOk, output);
  } catch (error) {
    return refused(error);
  }
}

/** A machine that has no nginx and no way to get one is told so; the tests are then neither passed nor failed. */
export async function threeProcesses(run: Run): Promise<Outcome | undefined> {
  if (run.affected && isIdle(run.affected)) return undefined;
  const nginx = await ensureNginx(run.repository, console.log).catch((error: Error) => error);
  if (!nginx) return none;
  if (nginx instanceof Error) return refused(nginx);
  return serverProcesses(run, 'e2e/cluster/*.test.ts', { NGINX_PATH: nginx });
}

/** What `npm run test:long` does for hours, for seconds each: its parts and its record are themselves tested. */
export async function longRounds(run: Run): Promise<Outcome | undefined> {
  if (run.affected && isIdle(run.affected)) return undefined;
  return serverProcesses(run, 'e2e/long/*.test.ts', {});
}

async function serverProcesses({ repository, priority }: Run, files: string, variables: Record<string, string>) {
  const args = ['--test', '--test-reporter=tap', '--test-concurrency=1', files];
  const { isOk, output } = await runCommand(process.execPath, args, { folder: repository, priority, variables });
  const counts = counted(fromTap(output), isOk, output);
  if (counts.failed > 0) process.stdout.write(output);
  return counts;
}

/** Says why a step could not do its work. */
function refused(error: unknown): Outcome {
  const message = error instanceof Error ? error.message : String(error);
  console.log(message);
  return single(false, message);
}

/** Whole sites take part in all of these: any change but one of texts may matter. */
function isIdle({ hasSources }: NonNullable<Run['affected']>): boolean {
  return !hasSources;
}
