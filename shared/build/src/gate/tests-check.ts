import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { isOwnRepository } from '../release/module-folders.ts';
import { runCommand } from '../verify/command.ts';
import type { ModuleCheck, Place } from './check.ts';
import { changedBetween, stateOf } from './file-state.ts';
import { passedIn } from './tests-report.ts';

const require = createRequire(import.meta.url);
/** What the tests of a module in the checkout stand on beside its own folder. */
const sharedParts = ['contract', 'platform', 'ui', 'domain', 'build/src/jest'].map((name) => `shared/${name}`);

/**
 * The module's tests: those that a change since they last passed can turn red, by jest's own knowledge of who imports
 * whom. Anything that jest cannot follow (packages, other files than sources, what is shared) runs them all.
 */
export const testsCheck: ModuleCheck = {
  name: 'tests',
  async run(place) {
    const passed = join(place.repository, '.cache/checks', place.moduleName, 'tests.json');
    const state = testedState(place);
    const changed = existsSync(passed) ? changedBetween(JSON.parse(readFileSync(passed, 'utf8')), state) : undefined;
    if (changed?.length === 0) return 'nothing changed since they passed';
    const files = changed && sourcesAmong(place, changed);
    const did = await run(place, files);
    await mkdir(dirname(passed), { recursive: true });
    await writeFile(passed, JSON.stringify(state));
    return did;
  },
};

function testedState({ repository, moduleName }: Place): Record<string, string> {
  const parts = isOwnRepository(repository) ? ['.'] : [moduleName, ...sharedParts];
  const lockfile = join(repository, 'package-lock.json');
  const locked = existsSync(lockfile) ? createHash('sha256').update(readFileSync(lockfile)).digest('base64url') : '';
  return { ...stateOf(repository, parts), 'package-lock.json': locked };
}

/** The changed files as jest follows them; undefined when one of them is of another kind, or gone. */
function sourcesAmong({ repository, folder }: Place, changed: readonly string[]): string[] | undefined {
  const paths = changed.map((file) => join(repository, file));
  const canFollow = (path: string) => path.startsWith(join(folder, 'src/')) && /\.tsx?$/.test(path) && existsSync(path);
  return paths.every(canFollow) ? paths : undefined;
}

/** Characters of a page that a failed test prints: enough to see where it was, and the reason is still in sight. */
const printedPage = '600';

async function run(place: Place, changed: readonly string[] | undefined): Promise<string> {
  const { repository, moduleName, folder } = place;
  const checks = join(repository, '.cache/checks', moduleName);
  await mkdir(checks, { recursive: true });
  const report = join(checks, `tests-${randomUUID()}.json`);
  const jest = join(dirname(require.resolve('jest/package.json')), 'bin/jest.js');
  const workers = availableParallelism();
  const related = changed ? ['--passWithNoTests', '--findRelatedTests', ...changed] : [];
  const reported = ['--json', `--outputFile=${report}`];
  const args = [jest, `--maxWorkers=${workers}`, '--silent', '--colors=false', ...reported, ...related];
  const { isOk, output } = await runCommand(process.execPath, args, {
    folder,
    variables: { DEBUG_PRINT_LIMIT: printedPage },
  });
  const passed = await passedIn(report).catch((error: Error) => {
    throw new Error(isOk ? `${error.message}\n${output.trim()}`.trim() : output.trim());
  });
  if (!isOk) throw new Error(output.trim());
  return changed ? `${passed} that the changes concern` : `all ${passed}`;
}
