import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Site } from './site.ts';

const command = join(import.meta.dirname, '../../shared/build/bin/rezenso.mjs');

/** `npx rezenso …` on the releases of a running site, as a team calls it. @returns what it says */
export function rezenso(site: Site, ...args: string[]): Promise<string> {
  return rezensoWith({}, ...args, '--store', join(site.dataDir, 'releases'));
}

/** `npx rezenso …` with more variables: keys, who it is that calls it. @returns what it says */
export async function rezensoWith(variables: Record<string, string>, ...args: string[]): Promise<string> {
  const env = { ...process.env, ...variables };
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...args], { env });
  return stdout;
}
