import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { repository } from './base.ts';
import { FollowedSourcesPlugin } from './followed-sources-plugin.ts';
import { host } from './host.ts';

/** Where the baseline is built. */
export const baselineFolder = join(repository, '.cache/baseline');
/** Where it is served from. */
export const baselinePath = '/baseline/';

/**
 * The same sources as one application without federation, to measure what federation costs: modules are plain imports,
 * pages stay lazy, and webpack may share code between all of them.
 * @param shellConfigUrl address of the shell's webpack.config.ts
 */
export function baseline(shellConfigUrl: string, remotes: readonly string[]): Configuration {
  const base = host(shellConfigUrl);
  mkdirSync(baselineFolder, { recursive: true });
  const runtime = join(baselineFolder, 'runtime.ts');
  writeFileSync(runtime, runtimeOf(remotes));
  return {
    ...base,
    name: 'baseline',
    output: { ...base.output, path: join(baselineFolder, 'dist'), publicPath: baselinePath },
    plugins: [
      // It is no release, so no version has to follow what the modules bring into it.
      ...(base.plugins ?? []).filter((one) => !(one instanceof FollowedSourcesPlugin)),
      new webpack.NormalModuleReplacementPlugin(/federation[\\/](official-)?runtime\.ts$/, runtime),
      new webpack.NormalModuleReplacementPlugin(/^\.\/(official-)?runtime\.ts$/, runtime),
    ],
    cache: false,
  };
}

/** Stands in for the shell's loader: every module is there from the start. */
function runtimeOf(remotes: readonly string[]): string {
  const names = remotes.map((name) => name.replaceAll('-', '_'));
  const imports = remotes.map(
    (name, index) => `import * as ${names[index]} from '${join(repository, name, 'src/module.tsx')}';`,
  );
  return `${imports.join('\n')}
const modules = { ${names.join(', ')} };
export function startFederation() {}
export function startNewAttempt() {}
export async function loadRelease(remote) {
  return modules[remote];
}
`;
}
