import { describe, it } from 'node:test';
import type { RegistryView } from '@rezenso/contract/releases';
import { expect } from 'expect';
import { developmentPage, withDevelopment } from './development-page.ts';

const manifest = {
  name: 'mf-x',
  owner: '<b>',
  platformRange: '^1.0.0',
  routes: [],
  budgets: { entryKb: 1, totalKb: 1 },
};
const released = { version: '1.0.0', entry: '/releases/mf-x/1.0.0/entry.js', integrity: 'sha384-x', manifest };
const registry: RegistryView = { 'mf-x': { releases: [released], stable: '1.0.0', canary: null } };
const html = `<head><link rel="preload" as="script" href="/releases/mf-x/1.0.0/entry.js" integrity="sha384-x">
<script nonce="n">window.__rezensoRegistry=${JSON.stringify(registry).replaceAll('<', '\\u003c')}</script>
<script defer src="/releases/shell/1.0.0/shell.a1.js" integrity="sha384-s"></script>
</head>`;

describe('a page with one module in development', () => {
  it('takes that module from the development server and leaves the others alone', () => {
    const other = { ...registry['mf-x'], stable: '2' } as RegistryView[string];
    const changed = withDevelopment({ ...registry, 'mf-y': other }, { name: 'mf-x' });
    expect(changed['mf-x']).toMatchObject({
      stable: 'development',
      releases: [{ version: 'development', entry: '/releases/mf-x/development/entry.js', integrity: '', manifest }],
    });
    expect(changed['mf-y']).toBe(other);
  });

  it('shows the manifest as it is edited, also of a module that was never released', () => {
    const edited = { ...manifest, name: 'mf-new', routes: [{ path: '/new', page: 'new', access: 'public' as const }] };
    const changed = withDevelopment(registry, { name: 'mf-new', manifest: edited });
    expect(changed['mf-new']?.releases).toEqual([
      { version: 'development', entry: '/releases/mf-new/development/entry.js', integrity: '', manifest: edited },
    ]);
    expect(withDevelopment(registry, { name: 'mf-new' })).toBe(registry);
  });

  it('carries that registry, and preloads nothing of the released module', () => {
    const page = developmentPage(html, { name: 'mf-x' });
    expect(page).toContain('/releases/mf-x/development/entry.js');
    expect(page).not.toContain('rel="preload"');
    expect(page).toContain('/releases/shell/1.0.0/shell.a1.js');
    expect(page).not.toContain('<b>');
  });

  it('loads the shell itself from the development server when that is the module', () => {
    const page = developmentPage(html, { name: 'shell' });
    expect(page).not.toContain('shell.a1.js');
    expect(page).toContain('<script defer src="/releases/shell/development/shell.js"></script>');
  });

  it('starts the application of the landing page, which elsewhere waits for somebody to want it', () => {
    const later = `<head><meta property="csp-nonce" nonce="n1">
<script nonce="n1">(()=>{const scripts=[["/shell.a1.js","sha384-s"]],preloads=[];window.__rezensoIntent={}})()</script>
</head>`;
    const started = /<script nonce="n1">dispatchEvent\(new Event\('focusin'\)\)<\/script>\n<\/head>/;
    expect(developmentPage(later, { name: 'mf-x' })).toMatch(started);
    expect(developmentPage(html, { name: 'mf-x' })).not.toContain('dispatchEvent');
    expect(developmentPage(later, { name: 'shell' })).toContain('const scripts=[],preloads=');
  });
});
