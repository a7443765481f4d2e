import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runCommand } from '../verify/command.ts';
import type { ModuleCheck } from './check.ts';

/** Format and lint by biome, with the rules that lie beside the module or in the root of the checkout. */
export const lintCheck: ModuleCheck = {
  name: 'lint',
  async run({ repository, folder }) {
    const rules = ['biome.json', 'biome.jsonc'].flatMap((file) => [join(folder, file), join(repository, file)]);
    if (!rules.some((file) => existsSync(file)))
      throw new Error('There is no biome.json, so nobody knows by which rules to judge.');
    // Biome belongs to whoever writes the rules: the repository.
    const require = createRequire(join(repository, 'package.json'));
    const biome = join(dirname(require.resolve('@biomejs/biome/package.json')), 'bin/biome');
    const args = [biome, 'check', '--colors=off', '--diagnostic-level=warn', folder];
    const { isOk, output } = await runCommand(process.execPath, args, { folder: repository });
    if (!isOk) throw new Error(output.trim());
    return /Checked (\d+ files?)/.exec(output)?.[1] ?? 'nothing to look at';
  },
};
