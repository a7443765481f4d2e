import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { reservedAddresses } from '@rezenso/releases/registry';
import { load } from 'cheerio';
import { expect } from 'expect';
import { startTestApp } from '../../../../testing/test-app.ts';
import { sitePaths } from './site-paths.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'rezenso-own-'));
const [test, reachable] = [
  await startTestApp({ env: { LEGAL_DIR: folder } }),
  await startTestApp({ env: { CONTACT_EMAIL: 'hallo@rezenso.de' } }),
];
const addresses = Object.values(sitePaths);

let hour = 0;
beforeEach(async () => {
  hour += 1;
  await rm(folder, { recursive: true });
  await mkdir(folder);
  test.clock.advance({ hours: hour });
});

describe('every page without the application', () => {
  it('has one heading, a title and a way past the bar, and no release is needed for it', async () => {
    for (const address of addresses) {
      const page = await opened(address);
      expect([address, page('h1').length]).toEqual([address, 1]);
      expect(page('head title').text()).toBe(`${page('h1').text()} – Rezenso`);
      expect(page('html').attr('lang')).toBe('de');
      const [skip, main] = [page('body > a').first().attr('href'), page('main').attr('id')];
      expect(skip).toBe(`#${main}`);
    }
  });

  it('runs under the policy of all pages: one inline script with its nonce, no file, no style attribute', async () => {
    for (const address of addresses) {
      const { headers, body } = await test.visitor.get(address);
      const policy = String(headers['content-security-policy']);
      const nonce = /script-src 'nonce-([\w-]{22})' 'strict-dynamic'(?=;)/.exec(policy)?.[1];
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`);
      expect(policy).not.toMatch(/unsafe|https:/);
      const page = load(body);
      expect([address, page('script').length, page('script').attr('nonce')]).toEqual([address, 1, nonce]);
      expect([address, page('[style],[onclick],script[src],link[rel=stylesheet]').length]).toEqual([address, 0]);
      expect(page('style').attr('nonce')).toBe(nonce);
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    }
  });

  it('leads only to addresses that answer, and names the one that is open', async () => {
    const visitor = test.newVisitor();
    for (const address of addresses) {
      const page = await opened(address);
      expect(page('footer [aria-current=page]').attr('href')).toBe(address);
      const links = page('a')
        .map((_, link) => page(link).attr('href') ?? '')
        .get();
      expect(links.length).toBeGreaterThan(12);
      for (const link of new Set(links)) {
        expect([address, link]).toEqual([address, expect.stringMatching(/^(\/|#page-content$|mailto:)/)]);
        if (!ofTheServer(link)) continue;
        const { statusCode } = await visitor.get(link);
        // Choosing a language leads back.
        const expected = link.startsWith('/api/language/') ? 303 : 200;
        expect([address, link, statusCode]).toEqual([address, link, expected]);
      }
    }
  });

  it('is kept from modules', () => {
    for (const address of addresses) expect(reservedAddresses).toContain(address);
  });

  it('leads members to their dashboard and to what they can pay, and visitors to the landing page’s parts', async () => {
    const links = (page: Awaited<ReturnType<typeof opened>>) =>
      page('a')
        .map((_, link) => `${page(link).text()} ${page(link).attr('href')}`)
        .get();
    const visitor = links(await opened('/status'));
    for (const link of ['Anmelden /magic-link', 'Features /#features', 'Preise /#preise'])
      expect(visitor).toContain(link);
    const member = links(load((await (await test.signIn()).get('/status')).body));
    for (const link of ['Zum Dashboard /', 'Preise /subscribe']) expect(member).toContain(link);
    expect(member.filter((link) => /#features|#preise|magic-link/.test(link))).toEqual([]);
  });
});

describe('the pages about the site', () => {
  it('name an address where the operators gave one, and lead to the imprint otherwise', async () => {
    const named = load((await reachable.visitor.get('/kontakt')).body);
    expect(named('a[href^="mailto:"]').attr('href')).toBe('mailto:hallo@rezenso.de');
    const page = await opened('/kontakt');
    expect(page('a[href^="mailto:"]')).toHaveLength(0);
    expect(page('main a').attr('href')).toBe('/impressum');
  });

  it('give way to texts of the operators that are finished', async () => {
    for (const [address, file] of [
      ['/ueber-uns', 'ueber-uns.md'],
      ['/blog', 'blog.md'],
      ['/karriere', 'karriere.md'],
    ] as const) {
      const ours = (await opened(address))('main').text();
      await writeFile(path.join(folder, file), '# Von uns\n\n[[Wer wir sind]]');
      test.clock.advance({ minutes: 1 });
      expect((await opened(address))('main').text()).toBe(ours);
      await writeFile(path.join(folder, file), '# Von uns\n\nWir sind drei.');
      test.clock.advance({ minutes: 1 });
      expect((await opened(address))('main').text()).toMatch(/^Von uns\s*Wir sind drei\.\s*$/);
    }
  });

  it('lead members to the support, beside the help centre', async () => {
    const links = (await opened('/kontakt'))('main a')
      .map((_, link) => link.attribs.href)
      .get();
    expect(links).toEqual(['/impressum', '/support', '/hilfe']);
  });
});

/** What a released module answers, and an address of mail, are followed in the browser (e2e/journeys/site-pages.spec.ts). */
function ofTheServer(link: string): boolean {
  return addresses.some((address) => address === link) || link.startsWith('/api/');
}

async function opened(address: string) {
  const answer = await test.visitor.get(address);
  expect([address, answer.statusCode]).toEqual([address, 200]);
  return load(answer.body);
}
