import { describe, it } from 'node:test';
import { load } from 'cheerio';
import { expect } from 'expect';
import { aReviewedBusiness, publish } from '../../../testing/factories/showcase.ts';
import { germanOn } from '../../../testing/german-on-page.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { css } from './frame/styles.ts';

const test = await startTestApp({ env: { OFFERED_LANGUAGES: 'de,en' } });
const german = await startTestApp({ env: { OFFERED_LANGUAGES: 'de' } });
const { db } = test;
const page = '/u/cafe-morgenrot';
const customers = '/b/cafe-morgenrot';

describe('a public page in English', () => {
  it('says everything but what people wrote in English, and is German for everybody else', async () => {
    const written = await aBusiness();
    const { body } = await opened(page);
    const $ = load(body);
    expect($('html').attr('lang')).toBe('en');
    expect(germanOn(body, written)).toEqual([]);
    for (const said of [
      'Food & hospitality',
      'Excellent',
      'From a mutual exchange',
      'Transparency note: this review came about',
    ])
      expect($('main').text()).toContain(said);
    expect($('.stars').attr('aria-label')).toBe('4 out of 5 stars');
    expect($('time').text()).toBe('3 March 2031');
    expect($('meta[property="og:locale"]').attr('content')).toBe('en_GB');
    expect(load((await opened(page, 'de')).body)('html').attr('lang')).toBe('de');
  });

  it('says beside the website, calmly and in each language, whether it is confirmed', async () => {
    const written = await aBusiness();
    const said = async (language: string) =>
      load((await opened(page, language)).body)('main section')
        .first()
        .text();
    for (const [isVerified, german, english] of [
      [false, 'ist noch nicht bestätigt. Über die Bewertungen sagt das nichts.', 'It is not confirmed yet that'],
      [true, 'hat eine E-Mail-Adresse dieser Website.', 'has an email address of this website.'],
    ] as const) {
      await db.updateTable('members').set({ website: 'https://rot.example.de', is_verified: isVerified }).execute();
      expect(await said('de')).toContain(german);
      expect(await said('en')).toContain(english);
    }
    expect(germanOn((await opened(page)).body, written)).toEqual([]);
    await db.updateTable('members').set({ website: null }).execute();
    expect(await said('de')).not.toContain('dieser Website');
  });

  it('comes in the language that the browser is set to, where nothing was chosen', async () => {
    await aBusiness();
    const set = async (accepted: string, cookie = '') => {
      const headers = { 'accept-language': accepted, cookie };
      return load((await test.newVisitor().send({ url: page, headers })).body)('html').attr('lang');
    };
    expect([await set('en-GB,en'), await set('en,de'), await set('fr'), await set('en', 'lang=de')]).toEqual([
      'en',
      'de',
      'de',
      'de',
    ]);
  });

  it('is for Pro: without it the page and the link for customers are German for everybody, and what is embedded stays as it was', async () => {
    await aBusiness();
    const pictures = async () =>
      Promise.all(
        ['/siegel/cafe-morgenrot.svg', `${page}/bild.png`]
          .flatMap((address) => [address, `${address}?lang=en`])
          .map(async (url) => (await opened(url)).rawPayload.toString('base64')),
      );
    const before = await pictures();
    expect(new Set(before).size).toBe(4);
    const owner = await db.updateTable('members').set({ subscription_status: 'inactive' }).returning('id').execute();
    expect(owner.length).toBeGreaterThan(0);
    for (const address of [page, customers]) {
      const $ = load((await opened(address)).body);
      expect([$('html').attr('lang'), $('footer a[hreflang]').length]).toEqual(['de', 0]);
    }
    expect(await pictures()).toEqual(before);
    expect((await opened('/siegel/cafe-morgenrot.svg?lang=en', 'de')).body).toContain('Confirmed on Rezenso');
    expect((await opened('/siegel/cafe-morgenrot.svg')).body).toContain('Bestätigt auf Rezenso');
    // What is taken along from now on is German.
    const line = async (id: string) => {
      const member = await db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const signedIn = await test.signIn(member);
      const { seal } = (await signedIn.send({ url: '/api/public-page', headers: wanting('en') })).json();
      return load(seal)('img').attr('src');
    };
    const [recipient] = await db.selectFrom('public_pages').select('member_id').execute();
    expect(await line(recipient?.member_id ?? '')).toBe(`${test.core.env.publicOrigin}/siegel/cafe-morgenrot.svg`);
  });

  it('has one address for all languages, and one entry in the sitemap', async () => {
    await aBusiness({ isFindable: true });
    const { origin } = new URL(test.core.env.publicOrigin);
    for (const language of ['de', 'en']) {
      const $ = load((await opened(page, language)).body);
      expect($('link[rel=canonical]').attr('href')).toBe(origin + page);
      expect(JSON.parse($('script').text())).toMatchObject({ '@id': origin + page });
    }
    expect((await opened('/sitemap.xml')).body.match(/<loc>[^<]*\/u\//g)).toHaveLength(1);
  });

  it('varies by what it was chosen by, and each language is sent once while it stays the same', async () => {
    await aBusiness();
    const tags = await Promise.all(
      ['de', 'en'].map(async (language) => {
        const { headers } = await opened(page, language);
        expect([headers.vary, headers['cache-control']]).toEqual(['Cookie, Accept-Language', 'public, no-cache']);
        return String(headers.etag);
      }),
    );
    const again = (tag = '') =>
      test.newVisitor().send({ url: page, headers: { ...wanting('en'), 'if-none-match': tag } });
    expect([(await again(tags[0])).statusCode, (await again(tags[1])).statusCode]).toEqual([200, 304]);
  });

  it('offers the languages of the site, and only where there are some', async () => {
    await aBusiness();
    const choices = load((await opened(page)).body)('footer a[hreflang]');
    expect(choices.map((_, link) => link.attribs.href).get()).toEqual(['/api/language/de', '/api/language/en']);
    expect(choices.filter('[aria-current]').text()).toBe('English');
    expect(css).toContain('.foot a[aria-current],');
    const nothing = await german.newVisitor().send({ url: page, headers: wanting('en') });
    expect(load(nothing.body)('html').attr('lang')).toBe('de');
    expect(nothing.body).not.toContain('hreflang');
  });

  it('that there is none of says so in the language of the browser, of what was chosen in it, and of an account as the site does', async () => {
    const member = await test.signIn();
    await member.put('/api/auth/language', { language: 'en' });
    const titles = { de: 'Diese Seite gibt es nicht', en: 'This page does not exist' };
    for (const address of ['/u/nie-gewesen', '/u/nie-gewesen/melden', '/b/nie-gewesen'])
      for (const [client, headers, language] of [
        [test.newVisitor(), {}, 'de'],
        [test.newVisitor(), { 'accept-language': 'en-GB,en;q=0.9' }, 'en'],
        [test.newVisitor(), { 'accept-language': 'fr,en;q=0.5' }, 'en'],
        [test.newVisitor(), { 'accept-language': 'en,de;q=0.1' }, 'de'],
        [test.newVisitor(), { 'accept-language': 'en', ...wanting('de') }, 'de'],
        [test.newVisitor(), { 'accept-language': 'de', ...wanting('en') }, 'en'],
        // Nobody is looked up here: the choice of an account came with its cookie.
        [member, { 'accept-language': 'de', ...wanting('en') }, 'en'],
      ] as const) {
        const { statusCode, body, headers: sent } = await client.send({ url: address, headers });
        const $ = load(body);
        expect([address, headers, statusCode, $('html').attr('lang'), $('h1').text()]).toEqual([
          address,
          headers,
          404,
          language,
          titles[language],
        ]);
        expect([sent.vary, sent['cache-control']]).toEqual(['Cookie, Accept-Language', 'no-store']);
      }
  });

  it('is not there in English either', async () => {
    const { body, statusCode, headers } = await opened('/u/nobody');
    expect([statusCode, load(body)('h1').text(), germanOn(body)]).toEqual([404, 'This page does not exist', []]);
    expect(headers.vary).toBe('Cookie, Accept-Language');
  });
});

describe('a picture that others show', () => {
  it('is in the language of its address, whatever the browser wants', async () => {
    await aBusiness();
    const english = load((await opened(page)).body)('meta[property="og:image"]').attr('content') ?? '';
    expect(english).toBe(`${test.core.env.publicOrigin}${page}/bild.png?lang=en`);
    const picture = async (address: string) => (await opened(address)).rawPayload.toString('base64');
    expect(await picture(`${page}/bild.png?lang=en`)).not.toBe(await picture(`${page}/bild.png`));
    expect(await picture(`${page}/bild.png?lang=xx`)).toBe(await picture(`${page}/bild.png`));
  });

  it('is a seal in English where its line of HTML asks for that, also under a name that was left', async () => {
    const seal = '/siegel/cafe-morgenrot.svg';
    const owner = await anOwner();
    const lines = async (address: string) => {
      const $ = load((await opened(address)).body, { xml: true });
      return $('text')
        .map((_, line) => $(line).text())
        .get();
    };
    expect(await lines(`${seal}?lang=en`)).toEqual(['On Rezenso', 'No reviews yet', 'No trust score yet']);
    for (const address of [seal, `${seal}?lang=fr`, `${seal}?lang=en&lang=en`])
      expect([address, (await lines(address))[0]]).toEqual([address, 'Auf Rezenso']);
    const said = (language: string) => owner.send({ url: '/api/public-page', headers: wanting(language) });
    const line = load((await said('en')).json().seal);
    expect(line('img').attr('src')).toBe(`${test.core.env.publicOrigin}${seal}?lang=en`);
    expect(line('img').attr('alt')).toBe('Morgenrot on Rezenso: see confirmed reviews');
    expect(load((await said('de')).json().seal)('img').attr('src')).toBe(test.core.env.publicOrigin + seal);
    await publish(owner, { name: 'morgenrot' });
    expect((await opened(`${seal}?lang=en`)).headers.location).toBe('/siegel/morgenrot.svg?lang=en');
  });
});

describe('reporting a page in English', () => {
  const path = `${page}/melden`;

  it('is a form without a German word, thanks included', async () => {
    await anOwner();
    for (const address of [path, `${path}/danke`]) {
      const { body, headers } = await opened(address);
      expect([address, load(body)('html').attr('lang'), germanOn(body)]).toEqual([address, 'en', []]);
      expect([headers.vary, headers['cache-control']]).toEqual(['Cookie, Accept-Language', 'no-store']);
    }
  });

  for (const [fields, fault] of [
    [{ reason: '' }, 'Please choose what is wrong'],
    [{ text: 'Bad.' }, 'Please describe in at least 10 characters what bothers you'],
    [{ text: 'a'.repeat(2001) }, 'Please use no more than 2,000 characters'],
    [{ text: 'That is not right.\u0000' }, 'The text contains characters that are not allowed'],
  ] as const)
    it(`says: ${fault}`, async () => {
      await anOwner();
      const said = { reason: 'other', text: 'This is simply not true.', website: '', ...fields };
      const headers = {
        ...wanting('en'),
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      };
      const payload = new URLSearchParams(said).toString();
      const { statusCode, body } = await test.newVisitor().send({ method: 'POST', url: path, headers, payload });
      expect([statusCode, load(body)('.fault[id]').text(), germanOn(body)]).toEqual([400, fault, []]);
    });
});

async function anOwner() {
  const owner = await test.signIn({ company_name: 'Morgenrot', subscription_status: 'active' });
  await publish(owner);
  return owner;
}

/** A reviewed business. @returns what people wrote of and on it */
async function aBusiness(wish: Parameters<typeof aReviewedBusiness>[1] = {}): Promise<string[]> {
  const { recipient } = await aReviewedBusiness(test, wish);
  const described = {
    industry: 'gastronomie',
    trust_score: 87,
    description: 'Kaffee und Kuchen.',
    company_name: 'Café Rot',
    subscription_status: 'active',
  };
  const { location } = await db
    .updateTable('members')
    .set(described)
    .where('id', '=', recipient.member.id)
    .returning('location')
    .executeTakeFirstOrThrow();
  const reviews = await db.selectFrom('reviews').select('content').execute();
  const names = [
    described.description,
    described.company_name,
    location ?? '',
    'Baden-Württemberg',
    'Freiburg im Breisgau',
  ];
  return [...reviews.map(({ content }) => content), ...names];
}

const wanting = (language: string) => ({ cookie: `lang=${language}` });

function opened(url: string, language = 'en') {
  return test.newVisitor().send({ url, headers: wanting(language) });
}
