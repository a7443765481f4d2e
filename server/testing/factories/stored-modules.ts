import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ModuleReleases, Registry } from '@rezenso/releases/registry';
import { aRelease } from '@rezenso/releases/testing';

/**
 * A store of releases in a folder, of the shell, the admin area and mf-x, as a site with this DATA_DIR reads it.
 * @returns `publish` replaces the registry by a newer one, `stored` reads what it says of mf-x now
 */
export function createStoredModules(dataDir: string) {
  const file = path.join(dataDir, 'releases/registry.json');
  let sequence = 0;
  return {
    async publish(...given: Parameters<typeof theRegistry>): Promise<void> {
      sequence += 100;
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(`${file}.tmp`, JSON.stringify({ sequence, ...theRegistry(...given) }));
      await rename(`${file}.tmp`, file);
    },

    async stored(): Promise<ModuleReleases> {
      const { modules } = JSON.parse(await readFile(file, 'utf8')) as Registry;
      if (!modules['mf-x']) throw new Error('The module is missing');
      return modules['mf-x'];
    },
  };
}

/**
 * The shell, the admin area and three releases of mf-x, the second of which everybody gets.
 * @param range the platform that the oldest release of mf-x asks for
 * @param path where its page is
 * @param tooNew versions that ask for a platform that there is not
 */
export function theRegistry(
  module: Partial<ModuleReleases>,
  range = '^1.0.0',
  path = '/x',
  tooNew: string[] = [],
): Registry {
  const releases = ['1.0.0', '2.0.0', '3.0.0'].map((version) => aRelease(version, 'let a'));
  for (const { manifest } of releases)
    if (manifest) Object.assign(manifest, { title: 'Bereich X', routes: [{ path, page: 'x', access: 'public' }] });
  for (const { manifest, version } of releases)
    if (manifest && tooNew.includes(version)) manifest.platformRange = '^9.0.0';
  const [oldest] = releases;
  if (oldest?.manifest) oldest.manifest.platformRange = range;
  const shell = { ...aRelease('1.0.0', 'let s'), manifest: null, platformVersion: '1.0.0' };
  const own = aRelease('1.0.0', 'let m', 'mf-admin');
  return {
    modules: {
      shell: { releases: [shell], stable: '1.0.0', canary: null },
      'mf-admin': { releases: [own], stable: '1.0.0', canary: null },
      'mf-x': { releases, stable: '2.0.0', canary: null, ...module },
    },
  };
}
