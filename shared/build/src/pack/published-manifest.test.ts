import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { checkout } from '../release/module-folders.ts';
import { packageIn } from '../webpack/packages.ts';
import { publishedManifest } from './published-manifest.ts';
import { publishedDoors, publishedPackages, type SourceManifest } from './published-packages.ts';

const origin = { url: 'git+https://example.com/site.git', license: 'MIT', node: '>=20' };
const manifest: SourceManifest = {
  name: '@rezenso/x',
  version: '1.2.3',
  sideEffects: false,
  exports: {
    '.': './src/index.ts',
    './*': './src/*.ts',
    './testing': './src/testing/index.tsx',
    './own': './src/own.ts',
  },
  bin: { x: './bin/x.mjs' },
  scripts: { test: 'jest' },
  dependencies: { '@rezenso/contract': '^1.0.0', react: '^19.0.0' },
  devDependencies: { jest: '^30.0.0' },
  publishConfig: { access: 'public', without: ['./own'], bin: { x: './src/cli/x.ts' } },
};
const versions = new Map([['@rezenso/contract', '1.7.0']]);

describe('the package.json of a published package', () => {
  const published = publishedManifest({ folder: 'x', manifest }, versions, origin);

  it('leads to what is compiled, with the declarations beside it', () => {
    expect(published.exports).toEqual({
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './*': { types: './dist/*.d.ts', default: './dist/*.js' },
      './testing': { types: './dist/testing/index.d.ts', default: './dist/testing/index.js' },
    });
    expect(published.bin).toEqual({ x: './dist/cli/x.js' });
  });

  it('asks for the packages of the platform as they were compiled with, and for nothing that only tests need', () => {
    expect(published.dependencies).toEqual({ '@rezenso/contract': '^1.7.0', react: '^19.0.0' });
    expect(published).not.toHaveProperty('devDependencies');
    expect(published).not.toHaveProperty('scripts');
  });

  it('asks for the Node of the repository, or for the one that it says it needs', () => {
    expect(published.engines).toEqual({ node: '>=20' });
    const engines = { node: '>=22.15.0' };
    const needy = { ...manifest, publishConfig: { ...manifest.publishConfig, engines } };
    expect(publishedManifest({ folder: 'x', manifest: needy }, versions, origin).engines).toEqual(engines);
  });

  it('says where its sources lie, as npm wants it for provenance', () => {
    expect(published).toMatchObject({
      license: 'MIT',
      repository: { type: 'git', url: 'git+https://example.com/site.git', directory: 'shared/x' },
      publishConfig: { access: 'public' },
    });
  });
});

describe('the packages that are published', () => {
  const packages = publishedPackages(checkout);

  it('stand on each other alone, each after those that it needs', () => {
    const done: string[] = [];
    for (const { manifest: one } of packages) {
      const ours = Object.keys(one.dependencies ?? {}).filter((name) => name.startsWith('@rezenso/'));
      expect([one.name, ours.filter((name) => !done.includes(name))]).toEqual([one.name, []]);
      done.push(one.name);
    }
    expect(done.sort()).toEqual(
      ['build', 'contract', 'domain', 'platform', 'releases', 'ui'].map((name) => `@rezenso/${name}`),
    );
  });

  it('have no door that leads nowhere', () => {
    for (const { folder, manifest: one } of packages)
      for (const file of Object.values(publishedDoors(one)).filter((door) => door.startsWith('./src/')))
        expect([one.name, file, globSync(file, { cwd: join(checkout, 'shared', folder) }).length > 0]).toEqual([
          one.name,
          file,
          true,
        ]);
  });

  it('are no secret, and everything else is: nothing is published by accident', () => {
    const isSecret = (folder: string) => packageIn<{ private?: boolean }>(join(checkout, folder)).private === true;
    for (const { folder } of packages) {
      expect([folder, isSecret(`shared/${folder}`)]).toEqual([folder, false]);
      expect([folder, existsSync(join(checkout, 'shared', folder, 'README.md'))]).toEqual([folder, true]);
    }
    for (const folder of ['.', 'server', 'shell', 'e2e', 'mf-reviews', 'shared/engines'])
      expect([folder, isSecret(folder)]).toEqual([folder, true]);
  });
});
