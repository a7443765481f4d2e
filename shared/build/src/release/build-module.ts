import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { withLock } from '@rezenso/releases/lock';
import { moduleFolder } from './module-folders.ts';
import { releaseOf } from './source-hash.ts';

const require = createRequire(import.meta.url);
/** Two builds before ours, on a busy machine. */
const lockTimeoutMs = 5 * 60_000;

/**
 * Builds a module unless its dist folder holds the build of these very sources, and runs `work` on it. Until that is
 * done nobody else builds the module in this checkout: they would write into the same folder.
 * @param isForced builds in any case
 * @throws Error with webpack's output when the build fails
 */
export function withBuild<T>(
  repository: string,
  moduleName: string,
  isForced: boolean,
  work: () => Promise<T>,
): Promise<T> {
  return withLock(join(repository, `.cache/builds/${moduleName}.lock`), lockTimeoutMs, async () => {
    const isBuilt = builtRelease(repository, moduleName) === releaseOf(repository, moduleName);
    if (isForced || !isBuilt) await runWebpack(moduleFolder(repository, moduleName));
    return work();
  });
}

/** The release that lies in a module's dist folder; undefined when there is none. */
function builtRelease(repository: string, moduleName: string): string | undefined {
  try {
    return JSON.parse(readFileSync(join(moduleFolder(repository, moduleName), 'dist/build.json'), 'utf8')).release;
  } catch {
    return undefined;
  }
}

/** One webpack run in a process of its own, so that two cores are used and memory is given back. */
export function runWebpack(folder: string, variables: Record<string, string> = {}): Promise<void> {
  const webpack = require.resolve('webpack/bin/webpack.js');
  const child = spawn(process.execPath, [webpack], { cwd: folder, env: { ...process.env, ...variables } });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve();
      // Half a build must not pass for a whole one.
      rmSync(join(folder, 'dist/build.json'), { force: true });
      reject(new Error(`${folder}: the build failed\n${Buffer.concat(output)}`));
    });
  });
}
