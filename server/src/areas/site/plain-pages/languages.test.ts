import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { load } from 'cheerio';
import { expect } from 'expect';
import { germanOn } from '../../../../testing/german-on-page.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { sessionCookie } from '../../accounts/index.ts';
import { articlesIn } from '../../support/index.ts';
import { sitePaths } from './site-paths.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'rezenso-own-'));
const test = await startTestApp({ env: { LEGAL_DIR: folder, OFFERED_LANGUAGES: 'de,en' } });
const german = await startTestApp({ env: { OFFERED_LANGUAGES: 'de' } });

let hour = 0;
beforeEach(async () => {
  hour += 1;
  await rm(folder, { recursive: true });
  await mkdir(folder);
  test.clock.advance({ hours: hour });
});

describe('every page without the application', () => {
  const addresses = [
    ...Object.values(sitePaths),
    ...articlesIn('de').map((one) => one.path),
    '/hilfe?q=cancel',
    '/hilfe?q=zzz',
  ];

  it('is English for who wants that, without a German word, and German for everybody else', async () => {
    for (const address of addresses) {
      const english = await opened(address, 'en');
      expect([address, english.statusCode, load(english.body)('html').attr('lang')]).toEqual([address, 200, 'en']);
      expect([address, germanOn(english.body, filesOf(address))]).toEqual([address, []]);
      const usual = await opened(address);
      expect([address, load(usual.body)('html').attr('lang')]).toEqual([address, 'de']);
      expect([address, germanOn(usual.body).length > 3]).toEqual([address, true]);
    }
  });

  it('is kept for nobody else by a cache on the way', async () => {
    for (const address of addresses)
      for (const accepted of ['de', 'en']) {
        const { headers } = await opened(address, accepted);
        expect([address, headers.vary]).toEqual([address, 'Cookie']);
        expect(headers['cache-control']).toBe('private, no-cache');
      }
  });

  it('offers the languages of the site in its foot, and none where there is one', async () => {
    for (const language of ['de', 'en']) {
      const page = load((await opened('/ueber-uns', language)).body);
      const choices = page('footer a[hreflang]').map((_, link) => `${page(link).text()} ${page(link).attr('href')}`);
      expect(choices.get()).toEqual(['Deutsch /api/language/de', 'English /api/language/en']);
      expect(page('footer [aria-current=true]').attr('lang')).toBe(language);
    }
    expect((await german.visitor.get('/ueber-uns')).body).not.toContain('hreflang');
  });

  it('is German where nothing else is offered', async () => {
    const { body } = await german.visitor.send({
      url: '/status',
      headers: { cookie: 'lang=en' },
    });
    expect(load(body)('html').attr('lang')).toBe('de');
  });

  it('follows the account before the browser, and the browser while nobody can tell whose it is', async () => {
    const member = await test.signIn({ language: 'en' });
    const title = async () => load((await member.get('/ueber-uns')).body)('h1').text();
    expect(await title()).toBe('About us');
    const away = await startTestApp({ env: { OFFERED_LANGUAGES: 'de,en' } });
    Object.assign(away.core.database.db, {
      getExecutor: () => {
        throw new Error('away');
      },
    });
    const cookie = `${sessionCookie(away.core.env).name}=${'x'.repeat(43)}; lang=en`;
    const lost = await away.newVisitor().send({ url: '/ueber-uns', headers: { cookie } });
    expect([lost.statusCode, load(lost.body)('h1').text()]).toEqual([200, 'About us']);
  });
});

