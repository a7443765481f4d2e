import {
  type ClosedView,
  canaryBucket,
  chooseRelease,
  closedAt,
  fallbacksOf,
  fitsContract,
  isCanaryPart,
  type ModuleManifest,
  type RegistryView,
  releasePath,
  routeOf,
  satisfiesPlatform,
  visitorParts,
} from './releases.ts';

describe('choosing a release', () => {
  it('takes what stable points to, although newer releases exist', () => {
    expect(chooseRelease('mf-x', releases('1', '2', '3').pointing('2'), '1.0.0')?.version).toBe('2');
  });

  it('takes the newest earlier release when the platform is too old for the pointed one', () => {
    const module = releases('1', '2', ['3', '^2.0.0']).pointing('3');
    expect(chooseRelease('mf-x', module, '1.4.0')?.version).toBe('2');
  });

  it('finds none when no release fits the platform', () => {
    expect(chooseRelease('mf-x', releases(['1', '^2.0.0']).pointing('1'), '1.0.0')).toBeUndefined();
  });

  it('gives a canary to its share of the accounts, always the same ones, and never to visitors', () => {
    const module = { ...releases('1', '2').pointing('1'), canary: { version: '2', percent: 10 } };
    const accounts = Array.from({ length: 1000 }, (_, index) => `account-${index}`);
    const chosen = () => accounts.filter((account) => chooseRelease('mf-x', module, '1.0.0', account)?.version === '2');
    expect(chosen().length).toBeGreaterThan(70);
    expect(chosen().length).toBeLessThan(130);
    expect(chosen()).toEqual(chosen());
    expect(chooseRelease('mf-x', module, '1.0.0')?.version).toBe('1');
  });

  it('gives a canary to a visitor of whom the server says so, and to no account because of that', () => {
    const canary = { version: '2', percent: 0, visitors: true, isForVisitor: true };
    const module = { ...releases('1', '2').pointing('1'), canary };
    expect(chooseRelease('mf-x', module, '1.0.0')?.version).toBe('2');
    expect(chooseRelease('mf-x', module, '1.0.0', 'somebody')?.version).toBe('1');
  });

  it('never takes a release that was withdrawn, however new it is', () => {
    const module = { ...releases('1', '2', ['3', '^2.0.0']).pointing('3'), rolledBack: ['2'] };
    expect(chooseRelease('mf-x', module, '1.4.0')?.version).toBe('1');
  });

  it('gives everybody what stable offers when the platform is too old for the canary', () => {
    const module = {
      ...releases('1', '2', ['3', '^2.0.0']).pointing('1'),
      canary: { version: '3', percent: 100 },
    };
    expect(chooseRelease('mf-x', module, '1.4.0', 'somebody')?.version).toBe('1');
  });

  it('takes the newest that was built for what the server speaks, and the newest at all where none was', () => {
    const [first, second] = [release('1'), release('2')];
    const built = (firstRange: string, secondRange: string) => ({
      releases: [
        { ...first, contractRange: firstRange },
        { ...second, contractRange: secondRange },
      ],
      stable: '2',
      canary: null,
    });
    const chosen = (contract: string | undefined, module = built('^1.6.0', '^1.7.0')) =>
      chooseRelease('mf-x', module, '1.0.0', undefined, contract);
    expect([chosen(undefined), chosen('1.7.0'), chosen('1.6.3')].map((one) => one?.version)).toEqual(['2', '2', '1']);
    expect(chosen('2.0.0', built('^2.0.0', '^1.7.0'))?.version).toBe('1');
    const none = chosen('3.0.0');
    expect([none?.version, none && fitsContract(none, '3.0.0')]).toEqual(['2', false]);
    expect(fitsContract({}, '3.0.0')).toBe(true);
  });

  it('puts an account into different buckets for different modules', () => {
    expect(canaryBucket('mf-auth', 'a')).not.toBe(canaryBucket('mf-admin', 'a'));
  });
});

it('gives a canary to exactly its share of the visitors, other ones for another module', () => {
  const partsOf = (name: string, percent: number) =>
    Array.from({ length: visitorParts }, (_, part) => part).filter((part) => isCanaryPart(name, part, percent));
  for (const percent of [1, 10, 99]) expect(partsOf('mf-auth', percent)).toHaveLength(percent);
  expect(partsOf('mf-auth', 10)).not.toEqual(partsOf('mf-reviews', 10));
});

it.each([
  ['1.0.0', '^1.0.0', true],
  ['1.4.2', '^1.4.0', true],
  ['1.3.9', '^1.4.0', false],
  ['1.4.0', '^1.4.1', false],
  ['2.0.0', '^1.0.0', false],
  ['1.4.0-abcd', '^1.4.0', true],
])('platform %s for range %s: %s', (version, range, expected) => {
  expect(satisfiesPlatform(version, range)).toBe(expected);
});

