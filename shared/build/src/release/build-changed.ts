import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { publish } from './publish.ts';
import { releaseOf } from './source-hash.ts';
import type { ReleaseStore } from './store.ts';

const require = createRequire(import.meta.url);
/** A webpack process takes a core and up to half a gigabyte. */
const processesAtMost = Math.min(2, availableParallelism());

export interface BuildOptions {
  repository: string;
  store: ReleaseStore;
  /** Builds also what has not changed. */
  isForced?: boolean;
  say(line: string): void;
}

/** The modules that the browser loads: the shell and every remote. */
export function moduleNames(repository: string): string[] {
  const isModule = (name: string) => existsSync(join(repository, name, 'webpack.config.ts'));
  return readdirSync(repository).filter((name) => (name === 'shell' || name.startsWith('mf-')) && isModule(name));
}

/**
 * Builds the modules whose sources have changed since they were last released, and releases them.
 * @returns the modules that got a new release
 * @throws Error with webpack's output when a build fails; what was built before is released all the same
 */
export async function buildChanged({ repository, store, isForced = false, say }: BuildOptions): Promise<string[]> {
  const { modules } = await store.readRegistry();
  const isReleased = (name: string) => modules[name]?.stable === releaseOf(repository, name);
  const changed = moduleNames(repository).filter((name) => isForced || !isReleased(name));
  let done = 0;
  const work = async (name: string) => {
    const startedAt = performance.now();
    const isBuilt = !isForced && builtRelease(repository, name) === releaseOf(repository, name);
    if (!isBuilt) await runWebpack(join(repository, name));
    const version = await publish(store, join(repository, name), name, new Date());
    done += 1;
    say(`  ${done}/${changed.length}  ${name} ${version}  ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  };
  await inParallel(changed, processesAtMost, work);
  return changed;
}

/** The release that lies in a module's dist folder; undefined when there is none. */
function builtRelease(repository: string, name: string): string | undefined {
  try {
    return JSON.parse(readFileSync(join(repository, name, 'dist/build.json'), 'utf8')).release;
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

async function inParallel<T>(items: readonly T[], atMost: number, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  const results = await Promise.allSettled(Array.from({ length: atMost }, worker));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
