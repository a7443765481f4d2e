import { describe, it } from 'node:test';
import type { ModuleManifest } from '@rezenso/contract/releases';
import type { Registry, Release } from '@rezenso/releases/registry';
import { expect } from 'expect';
import { type Candidate, manifestProblemsIn, problemsOf } from './release-checks.ts';

const manifest: ModuleManifest = {
  name: 'mf-x',
  owner: 'Team X',
  platformRange: '^1.1.0',
  routes: [{ path: '/x', page: 'x', access: 'authenticated' }],
  budgets: { entryKb: 2, totalKb: 10 },
};
const good: Candidate = {
  moduleName: 'mf-x',
  manifest,
  build: {
    release: '1.0.0-a',
    entry: ['entry.js'],
    pages: { x: ['x.js'] },
    exposes: ['./module'],
    packages: ['formik', 'react-is', 'yup'],
    sources: [
      'mf-x/src/module.tsx',
      'shared/contract/src/shapes.ts',
      'shared/ui/src/button.tsx',
      'shared/domain/src/plans.ts',
    ],
    contractRange: '^1.6.0',
  },
  sizes: new Map([
    ['entry.js', 2000],
    ['x.js', 7000],
  ]),
};

type Case = [title: string, candidate: Candidate, problem: string];

it('finds nothing to say against a good build', () => {
  expect(problemsOf(good, storeWith({}))).toEqual([]);
});

it('a build may have texts in further languages beside its budget, of which a German page loads none', () => {
  const { build, sizes } = good;
  const translated = {
    ...good,
    build: { ...build, pages: { ...build.pages, en: ['en.js'] } },
    sizes: new Map([...sizes, ['en.js', 9000]]),
  };
  expect(problemsOf(translated, storeWith({}))).toEqual([]);
});

