import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@rezenso/releases/registry';
import { rezenso } from '../cli/rezenso.ts';
import type { ModuleCheck } from '../gate/check.ts';
import { releaseOf } from '../release/source-hash.ts';
import type { BuildRecord } from '../webpack/build-record.ts';

export type CommandSite = Awaited<ReturnType<typeof aSite>>;

/**
 * A repository with a shell, modules and built bundles, and a store beside them.
 * @param names of the modules, beside the shell
 */
export async function aSite(names: readonly string[] = ['mf-x', 'mf-y']) {
  const repository = await mkdtemp(join(tmpdir(), 'rezenso-site-'));
  const root = join(repository, '.data/releases');
  const env: NodeJS.ProcessEnv = { ...process.env };
  let now = new Date('2026-03-01T12:00:00Z');
  await put(repository, 'shared/platform/package.json', { name: '@rezenso/platform', version: '1.1.0' });
  for (const name of ['shell', ...names]) {
    await put(repository, `${name}/package.json`, { name: `@rezenso/${name}`, version: '1.0.0' });
    await put(repository, `${name}/webpack.config.ts`, {});
  }
  for (const name of names)
    await put(repository, `${name}/module.json`, {
      name,
      title: 'Bereich X',
      owner: 'Team X',
      platformRange: '^1.1.0',
      routes: [{ path: `/${name}`, page: 'page', access: 'authenticated' }],
      budgets: { entryKb: 1, totalKb: 1 },
    });

  const site = {
    repository,
    root,
    env,
    /** What `release` looks at: nothing, as there is nothing to compile here. */
    checks: [] as readonly ModuleCheck[],
    travelDays(days: number) {
      now = new Date(now.getTime() + days * 86_400_000);
    },
    /** Changes a module's sources and lays their build into its dist folder. @returns its version */
    async build(name: string, text: string, about: Partial<BuildRecord> = {}): Promise<string> {
      await put(repository, `${name}/src/module.tsx`, { text });
      const release = releaseOf(repository, name);
      await mkdir(join(repository, name, 'dist'), { recursive: true });
      await writeFile(join(repository, name, 'dist/entry.js'), `let release = "${release}";`);
      const contents = { exposes: ['./module'], packages: [], sources: [`${name}/src/module.tsx`] };
      await put(repository, `${name}/dist/build.json`, {
        release,
        entry: ['entry.js'],
        pages: { page: [] },
        ...contents,
        ...about,
      });
      return release;
    },
    /** The platform that a shell built from here on brings. */
    platform: (version: string) =>
      put(repository, 'shared/platform/package.json', { name: '@rezenso/platform', version }),
    /** The platform that a module built from here on asks for. */
    async needs(name: string, platformRange: string): Promise<void> {
      const manifest = JSON.parse(await readFile(join(repository, name, 'module.json'), 'utf8'));
      await put(repository, `${name}/module.json`, { ...manifest, platformRange });
    },
    /** The one address of a module built from here on. */
    async serves(name: string, path: string): Promise<void> {
      const manifest = JSON.parse(await readFile(join(repository, name, 'module.json'), 'utf8'));
      const routes = [{ path, page: 'page', access: 'authenticated' }];
      await put(repository, `${name}/module.json`, { ...manifest, routes });
    },
    /** @returns the exit code, and behind a blank all that was said */
    async run(...args: string[]): Promise<string> {
      const said: string[] = [];
      const say = (line: string) => void said.push(line);
      const code = await rezenso(args, { repository, env, now: () => now, say, complain: say, checks: site.checks });
      return `${code} ${said.join('\n')}`;
    },
    registry: async (): Promise<Registry> => JSON.parse(await readFile(join(root, 'registry.json'), 'utf8')),
    store: async () => [
      await readFile(join(root, 'registry.json'), 'utf8'),
      (await readdir(root, { recursive: true })).sort(),
    ],
  };
  await site.build('shell', 'shell');
  return site;
}

async function put(repository: string, path: string, content: unknown): Promise<void> {
  await mkdir(join(repository, path, '..'), { recursive: true });
  await writeFile(join(repository, path), JSON.stringify(content));
}
