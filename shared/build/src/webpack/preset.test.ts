import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { expect } from 'expect';
import webpack, { type Stats } from 'webpack';
import { repository } from './base.ts';
import type { BuildRecord } from './build-record.ts';
import { lentByShell } from './packages.ts';
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
    expect(record.pages.home).toHaveLength(2);
    const entry = await readFile(join(folder, 'dist/entry.js'), 'utf8');
    for (const chunk of record.pages.home ?? []) {
      const digest = createHash('sha384')
        .update(await readFile(join(folder, 'dist', chunk)))
        .digest('base64');
      expect(entry).toContain(`"sha384-${digest}"`);
    }
    expect(entry).not.toContain('***');
  });

  it('takes React from the shell instead of bundling it', async () => {
    const { folder } = await build(sources);
    const entry = await readFile(join(folder, 'dist/entry.js'), 'utf8');
    expect(entry).toContain('shareKey:"react"');
    expect(entry).toContain('__rezensoFederation');
    expect(Buffer.byteLength(entry)).toBeLessThan(8000);
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

  it('may count on exactly what the shell lends', async () => {
    const source = await readFile(join(repository, 'shell/src/federation/singletons.ts'), 'utf8');
    const lent = [...source.matchAll(/^ {2}'?([@\w/-]+)'?: \{ package:/gm)].map(([, request]) => request);
    expect(lent.sort()).toEqual([...lentByShell].sort());
  });
});

async function build(files: Record<string, string>): Promise<{ folder: string; stats: Stats }> {
  const parent = join(repository, '.cache/tests');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'mf-x-'));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  const config = { ...remote(pathToFileURL(join(folder, 'webpack.config.ts')).href), cache: false as const };
  const stats = await new Promise<Stats>((resolve, reject) => {
    webpack(config, (error, result) => (result ? resolve(result) : reject(error)));
  });
  return { folder, stats };
}
