import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from './command.ts';

const installed = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'];
/** With what it loads; a machine may have some of these already, and Debian's next version calls them otherwise. */
const packages = ['pgbouncer', 'libc-ares2', 'libevent-2.1-7', 'libevent-2.1-7t64'];

/**
 * The PgBouncer that a server is tried behind: PGBOUNCER_PATH, or an installed one. Where there is none, Debian's package is unpacked
 * beside the project's other things: installing it would start a service on this machine.
 * @returns path of the program; undefined, which is said, where it cannot be had: those tests are left out then
 */
export async function ensurePgbouncer(repository: string, say: (line: string) => void): Promise<string | undefined> {
  const folder = join(repository, 'node_modules/.cache/pgbouncer');
  const program = join(folder, 'pgbouncer');
  const found = process.env.PGBOUNCER_PATH ?? installed.find(existsSync);
  if (found) return found;
  if (await runs(program)) return program;
  if (existsSync('/usr/bin/apt-get')) {
    say('Fetching PgBouncer through apt-get …');
    await unpack(folder, program);
    if (await runs(program)) return program;
  }
  say('Skipped: a server behind PgBouncer, which is not here. Set PGBOUNCER_PATH to run these tests.');
  return undefined;
}

async function unpack(folder: string, program: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (!(await download(folder, 'pgbouncer'))) await runCommand('apt-get', ['update', '-q'], { folder });
  for (const name of packages) await download(folder, name);
  for (const file of await readdir(folder))
    if (file.endsWith('.deb')) await runCommand('dpkg-deb', ['-x', file, '.'], { folder });
  const libraries = (await readdir(join(folder, 'usr/lib')).catch(() => []))
    .map((name) => join(folder, 'usr/lib', name))
    .join(':');
  const start = `LD_LIBRARY_PATH='${libraries}' exec '${join(folder, 'usr/sbin/pgbouncer')}' "$@"`;
  await writeFile(program, `#!/bin/sh\n${start}\n`, { mode: 0o755 });
}

async function download(folder: string, name: string): Promise<boolean> {
  return (await runCommand('apt-get', ['download', '-q', name], { folder })).isOk;
}

async function runs(program: string): Promise<boolean> {
  return existsSync(program) && (await runCommand(program, ['--version'], { folder: '/' })).isOk;
}
