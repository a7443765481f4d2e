import { describe, it } from 'node:test';
import { load } from 'cheerio';
import { expect } from 'expect';
import { startTestApp } from '../../../../testing/test-app.ts';
import { articlesIn, articleTopics } from '../../support/index.ts';

const test = await startTestApp();

describe('/hilfe', () => {
  it('leads to every article, by topic', async () => {
    const page = await opened('/hilfe');
    const links = page('main .topic a')
      .map((_, link) => link.attribs.href)
      .get();
    expect(links.toSorted()).toEqual(
      articlesIn('de')
        .map(({ path }) => path)
        .toSorted(),
    );
    expect(page('main .topic')).toHaveLength(Object.keys(articleTopics).length);
    expect(page('meta[name=robots]')).toHaveLength(0);
  });

  it('searches by a form that needs no script, keeps what was asked, and is no page for search engines then', async () => {
    const empty = await opened('/hilfe');
    expect(empty('form[role=search]').attr()).toMatchObject({ action: '/hilfe', method: 'get' });
    expect(empty('form label').attr('for')).toBe(empty('form input').attr('id'));
    const page = await opened('/hilfe?q=Abo+k%C3%BCndigen');
    expect(page('input[name=q]').val()).toBe('Abo kündigen');
    expect(page('.found a').first().attr('href')).toBe('/hilfe/pro-kuendigen');
    expect(page('meta[name=robots]').attr('content')).toBe('noindex');
  });

  it('keeps the words of its search when the language is changed', async () => {
    for (const path of ['/hilfe', '/hilfe?q=Abo', '/hilfe/gibt-es-nicht']) {
      const page = load((await test.visitor.get(path)).body);
      const way = page('footer button[lang=en]');
      expect([way.attr('form'), way.attr('formaction')]).toEqual([page('form').attr('id'), '/api/language/en']);
      const headers = {
        'sec-fetch-site': 'same-origin',
        host: 'localhost:3000',
        referer: `http://localhost:3000${path}`,
      };
      const typed = await test.newVisitor().send({ url: '/api/language/en?q=K%C3%BCndigen+%26', headers });
      const [bare] = path.split('?');
      expect(typed.headers.location).toBe(`${bare}?q=K%C3%BCndigen+%26`);
      const again = load((await test.visitor.get(String(typed.headers.location))).body);
      expect(again('input[name=q]').val()).toBe('Kündigen &');
      expect((await test.newVisitor().send({ url: '/api/language/en?q=', headers })).headers.location).toBe(bare);
    }
  });

  it('says that nothing was found, shows hostile words as words, and reads no more than anybody asks', async () => {
    const page = await opened(`/hilfe?q=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`);
    expect(page('main img')).toHaveLength(0);
    expect(page('main').text()).toContain('Nichts gefunden zu „"><img src=x onerror=alert(1)>“');
    expect((await opened(`/hilfe?q=${'a'.repeat(5_000)}`))('input[name=q]').val()).toHaveLength(200);
    expect((await opened('/hilfe?q=a&q=b'))('input[name=q]').val()).toBe('');
  });

  it('leads members to the support, and visitors to the sign-in and the imprint', async () => {
    const visitor = await opened('/hilfe');
    expect(visitor('.note').text()).toContain('Melde dich an');
    expect(visitor('.note a[href="/impressum"]')).toHaveLength(1);
    const member = load((await (await test.signIn()).get('/hilfe')).body);
    expect(member('.note').text()).toContain('Dann schreib uns.');
    for (const page of [visitor, member]) expect(page('.note a.action').attr('href')).toBe('/support');
  });
});

describe('an article', () => {
  it('is a page of its own, with one heading, others of its topic and a way back; its links lead somewhere', async () => {
    for (const { path, title } of articlesIn('de')) {
      const page = await opened(path);
      expect([path, page('h1').text()]).toEqual([path, title]);
      expect(page('h1')).toHaveLength(1);
      expect(page('main .back a').attr('href')).toBe('/hilfe');
      expect([path, page('main').text()]).toEqual([path, expect.not.stringMatching(/Suche:|\{\{|\]\(/)]);
      const links = page('main a[href^="/hilfe/"]')
        .map((_, link) => link.attribs.href)
        .get();
      for (const link of links) expect([link, articlesIn('de').some((one) => one.path === link)]).toEqual([link, true]);
    }
  });

  it('that is none is said to be, with the search', async () => {
    for (const path of ['/hilfe/gibt-es-nicht', '/hilfe/..%2f..%2fetc', '/hilfe/constructor']) {
      const answer = await test.visitor.get(path);
      expect([path, answer.statusCode]).toEqual([path, 404]);
      const page = load(answer.body);
      expect([page('h1').text(), page('form[role=search]').length]).toEqual(['Diesen Artikel gibt es nicht', 1]);
    }
  });
});

async function opened(address: string) {
  const answer = await test.visitor.get(address);
  expect([address, answer.statusCode]).toEqual([address, 200]);
  return load(answer.body);
}