describe('a text of the operators', () => {
  it('is marked as German in an English page, under the title that it has', async () => {
    await writeFile(path.join(folder, 'agb.md'), '## Geltung\n\nDiese Bedingungen gelten.');
    const page = load((await opened('/agb', 'en')).body);
    expect([page('html').attr('lang'), page('main').attr('lang'), page('title').attr('lang')]).toEqual([
      'en',
      'de',
      'de',
    ]);
    expect([page('main .note').text(), page('main .note').attr('lang')]).toEqual([
      'This text is available in German only.',
      'en',
    ]);
    expect(load((await opened('/agb')).body)('main .note')).toHaveLength(0);
    expect(page('h1').text()).toBe('AGB');
    expect(page('header .in').text()).toBe('Sign in');
    expect(load((await opened('/agb')).body)('[lang]')).toHaveLength(3);
  });

  it('is shown in English where they wrote it so, in English alone, and only when it is finished', async () => {
    await writeFile(path.join(folder, 'agb.md'), '# AGB\n\nDiese Bedingungen gelten.');
    await writeFile(path.join(folder, 'agb.en.md'), '| What | Whom |\n|---|---|\n| These terms | everybody |\n');
    await writeFile(path.join(folder, 'blog.en.md'), '# News\n\nThere is some.');
    await writeFile(path.join(folder, 'impressum.md'), 'Muster GmbH');
    await writeFile(path.join(folder, 'impressum.en.md'), '[[Name]]');
    const terms = load((await opened('/agb', 'en')).body);
    expect([terms('h1').text(), terms('main').attr('lang')]).toEqual(['Terms', undefined]);
    expect(terms('main .note')).toHaveLength(0);
    expect(terms('table').parent().attr('aria-label')).toBe('Table');
    expect((await opened('/agb')).body).toContain('Diese Bedingungen gelten.');
    expect(load((await opened('/blog', 'en')).body)('h1').text()).toBe('News');
    expect(load((await opened('/blog')).body)('.lead').text()).toBe('Einen Blog gibt es noch nicht.');
    const shown = load((await opened('/impressum', 'en')).body);
    expect(shown('article').text()).toContain('Muster GmbH');
    expect(shown('meta[name=description]').attr('content')).toBe('Who runs Rezenso and how to reach us.');
  });

  it('that is unfinished or cannot be read is said to be so in English', async () => {
    await writeFile(path.join(folder, 'agb.md'), '[[Name]]');
    await mkdir(path.join(folder, 'impressum.md'));
    for (const [address, said] of [
      ['/agb', 'The text is not finished yet.'],
      ['/impressum', 'The text cannot be read right now.'],
      ['/datenschutz', 'The text is still missing.'],
    ] as const) {
      const { body } = await opened(address, 'en');
      expect(load(body)('.lead').text()).toContain(said);
      expect([address, germanOn(body, filesOf(address))]).toEqual([address, []]);
    }
  });
});

describe('the help centre in English', () => {
  it('leads to every article under the same address, and searches in English', async () => {
    const page = load((await opened('/hilfe', 'en')).body);
    const links = page('main .topic a').map((_, link) => page(link).text());
    expect(links.get().toSorted()).toEqual(
      articlesIn('en')
        .map(({ title }) => title)
        .toSorted(),
    );
    const found = load((await opened('/hilfe?q=How+do+I+cancel+Pro%3F', 'en')).body);
    expect(found('.found a').first().attr('href')).toBe('/hilfe/pro-kuendigen');
    expect(found('.found a').first().text()).toBe('Cancelling Pro');
  });

  it('says what is no article', async () => {
    const answer = await opened('/hilfe/gibt-es-nicht', 'en');
    expect([answer.statusCode, load(answer.body)('h1').text()]).toEqual([404, 'This article does not exist']);
  });
});

describe('a page that says one thing', () => {
  it('says it in the language of who opened it', async () => {
    for (const address of ['/preview/gone', '/dev/nothing', '/dev/override?module=mf-nothing&from=x', '/']) {
      const { body, headers } = await opened(address, 'en');
      expect([address, load(body)('html').attr('lang'), germanOn(body)]).toEqual([address, 'en', []]);
      expect([headers.vary, headers['cache-control']]).toEqual(['Cookie', 'no-store']);
      expect(load((await opened(address)).body)('html').attr('lang')).toBe('de');
    }
  });
});

/** As a new browser opens it that chose a language. */
/** What operators are told to write; the names are German. */
const filesOf = (address: string) => ['.md', '.example.md'].map((end) => `${address.slice(1)}${end}`);

function opened(address: string, language = 'de') {
  const headers = { accept: 'text/html', cookie: `lang=${language}` };
  return test.newVisitor().send({ url: address, headers });
}
