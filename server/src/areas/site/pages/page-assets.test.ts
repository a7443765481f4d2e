import { it } from 'node:test';
import type { ModuleManifest } from '@rezenso/contract/releases';
import type { Registry, Release } from '@rezenso/releases/registry';
import { expect } from 'expect';
import { pageAssets } from './page-assets.ts';

it('lists the scripts of the released shell in their order, its font and its stylesheet', () => {
  const assets = pageAssets(registry(), visit('/matches'));
  expect(assets.scripts.map(({ href }) => href)).toEqual([
    '/releases/shell/1.0.0/vendor.js',
    '/releases/shell/1.0.0/shell.js',
  ]);
  expect(assets.fonts).toEqual(['/releases/shell/1.0.0/figtree.woff2']);
  expect(assets.cssFile).toBe('shell/1.0.0/document.css');
});

it('brings the dashboard, a script of its own, only to members at its address', () => {
  const scripts = (path: string, isSignedIn: boolean) =>
    pageAssets(registry(), { path, isSignedIn }).scripts.map(({ href }) => href.replace('/releases/shell/1.0.0/', ''));
  expect(scripts('/', true)).toEqual(['dashboard.js', 'vendor.js', 'shell.js']);
  for (const [path, isSignedIn] of [
    ['/', false],
    ['/matches', true],
  ] as const)
    expect(scripts(path, isSignedIn)).toEqual(['vendor.js', 'shell.js']);
});

it('preloads entry and page of the one remote that the address needs', () => {
  expect(pageAssets(registry(), visit('/matches')).preloads).toEqual([
    { href: '/releases/mf-matching/1.0.0/entry.js', integrity: 'sha384-entry.js' },
    { href: '/releases/mf-matching/1.0.0/matches.js', integrity: 'sha384-matches.js' },
  ]);
  expect(pageAssets(registry(), visit('/nowhere')).preloads).toEqual([]);
});

it('preloads the release that the account is going to get', () => {
  const canary = { version: '1.1.0', percent: 100 };
  const preloaded = (account?: string) =>
    pageAssets(registry({ canary }), { ...visit('/matches'), ...(account && { account }) }).preloads[0]?.href;
  expect(preloaded('somebody')).toBe('/releases/mf-matching/1.1.0/entry.js');
  expect(preloaded()).toBe('/releases/mf-matching/1.0.0/entry.js');
});

it('preloads the cards of the dashboard for members, and the landing page for visitors', () => {
  const preloaded = (isSignedIn: boolean) =>
    pageAssets(registry(), { path: '/', isSignedIn }).preloads.map(({ href }) => href);
  expect(preloaded(true)).toEqual(['/releases/mf-matching/1.0.0/entry.js', '/releases/mf-matching/1.0.0/card.js']);
  const { preloads } = pageAssets(registry(), { path: '/', isSignedIn: true });
  expect(preloads.map(({ isLater }) => isLater)).toEqual([true, true]);
  expect(preloaded(false)).toEqual(['/releases/mf-auth/1.0.0/entry.js', '/releases/mf-auth/1.0.0/landing.js']);
});

it('preloads the sign-in for a visitor on a page for members', () => {
  const { preloads } = pageAssets(registry(), { path: '/matches', isSignedIn: false });
  expect(preloads.map(({ href }) => href)).toEqual([
    '/releases/mf-auth/1.0.0/entry.js',
    '/releases/mf-auth/1.0.0/sign-in.js',
  ]);
});

it('names the first reads of the release that the account is going to get', () => {
  const canary = { version: '1.1.0', percent: 100 };
  const named = (account?: string) =>
    pageAssets(registry({ canary }), { ...visit('/matches'), ...(account && { account }) }).firstReads;
  expect([named('somebody'), named()]).toEqual([['/api/reviews'], ['/api/matches']]);
});

it('names the first reads of the page for members only, and those of the dashboard and its cards, each once', () => {
  const readsOf = (path: string, isSignedIn: boolean) => pageAssets(registry(), { path, isSignedIn }).firstReads;
  expect(readsOf('/matches', true)).toEqual(['/api/matches']);
  expect(readsOf('/', true)).toEqual(['/api/profile', '/api/auth/profile-status', '/api/matches']);
  for (const path of ['/matches', '/', '/nowhere']) expect(readsOf(path, false)).toEqual([]);
});

it('knows the ready landing page only when the release brings one', () => {
  expect(pageAssets(registry(), visit('/')).prerenderedFile).toBe('mf-auth/1.0.0/prerendered.json');
  expect(pageAssets(registry({ landing: ['entry.js'] }), visit('/')).prerenderedFile).toBeUndefined();
});

it('refuses to write a page before a shell has been released', () => {
  expect(() => pageAssets({ modules: {} }, visit('/'))).toThrow('No shell has been released');
});

interface Variation {
  canary?: { version: string; percent: number } | null;
  landing?: string[];
}

function visit(path: string) {
  return { path, isSignedIn: true };
}

function registry({
  canary = null,
  landing = ['entry.js', 'landing.js', 'sign-in.js', 'prerendered.json'],
}: Variation = {}): Registry {
  const shell = {
    ...release(['vendor.js', 'shell.js', 'dashboard.js', 'figtree.woff2', 'document.css']),
    pages: { dashboard: ['dashboard.js'] },
    entry: ['vendor.js', 'shell.js'],
  };
  const matching = release(['entry.js', 'matches.js', 'card.js'], manifest('mf-matching', '/matches', 'matches'));
  const next = release(
    ['entry.js', 'matches.js', 'card.js'],
    manifest('mf-matching', '/matches', 'matches', ['/api/reviews']),
  );
  const auth = release(landing, manifest('mf-auth', '/', 'landing'));
  return {
    modules: {
      shell: { releases: [{ ...shell, platformVersion: '1.0.0' }], stable: '1.0.0', canary: null },
      'mf-matching': { releases: [matching, { ...next, version: '1.1.0' }], stable: '1.0.0', canary },
      'mf-auth': { releases: [auth], stable: '1.0.0', canary: null },
    },
  };
}

function release(paths: string[], manifest: ModuleManifest | null = null): Release {
  const files = paths.map((path) => ({ path, integrity: `sha384-${path}`, bytes: 1 }));
  const base = { version: '1.0.0', publishedAt: '2026-01-01T00:00:00.000Z', platformVersion: null };
  const pages = { matches: ['matches.js'], current: ['card.js'], landing: ['landing.js'], signIn: ['sign-in.js'] };
  return { ...base, manifest, entry: ['entry.js'], pages, files };
}

function manifest(name: string, path: string, page: string, firstReads = ['/api/matches']): ModuleManifest {
  const access = path === '/' ? 'public' : 'authenticated';
  const cards = name === 'mf-matching' ? [{ card: 'current', slot: 'main' as const, order: 1, firstReads }] : [];
  const base = { owner: 'Team', platformRange: '^1.0.0', budgets: { entryKb: 1, totalKb: 1 } };
  return { ...base, name, routes: [{ path, page, access, firstReads }], cards };
}
