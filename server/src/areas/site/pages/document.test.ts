import { describe, it } from 'node:test';
import { expect } from 'expect';
import { type DocumentInput, pageDocument } from './document.ts';

const input: DocumentInput = {
  nonce: 'n0nce',
  registry: {},
  scripts: [{ href: '/releases/shell/1/shell.js', integrity: 'sha384-shell' }],
  preloads: [{ href: '/releases/mf-auth/1/entry.js', integrity: 'sha384-entry' }],
  fonts: ['/releases/shell/1/figtree.woff2'],
  firstReads: [],
  css: ':root{--rz-text:#000}',
};

describe('the document', () => {
  it('is German and loads the shell with its integrity, deferred', () => {
    const html = pageDocument(input);
    expect(html).toMatch(/^<!doctype html>\n<html lang="de">/);
    expect(html).toContain(
      '<script defer src="/releases/shell/1/shell.js" integrity="sha384-shell" nonce="n0nce" fetchpriority="high"></script>',
    );
  });

  it('asks for the shell first, and last for what the page shows at first without', () => {
    const card = { href: '/releases/mf-reviews/1/card.js', integrity: 'sha384-card', isLater: true };
    const html = pageDocument({ ...input, preloads: [...input.preloads, card] });
    const order = ['shell.js"', 'entry.js"', 'card.js"'].map((file) => html.indexOf(file));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(html.match(/fetchpriority="low"/g)).toHaveLength(1);
    expect(html).toContain('integrity="sha384-card" nonce="n0nce" fetchpriority="low">');
  });

  it('says which reads the page begins with once, where it asks for them', () => {
    const route = { path: '/x', page: 'x', access: 'authenticated', firstReads: ['/api/tasks'] };
    const html = pageDocument({ ...input, registry: { 'mf-x': { manifest: { routes: [route] } } } as never });
    expect(html).toContain('"page":"x","access":"authenticated"}');
    expect(html).not.toContain('/api/tasks');
  });

  it('preloads the remote and the font', () => {
    const html = pageDocument(input);
    expect(html).toContain(
      '<link rel="preload" as="script" href="/releases/mf-auth/1/entry.js" integrity="sha384-entry" nonce="n0nce">',
    );
    expect(html).toContain('as="font" type="font/woff2" crossorigin href="/releases/shell/1/figtree.woff2"');
  });

  it('marks every inline script and style with the nonce', () => {
    const html = pageDocument({ ...input, prerendered: { html: '<main>Hallo</main>', css: 'main{color:red}' } });
    const inline = html.match(/<(script|style)(?![^>]* src=)[^>]*>/g) ?? [];
    expect(inline.length).toBeGreaterThanOrEqual(5);
    expect(inline.filter((tag) => !tag.includes('nonce="n0nce"'))).toEqual([]);
  });

  it('sets the theme and asks for the session before any bundle is requested', () => {
    const html = pageDocument(input);
    const order = ["localStorage.getItem('theme')", "fetch('/api/auth/user'", '<script defer'].map((part) =>
      html.indexOf(part),
    );
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(order).not.toContain(-1);
  });

  it('asks for what the page reads first before any bundle is requested, with text that ends no script', () => {
    const html = pageDocument({ ...input, firstReads: ['/api/matches', '/api/x?y=</script>'] });
    const asks = html.indexOf('const asked=["/api/matches","/api/x?y=\\u003c/script>"]');
    expect(html).toContain('"/api/first-reads?read=%2Fapi%2Fmatches&read=');
    expect(asks).toBeGreaterThan(html.indexOf("fetch('/api/auth/user'"));
    expect(asks).toBeLessThan(html.indexOf('<script defer'));
    expect(pageDocument(input)).not.toContain('__rezensoReads');
  });

  it('has its watchdog listen before the first file of the shell is asked for, with text that ends no script', () => {
    const html = pageDocument(input);
    const watchdog = html.indexOf('Erneut versuchen');
    expect(watchdog).toBeGreaterThan(0);
    expect(watchdog).toBeLessThan(html.indexOf('<script defer'));
    expect(html.slice(watchdog).indexOf('</button>')).toBe(-1);
  });

  it('leaves the application until somebody wants it, where the ready page stands by itself', () => {
    const prerendered = { html: '<main>Hallo</main>', css: 'main{color:red}' };
    const html = pageDocument({ ...input, prerendered, isApplicationOnIntent: true });
    expect(html).not.toMatch(/<script[^>]* src=|rel="preload" as="script"|<noscript>|Laden\.\.\./);
    expect(html).toContain('["/releases/shell/1/shell.js","sha384-shell"]');
    expect(html).toContain('["/releases/mf-auth/1/entry.js","sha384-entry"]');
    expect(html).toContain('as="font"');
    const inline = html.match(/<(script|style)[^>]*>/g) ?? [];
    expect(inline.filter((tag) => !tag.includes('nonce="n0nce"'))).toEqual([]);
    // Without a ready page there is nothing to read meanwhile.
    expect(pageDocument({ ...input, isApplicationOnIntent: true })).toContain('<script defer src="/releases/shell');
  });

  it('carries the registry so that no text in it can end the script', () => {
    const manifest = { name: '</script><script>alert(1)</script>' };
    const html = pageDocument({ ...input, registry: { evil: manifest } as never });
    expect(html).not.toContain('<script>alert(1)');
    const json = html.match(/__rezensoRegistry=(.*)<\/script>/)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({ evil: manifest });
  });

  it('says that it is loading, unless a ready page is there to be read', () => {
    expect(pageDocument(input)).toContain('<div id="root"><div class="boot" role="status">Laden...</div></div>');
    const ready = pageDocument({ ...input, prerendered: { html: '<main>Hallo</main>', css: '' } });
    expect(ready).toContain('<main>Hallo</main></div>\n<div id="root"></div>');
    expect(ready).not.toContain('Laden...');
  });
});