it.each([
  ['/', 'home'],
  ['/things', 'list'],
  ['/things/', 'list'],
  ['/things/7', 'one'],
  ['/things/7/more', undefined],
  ['/things//', undefined],
])('finds the page of %s', (path, page) => {
  expect(routeOf([manifest('^1.0.0')], path)?.page).toBe(page);
});

it.each(['/x(', '/[', '/(a+)+$b', '/.*'])('takes the path %s of a manifest for nothing but text', (path) => {
  const odd = manifest('^1.0.0');
  odd.routes.unshift({ path, page: 'odd', access: 'public' });
  expect(routeOf([odd], '/things')?.page).toBe('list');
  expect(routeOf([odd], path)?.page).toBe('odd');
});

describe('a closed module', () => {
  const closed: ClosedView = { kind: 'paused', label: 'Dinge', paths: ['/things', '/things/:id'] };
  const open = { releases: [], stable: '1', canary: null };
  const view: RegistryView = { 'mf-x': { ...open, closed }, 'mf-y': open };

  it.each([
    ['/things', true],
    ['/things/', true],
    ['/things/7', true],
    ['/things/7/more', false],
    ['/thing', false],
    ['/', false],
  ])('served %s: %s', (path, isServed) => {
    expect(closedAt(view, path)).toBe(isServed ? closed : undefined);
  });

  it('is told apart from one that lives, and from another that is closed as well', () => {
    const retired: ClosedView = { kind: 'retired', paths: ['/alt'] };
    expect(closedAt({ ...view, 'mf-z': { ...open, closed: retired } }, '/alt')).toBe(retired);
    expect(closedAt({ 'mf-y': open }, '/things')).toBeUndefined();
  });
});

describe('what people fall back to', () => {
  const three = releases('1', '2', '3').pointing('3').releases;

  it.each([
    ['3', [], ['1', '2', '3']],
    ['2', [], ['1', '2']],
    ['3', ['2'], ['1', '3']],
    ['3', ['1', '2', '3'], []],
    ['9', [], []],
  ])('from %s with %j withdrawn is %j', (stable, withdrawn, versions) => {
    expect(fallbacksOf(three, stable, withdrawn).map(({ version }) => version)).toEqual(versions);
  });
});

it('serves what is named by its content under one address for all releases, and the rest under the version', () => {
  const paths = [
    'entry.js',
    'chunks/a.js',
    '158.f8c5d6a92e4b07d1.js',
    'figtree.4ba7d3d0966901ab.woff2',
    '158.f8c5d6a92e4b.js',
  ];
  expect(paths.map((path) => releasePath('mf-x', '1.0.0-ab', path))).toEqual([
    '/releases/mf-x/1.0.0-ab/entry.js',
    '/releases/mf-x/1.0.0-ab/chunks/a.js',
    '/releases/mf-x/files/158.f8c5d6a92e4b07d1.js',
    '/releases/mf-x/files/figtree.4ba7d3d0966901ab.woff2',
    // As releases were named that look for their files below their version.
    '/releases/mf-x/1.0.0-ab/158.f8c5d6a92e4b.js',
  ]);
});

it('spreads the accounts evenly over the parts of a canary', () => {
  const buckets = Array.from({ length: 2_000 }, (_, index) => canaryBucket('mf-x', `account-${index}`));
  expect(buckets.every((bucket) => bucket >= 0 && bucket < 100)).toBe(true);
  for (const tenth of [0, 10, 20, 30, 40, 50, 60, 70, 80, 90]) {
    const share = buckets.filter((bucket) => bucket >= tenth && bucket < tenth + 10).length / buckets.length;
    expect(share).toBeGreaterThan(0.07);
    expect(share).toBeLessThan(0.13);
  }
});

function releases(...versions: (string | [version: string, range: string])[]) {
  const made = versions.map((entry) => (typeof entry === 'string' ? release(entry) : release(entry[0], entry[1])));
  return { pointing: (stable: string) => ({ releases: made, stable, canary: null }) };
}

function release(version: string, platformRange = '^1.0.0') {
  return { version, manifest: manifest(platformRange) };
}

function manifest(platformRange: string): ModuleManifest {
  const paths = { '/': 'home', '/things': 'list', '/things/:id': 'one' };
  const routes = Object.entries(paths).map(([path, page]) => ({ path, page, access: 'public' as const }));
  return { name: 'mf-x', owner: 'Team', platformRange, routes, budgets: { entryKb: 1, totalKb: 1 } };
}
