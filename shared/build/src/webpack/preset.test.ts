import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { sourceMapsFile, sourceMapsIn } from '@rezenso/releases/files';
import { expect } from 'expect';
import * as styledComponents from 'styled-components';
import webpack, { type Configuration, type Stats } from 'webpack';
import { repository } from './base.ts';
import type { BuildRecord } from './build-record.ts';
import { FollowedSourcesPlugin } from './followed-sources-plugin.ts';
import { lentByShell, notLent } from './packages.ts';
import { remote } from './preset.ts';

const sources = {
  'package.json': JSON.stringify({ name: 'mf-x', version: '1.0.0', dependencies: { react: '^19.0.0' } }),
  'src/module.tsx': "export default { name: 'mf-x', pages: { home: () => import('./home.page.tsx') } };",
  'src/home.page.tsx': "import { useState } from 'react';\nexport default () => <p>{useState('x')[0]}</p>;",
};

describe('the build of a remote', () => {
  it('notes entry and pages, and gives the entry the digest of every chunk', async () => {
    const { folder } = await build(sources);
    const record: BuildRecord = JSON.parse(await readFile(join(folder, 'dist/build.json'), 'utf8'));
    expect(record.entry).toEqual(['entry.js']);
    expect(record.pages.home).toHaveLength(1);
    const entry = await readFile(join(folder, 'dist/entry.js'), 'utf8');
    for (const chunk of record.pages.home ?? []) {
      const digest = createHash('sha384')
        .update(await readFile(join(folder, 'dist', chunk)))
        .digest('base64');
      expect(entry).toContain(`"sha384-${digest}"`);
    }
    expect(entry).not.toContain('***');
  });

  it('keeps the way back to the sources in a file of its own, and its scripts are as they would be without it', async () => {
    const throwing = "import { late } from './late.ts';\nexport default () => <p>{late(1)}</p>;";
    const late =
      "/** Comment. */\nexport function late(value: number): string {\n  throw new Error('too late: ' + value);\n}\n";
    const { folder } = await build({ ...sources, 'src/home.page.tsx': throwing, 'src/late.ts': late });
    const name = folder.split('/').at(-1) ?? '';
    const scripts = await scriptsIn(folder);
    const maps = await sourceMapsIn(await readFile(join(folder, 'dist', sourceMapsFile)));
    expect(Object.keys(maps).sort()).toEqual(Object.keys(scripts).sort());
    const [script = '', code = ''] = Object.entries(scripts).find(([, text]) => text.includes('too late')) ?? [];
    const before = code.slice(0, code.indexOf('too late')).split('\n');
    // @ts-expect-error: the types ask for fields that the format leaves open.
    const found = new SourceMap(maps[script]).findEntry(before.length - 1, before.at(-1)?.length ?? 0);
    expect(found).toMatchObject({ originalSource: `${name}/src/late.ts`, originalLine: 2 });
    expect(Object.values(scripts).join()).not.toContain('sourceMappingURL');
    // Minified, letters of variables depend on hashes that are replaced later.
    const plain = { optimization: { minimize: false } };
    await compile(folder, plain);
    const withMaps = await scriptsIn(folder);
    await compile(folder, { ...plain, devtool: false });
    expect(await scriptsIn(folder)).toEqual(withMaps);
  });

  it('takes React from the shell instead of bundling it', async () => {
    const { folder } = await build(sources);
    const entry = await readFile(join(folder, 'dist/entry.js'), 'utf8');
    expect(entry).toContain('shareKey:"react"');
    expect(entry).toContain('__rezensoFederation');
    expect(Buffer.byteLength(entry)).toBeLessThan(8000);
  });

  it('has nothing in the entry for a page of it that asks for `global`, which is the window there', async () => {
    const page = "const root = typeof global === 'object' && global;\nexport default () => <p>{String(root)}</p>;";
    const { folder } = await build({ ...sources, 'src/home.page.tsx': page });
    const { 'entry.js': entry = '', ...chunks } = await scriptsIn(folder);
    expect(Object.values(chunks).join()).toContain('globalThis');
    expect(entry).not.toContain('globalThis');
    expect(entry).not.toContain('prevStartup');
  });

  it('refuses a shared source that its version does not follow', async () => {
    const page = "import { Badge } from '@rezenso/ui';\nexport default () => <Badge>x</Badge>;";
    const { folder, stats } = await build({ ...sources, 'src/home.page.tsx': page });
    expect(stats.toString('errors-only')).not.toContain('does not follow');
    const forgetful = new FollowedSourcesPlugin('mf-x', ['shared/ui/src/index.ts']);
    const again = await compile(folder, { plugins: [...(remoteIn(folder).plugins ?? []), forgetful] });
    expect(again.toString('errors-only')).toMatch(/does not follow these.*\s+shared\/ui\/src\/.*badge\.tsx/);
  });

  it('refuses a source of its own that its version does not follow, which nobody would get after a change', async () => {
    const { folder } = await build(sources);
    const forgetful = new FollowedSourcesPlugin(basename(folder), [`${basename(folder)}/src/module.tsx`]);
    const again = await compile(folder, { plugins: [...(remoteIn(folder).plugins ?? []), forgetful] });
    expect(again.toString('errors-only')).toMatch(/does not follow these.*\s+mf-x-\w+\/src\/home\.page\.tsx$/m);
  });

  it('refuses to bundle a copy of what the shell shares', async () => {
    const page = "import { create } from 'zustand';\nexport default () => <p>{String(create)}</p>;";
    const { stats } = await build({ ...sources, 'src/home.page.tsx': page });
    expect(stats.toString('errors-only')).toContain('The shell shares these; a remote must not bundle them');
  });

  it('refuses to count on something that the shell does not lend', async () => {
    const page = "import { jsxDEV } from 'react/jsx-dev-runtime';\nexport default () => jsxDEV('p', {});";
    const { stats } = await build({ ...sources, 'src/home.page.tsx': page });
    const errors = stats.toString('errors-only');
    expect(errors).toMatch(/The shell lends no such thing; the remote would not start:\s+react\/jsx-dev-runtime/);
  });

  it('refuses to count on a name that the shell leaves out of what it lends, however it is imported', async () => {
    const page = `import { version } from 'styled-components';
import * as styles from 'styled-components';
export default () => <p>{version}{String(styles.ServerStyleSheet)}{String(styles.css)}</p>;`;
    const { stats } = await build({ ...sources, 'src/home.page.tsx': page });
    expect(stats.toString('errors-only').match(/\w+ of styled-components/g)).toEqual([
      'version of styled-components',
      'ServerStyleSheet of styled-components',
    ]);
  });

  it('refuses styles for the whole document', async () => {
    const page = "document.adoptedStyleSheets[0].insertRule('body { margin: 0 }');\nexport default () => <p />;";
    const { stats } = await build({ ...sources, 'src/home.page.tsx': page });
    expect(stats.toString('errors-only')).toMatch(/these selectors reach beyond them:\s+src\/home\.page\.tsx: body/);
  });

  it('may count on exactly what the shell lends', async () => {
    const source = await readFile(join(repository, 'shell/src/federation/singletons.ts'), 'utf8');
    const lent = [...source.matchAll(/^ {2}'?([@\w./-]+)'?: \{ package:/gm)].map(([, request]) => request);
    expect(lent.sort()).toEqual([...lentByShell].sort());
    const styles = await readFile(join(repository, 'shell/src/containment/lent-dom.tsx'), 'utf8');
    const [, named = ''] = /lentStyledComponents = \{([^}]*)\}/.exec(styles) ?? [];
    // Node's name for the whole of a package in the older form.
    const exported = Object.keys(styledComponents).filter((name) => name !== 'module.exports');
    const left = exported.filter((name) => !new RegExp(`\\b${name}\\b`).test(named));
    expect(left.sort()).toEqual([...(notLent['styled-components'] ?? [])].sort());
  });
});

async function scriptsIn(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(join(folder, 'dist'))).filter((name) => name.endsWith('.js'));
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, 'dist', name), 'utf8')])),
  );
}

async function build(files: Record<string, string>): Promise<{ folder: string; stats: Stats }> {
  const parent = join(repository, '.cache/tests');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'mf-x-'));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  return { folder, stats: await compile(folder) };
}

function remoteIn(folder: string): Configuration {
  return remote(pathToFileURL(join(folder, 'webpack.config.ts')).href);
}

function compile(folder: string, more: Configuration = {}): Promise<Stats> {
  return new Promise((resolve, reject) => {
    webpack({ ...remoteIn(folder), cache: false, ...more }, (error, result) =>
      result ? resolve(result) : reject(error),
    );
  });
}
