import { parseManifest, parseRegistry } from './registry-schema.ts';

const release = {
  version: '1.0.0-abcd1234',
  publishedAt: '2026-01-01T00:00:00.000Z',
  manifest: null,
  platformVersion: '1.0.0',
  entry: ['shell.js'],
  pages: {},
  files: [{ path: 'shell.js', integrity: 'sha384-abc', bytes: 1 }],
};
const shell = { releases: [release], stable: release.version, canary: null };

it('takes a registry as it lies there, with fields that it does not know: a signature covers them too', () => {
  const registry = { sequence: 3, modules: { shell: { ...shell, later: true } }, signature: 'x', more: 1 };
  expect(parseRegistry(JSON.stringify(registry))).toEqual(registry);
});

it.each([
  ['is no registry', null, 'registry: '],
  ['names no stable release', { modules: { shell: { ...shell, stable: undefined } } }, 'registry.modules.shell.stable'],
  ['points to no release', { modules: { shell: { ...shell, stable: '2' } } }, 'there is no release 2'],
  ['leads out of its folder by a version', inShell({ version: '../1' }), 'registry.modules.shell.releases.0.version'],
  ['leads out of its folder by a file', inShell({ entry: ['../a.js'] }), 'registry.modules.shell.releases.0.entry.0'],
  ['leads out of its folder by a name', { modules: { '../shell': shell } }, 'registry.modules'],
  ['has an entry that is no file', inShell({ entry: ['a.js'] }), 'is not among its files'],
  ['has no entry', inShell({ entry: [] }), 'is not among its files'],
])('refuses one that %s, and says where', (_, registry, message) => {
  expect(() => parseRegistry(JSON.stringify(registry))).toThrow(message);
});

it.each(['/x(', '/[', '/(a+)+$b', '/.*', 'x', '//evil.example', '/a//b', 'javascript:alert(1)'])(
  'refuses a manifest with the route %s, which is no address',
  (path) => expect(() => parseManifest(withRoute(path))).toThrow('module.json.routes.0.path'),
);

it.each(['/', '/x', '/x/', '/settings/:tab', '/freie-termine/2.0'])('takes the route %s', (path) => {
  expect(parseManifest(withRoute(path)).routes[0]?.path).toBe(path);
});

function withRoute(path: string): string {
  const routes = [{ path, page: 'x', access: 'public' }];
  return JSON.stringify({
    name: 'mf-x',
    owner: 'x',
    platformRange: '^1.0.0',
    routes,
    budgets: { entryKb: 1, totalKb: 1 },
  });
}

function inShell(changed: Partial<typeof release>) {
  return { modules: { shell: { ...shell, releases: [{ ...release, ...changed }] } } };
}
