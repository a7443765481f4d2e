import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from './command.ts';

const installed = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx'];

/**
 * The nginx that stands before several processes in e2e/cluster: NGINX_PATH, or an installed one. Where there is none,
 * Debian's package is unpacked beside the project's other things: installing it would start a web server on this machine.
 * @returns path of the program; undefined, which is said, on a machine that has neither nginx nor apt-get
 * @throws Error when apt-get is there and could not bring it
 */
export async function ensureNginx(repository: string, say: (line: string) => void): Promise<string | undefined> {
  const folder = join(repository, 'node_modules/.cache/nginx');
  const unpacked = join(folder, 'usr/sbin/nginx');
  const found = process.env.NGINX_PATH ?? [...installed, unpacked].find(existsSync);
  if (found) return found;
  if (!existsSync('/usr/bin/apt-get')) {
    say('Skipped: there is no nginx, and no apt-get to get it with. Set NGINX_PATH to run these tests.');
    return undefined;
  }
  return unpack(folder, unpacked, say);
}

async function unpack(folder: string, program: string, say: (line: string) => void): Promise<string> {
  say('Fetching nginx through apt-get …');
  await mkdir(folder, { recursive: true });
  if (!(await download(folder)).isOk) {
    await runCommand('apt-get', ['update', '-q'], { folder });
    await download(folder);
  }
  const file = (await readdir(folder)).find((name) => name.startsWith('nginx_') && name.endsWith('.deb'));
  if (file) await runCommand('dpkg-deb', ['-x', file, '.'], { folder });
  const check = await runCommand(program, ['-v'], { folder });
  if (check.isOk) return program;
  // A small image may lack a library that nginx needs; nothing starts services there.
  const packages = ['install', '-y', '-q', '--no-install-recommends', 'nginx'];
  const variables = { DEBIAN_FRONTEND: 'noninteractive' };
  const installation = await runCommand('apt-get', packages, { folder, variables });
  const found = installed.find(existsSync);
  if (found) return found;
  throw new Error(`nginx could not be had. Set NGINX_PATH to run these tests.\n${installation.output}`);
}

function download(folder: string) {
  return runCommand('apt-get', ['download', '-q', 'nginx'], { folder });
}
