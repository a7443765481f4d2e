import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'rezenso-run-';

/**
 * Gives this process and all that it starts one folder for temporary files, which goes when it ends: tests leave databases, sites and
 * releases behind, a gigabyte in each whole run. What runs have left that were killed goes on the way. Within a run that has such a
 * folder nothing happens.
 * @returns the folder
 */
export function useRunFolder(): string {
  if (process.env.REZENSO_RUN_FOLDER) return process.env.REZENSO_RUN_FOLDER;
  removeLeft();
  const folder = join(tmpdir(), `${prefix}${process.pid}`);
  mkdirSync(folder);
  // PostgreSQL refuses to run as root, and whoever it runs as then must get in here.
  chmodSync(folder, 0o755);
  process.env.REZENSO_RUN_FOLDER = folder;
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  process.on('exit', () => remove(folder));
  return folder;
}

function removeLeft(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN;
    if (Number.isSafeInteger(pid) && (pid === process.pid || !isRunning(pid))) remove(join(tmpdir(), name));
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** What somebody else holds or removes meanwhile is no reason to fail; the next run tries again. */
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch {}
}
