import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { isOwnRepository } from '../release/module-folders.ts';
import { runCommand } from '../verify/command.ts';
import type { ModuleCheck, Place } from './check.ts';

/** The module's types, its tests' included; what is known of unchanged files is kept in .cache. */
export const typesCheck: ModuleCheck = {
  name: 'types',
  async run(place) {
    const cache = join(place.repository, '.cache/checks', place.moduleName);
    await mkdir(cache, { recursive: true });
    const config = isOwnRepository(place.repository) ? ownConfig(place) : await writtenConfig(place, cache);
    const args = [
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      join(cache, 'types.tsbuildinfo'),
      '--pretty',
      'false',
    ];
    const { isOk, output } = await runCommand(process.execPath, [compiler(place), '-p', config, ...args], {
      folder: place.repository,
    });
    if (!isOk) throw new Error(output.trim());
    return 'the sources and tests of this module';
  },
};

/** TypeScript is the repository's own, as its rules are. */
function compiler({ repository }: Place): string {
  const require = createRequire(join(repository, 'package.json'));
  return join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
}

function ownConfig({ folder }: Place): string {
  const config = join(folder, 'tsconfig.json');
  if (existsSync(config)) return config;
  throw new Error('There is no tsconfig.json, so nobody knows by which rules to judge.');
}

/** The rules of the checkout, for this module alone. */
async function writtenConfig({ repository, moduleName }: Place, cache: string): Promise<string> {
  const up = relative(cache, repository);
  const config = join(cache, 'tsconfig.json');
  const rules = { extends: `${up}/tsconfig.tests.json`, include: [`${up}/${moduleName}/src/**/*`], exclude: [] };
  await writeFile(config, JSON.stringify(rules));
  return config;
}
