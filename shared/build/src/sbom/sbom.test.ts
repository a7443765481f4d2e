import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';
import { expect } from 'expect';
import { repository } from '../webpack/base.ts';
import type { Sbom } from './sbom.ts';
import { type LockedPackages, shippedPackages } from './shipped-packages.ts';

const file = join(mkdtempSync(join(tmpdir(), 'rezenso-sbom-test-')), 'sbom.json');
const { stdout } = await promisify(execFile)(process.execPath, ['shared/build/bin/sbom.mjs', file], {
  cwd: repository,
});
const sbom: Sbom = JSON.parse(readFileSync(file, 'utf8'));
const listed = new Set(sbom.components.map(({ name, version }) => `${name}@${version}`));

describe('`npm run sbom`', () => {
  it('writes a bill of CycloneDX with hashes, licences and what needs what', () => {
    expect(JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')).scripts.sbom).toBe(
      'node shared/build/bin/sbom.mjs',
    );
    expect(stdout).toBe(`${listed.size} packages in ${file}\n`);
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' });
    expect(sbom.metadata.component).toMatchObject({
      name: 'rezenso',
      version: expect.stringMatching(/^0\.0\.0-[\da-f]{12}$/),
    });
    const refs = new Set(sbom.components.map((one) => one['bom-ref']));
    const needed = sbom.dependencies.filter(({ ref }) => refs.has(ref)).flatMap(({ dependsOn }) => dependsOn);
    expect(needed.filter((ref) => !refs.has(ref))).toEqual([]);
  });

  it('names every package that is installed for what ships, and that the lockfile has for other machines', () => {
    const installed = installedFor(['server', 'shell', ...globSync('mf-*', { cwd: repository })]);
    expect(installed.size).toBeGreaterThan(200);
    expect([...installed].filter((one) => !listed.has(one))).toEqual([]);
    const { packages }: { packages: LockedPackages } = JSON.parse(
      readFileSync(join(repository, 'package-lock.json'), 'utf8'),
    );
    const locked = [...shippedPackages(packages)]
      .filter((place) => place.includes('node_modules/'))
      .map((place) => `${place.split('node_modules/').at(-1)}@${packages[place]?.version}`);
    const foreign = [...listed].filter((one) => !one.startsWith('@rezenso/'));
    expect([...listed].filter((one) => !foreign.includes(one))).toContain('@rezenso/server@1.0.0');
    expect(foreign.toSorted()).toEqual([...new Set(locked)].toSorted());
    const withoutHash = sbom.components
      .filter(({ hashes, name }) => !hashes && !name.startsWith('@rezenso/'))
      .map(({ name }) => `node_modules/${name}`);
    // npm wrote these down on a machine that they are not for.
    expect(
      withoutHash.filter((place) => packages[place]?.integrity !== undefined || !packages[place]?.optional),
    ).toEqual([]);
  });

  it('names nothing that only builds or tests', () => {
    const names = new Set([...listed].map((one) => one.replace(/(?<=.)@.*/, '')));
    for (const shipped of ['fastify', 'pg', 'react', 'react-dom', 'zod', 'pdfmake']) expect(names).toContain(shipped);
    for (const tool of ['jest', 'webpack-cli', '@playwright/test', 'lerna', '@biomejs/biome', 'dependency-cruiser'])
      expect(names).not.toContain(tool);
  });
});

describe('a package that ships', () => {
  it('is found where Node would find it, by links, in folders above, and as a peer', () => {
    const packages: LockedPackages = {
      '': { dependencies: { tool: '1' } },
      server: { dependencies: { '@own/part': '1', a: '1' } },
      'shared/part': { dependencies: { b: '1' }, optionalDependencies: { elsewhere: '1' } },
      'shared/part/node_modules/b': {
        version: '2',
        peerDependencies: { peer: '1', maybe: '1' },
        peerDependenciesMeta: { maybe: { optional: true } },
      },
      'node_modules/@own/part': { resolved: 'shared/part', link: true },
      'node_modules/a': { version: '1', dependencies: { b: '1', c: '1' } },
      'node_modules/a/node_modules/c': { version: '3', dependencies: { b: '1' } },
      'node_modules/b': { version: '1' },
      'node_modules/c': { version: '1' },
      'node_modules/elsewhere': { version: '1' },
      'node_modules/maybe': { version: '1' },
      'node_modules/peer': { version: '1' },
      'node_modules/tool': { version: '1' },
    };
    expect([...shippedPackages(packages)].toSorted()).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/c',
      'node_modules/b',
      'node_modules/elsewhere',
      'node_modules/peer',
      'server',
      'shared/part',
      'shared/part/node_modules/b',
    ]);
  });
});

/** What lies in node_modules for these workspaces, by the package.json of each; what this machine has no use for is not there. */
function installedFor(workspaces: readonly string[]): ReadonlySet<string> {
  const [found, seen] = [new Set<string>(), new Set<string>()];
  const open = workspaces.map((workspace) => join(repository, workspace));
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    if (seen.has(folder)) continue;
    seen.add(folder);
    const { name, version, dependencies, optionalDependencies } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    );
    if (folder.includes('/node_modules/')) found.add(`${name}@${version}`);
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
      open.push(...nearest(folder, needed));
  }
  return found;
}

function nearest(from: string, name: string): string[] {
  for (let folder = from; folder.length > 1; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) return [realpathSync(place)];
  }
  return [];
}
