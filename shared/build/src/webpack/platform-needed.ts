import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfiesPlatform } from '@rezenso/contract/releases';

/**
 * Whether a remote runs under no shell from before a version, so that it may count on what came with that.
 * @param first the version, as a caret range
 * @param folder of the remote
 */
export function runsOnlySince(first: string, folder: string): boolean {
  const file = join(folder, 'module.json');
  if (!existsSync(file)) return false;
  const { platformRange = '' } = JSON.parse(readFileSync(file, 'utf8'));
  return satisfiesPlatform(platformRange.replace('^', ''), first);
}
