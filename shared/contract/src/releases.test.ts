import { canaryBucket, chooseRelease, type ModuleManifest, routeOf, satisfiesPlatform } from './releases.ts';

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

  it('puts an account into different buckets for different modules', () => {
    expect(canaryBucket('mf-auth', 'a')).not.toBe(canaryBucket('mf-admin', 'a'));
  });
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