describe('a build is not released', () => {
  const cases: Case[] = [
    [
      'that needs a newer platform',
      withManifest({ platformRange: '^1.2.0' }),
      'It needs platform ^1.2.0, and the shell',
    ],
    ['that needs another major', withManifest({ platformRange: '^2.0.0' }), 'in this store brings 1.1.0'],
    ['that exposes more', withBuild({ exposes: ['./module', './page'] }), 'It exposes ./module, ./page'],
    ['that exposes nothing', withBuild({ exposes: [] }), 'It exposes nothing'],
    ['with two entries', withBuild({ entry: ['a.js', 'b.js'] }), 'It has 2 entries (a.js, b.js)'],
    ['with its own React', withBuild({ packages: ['react'] }), 'It bundles react, which the shell brings'],
    ['with its own router', withBuild({ packages: ['react-router-dom'] }), 'It bundles react-router-dom'],
    ['with its own platform', withBuild({ sources: ['shared/platform/src/index.ts'] }), 'It bundles @rezenso/platform'],
    [
      'with files of another module',
      withBuild({ sources: ['mf-y/src/a.ts'] }),
      'It bundles mf-y/src/a.ts, which belongs',
    ],
    [
      'with the platform out of a package',
      withBuild({ packages: ['@rezenso/platform'] }),
      'It bundles @rezenso/platform, which the shell brings',
    ],
    [
      'with a package of another module',
      withBuild({ packages: ['@rezenso/mf-y', '@rezenso/ui'] }),
      'It bundles @rezenso/mf-y, which belongs to another module.',
    ],
    ['with files of the shell', withBuild({ sources: ['shell/src/paths.ts'] }), 'It bundles shell/src/paths.ts'],
    ['with too large an entry', withSize('entry.js', 2100), 'Its entry has 2.1 kB (br); module.json allows 2 kB'],
    ['with too many scripts', withSize('more.js', 9000), 'Its scripts have 18.0 kB (br); module.json allows 10 kB'],
    [
      'with a card that it does not have',
      withManifest({ cards: [{ card: 'gone', slot: 'main', order: 1 }] }),
      'module.json names a card "gone" that module.tsx does not have',
    ],
    ...(['/api/x', '/releases', '/healthz', '/dev/x/y', '/registry.json'] as const).map(
      (path): Case => [
        `at ${path}, which is the server's`,
        withManifest({ routes: [{ path, page: 'x', access: 'public' }] }),
        `Its address ${path} is kept for the server`,
      ],
    ),
    [
      'that would answer every address',
      withManifest({ routes: [{ path: '/:anything', page: 'x', access: 'public' }] }),
      'Its address /:anything would answer every address',
    ],
    [
      'with a route that hides another of its own',
      withManifest({
        routes: ['/x/:id', '/x/new'].map((path) => ({ path, page: 'x', access: 'public' as const })),
      }),
      'Its route /x/:id stands before /x/new and takes its visitors',
    ],
    [
      'with a navigation entry to somebody else',
      withManifest({ navigation: [{ label: 'Y', path: '/y', order: 1 }] }),
      'Its navigation entry "Y" leads to /y, which is no route of it',
    ],
    [
      'with a larger budget than the platform allows',
      withManifest({ budgets: { entryKb: 2, totalKb: 100_000 } }),
      'module.json gives itself 100000 kB as totalKb',
    ],
    [
      'with a React that is too new',
      withBuild({ borrows: { react: '^20.0.0' } }),
      'It needs react ^20.0.0, and the shell lends 19.3.1',
    ],
    [
      'with something that the shell does not lend',
      withBuild({ borrows: { preact: '^10.0.0' } }),
      'It takes preact from the shell, which does not lend it',
    ],
    [
      'with a range that browsers cannot compare',
      withBuild({ borrows: { react: '>=19' } }),
      'Its package.json asks for react >=19',
    ],
    [
      'that is newer than the server of the site',
      { ...good, serverContract: '1.5.2' },
      'It is built for contract ^1.6.0 of the API, and the server of this site speaks 1.5.2. Deploy the server first.',
    ],
    ['with a route to no page', withBuild({ pages: {} }), 'module.json sends /x to a page "x" that it does not have'],
  ];
  for (const [title, candidate, problem] of cases)
    it(title, () => {
      expect(problemsOf(candidate, storeWith({}))).toEqual([expect.stringContaining(problem)]);
    });

  it('when another module is called so in the navigation', () => {
    const navigation = [{ label: 'Funde', path: '/y', order: 1 }];
    const taken = storeWith({ 'mf-y': { ...manifest, name: 'mf-y', routes: [], navigation } });
    const own = { ...good, manifest: { ...manifest, navigation: [{ label: 'Funde', path: '/x', order: 1 }] } };
    const said = 'Its navigation entry "Funde" is called as that of mf-y; people could not tell them apart.';
    expect(problemsOf(own, taken)).toEqual([said]);
    expect(manifestProblemsIn(own, taken)).toEqual([said]);
  });

  it('when another module serves its address', () => {
    const taken = storeWith({ 'mf-y': { ...manifest, name: 'mf-y' } });
    expect(problemsOf(good, taken)).toEqual(['Its address /x belongs to mf-y.']);
  });

  it('when its address would also mean one of another module', () => {
    const routes = [{ path: '/x/new', page: 'x', access: 'public' as const }];
    const taken = storeWith({ 'mf-y': { ...manifest, name: 'mf-y', routes } });
    const open = withManifest({ routes: [{ path: '/x/:id', page: 'x', access: 'public' }] });
    expect(problemsOf(open, taken)).toEqual(['Its address /x/:id also means /x/new, which belongs to mf-y.']);
  });

  it('into a store without a shell', () => {
    expect(problemsOf(good, { modules: {} })).toEqual([expect.stringContaining('There is no shell in this store')]);
  });
});

function withManifest(changed: Partial<ModuleManifest>): Candidate {
  return { ...good, manifest: { ...manifest, ...changed } };
}

function withBuild(changed: Partial<Candidate['build']>): Candidate {
  return { ...good, build: { ...good.build, ...changed } };
}

function withSize(file: string, bytes: number): Candidate {
  return { ...good, sizes: new Map([...good.sizes, [file, bytes]]) };
}

function storeWith(manifests: Record<string, ModuleManifest>): Registry {
  const release = (given: ModuleManifest | null): Release => ({
    version: '1.0.0',
    publishedAt: '2026-03-01T12:00:00.000Z',
    manifest: given,
    platformVersion: given ? null : '1.1.0',
    ...(given ? {} : { lends: { react: '19.3.1' } }),
    entry: [],
    pages: {},
    files: [],
  });
  const modules = Object.entries({ shell: null, ...manifests }).map(([name, given]) => [
    name,
    { releases: [release(given)], stable: '1.0.0', canary: null },
  ]);
  return { modules: Object.fromEntries(modules) };
}
