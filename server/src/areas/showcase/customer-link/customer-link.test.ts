import { describe, it } from 'node:test';
import type { PlatformId } from '@rezenso/contract/vocabulary';
import { load } from 'cheerio';
import { expect } from 'expect';
import { byPerson, publish } from '../../../../testing/factories/showcase.ts';
import { sweepNow } from '../../../../testing/sweep-now.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const { db } = test;
const path = '/b/cafe-morgenrot';

describe('the page that asks customers', () => {
  it('leads everybody to the same profiles, with no question before', async () => {
    await aShop();
    const { body, headers, statusCode } = await test.visitor.get(path);
    const $ = load(body);
    expect([statusCode, headers['set-cookie'], headers['x-robots-tag']]).toEqual([200, undefined, 'noindex']);
    expect(
      $('.choices a')
        .map((_, link) => $(link).attr('href'))
        .get(),
    ).toEqual([`${path}/google`, `${path}/trustpilot`, `${path}/other`]);
    expect($('.choices').text()).toContain('bewertungen.example.de');
    expect($('form,input,button,select,[role=img]')).toHaveLength(0);
    const another = await test.newVisitor().send({ url: path, headers: { referer: 'https://g.example.de/5-sterne' } });
    expect(another.body).toBe(body);
  });

  it('leads on to a profile, and to nowhere else', async () => {
    await aShop();
    const answer = await test.visitor.get(`${path}/google`);
    expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
      303,
      'https://g.page/cafe',
      'no-store',
    ]);
    for (const other of ['yelp', 'kununu', 'jameda', 'facebook', 'https:%2F%2Fevil.example.de', 'x'])
      expect([other, (await test.visitor.get(`${path}/${other}`)).statusCode]).toEqual([other, 404]);
  });

  it('names no platform for an address elsewhere, and leads there from here alone', async () => {
    const eva = await aShop();
    await db
      .updateTable('user_platforms')
      .set({ profile_url: 'https://phish.evil-site.com/login' })
      .where('member_id', '=', eva.member.id)
      .where('platform', '=', 'google')
      .execute();
    for (const page of [path, '/u/cafe-morgenrot']) {
      const { body } = await test.visitor.get(page);
      expect([page, load(body)('main').text().includes('phish.evil-site.com')]).toEqual([page, true]);
      expect([page, /Google(?! erlaubt)/.test(load(body)('main ul').text())]).toEqual([page, false]);
    }
    const { platforms } = (await eva.get('/api/public-page')).json();
    expect(platforms[0].rule).toMatch(/kein Profil auf dieser Plattform/);
    const from = async (site: string) =>
      (await test.visitor.send({ url: `${path}/google`, headers: { ...byPerson, 'sec-fetch-site': site } })).headers
        .location;
    expect([await from('none'), await from('cross-site'), await from('same-origin')]).toEqual([
      path,
      path,
      'https://phish.evil-site.com/login',
    ]);
    expect((await eva.get('/api/public-page/visits')).json().platforms).toEqual([{ platform: 'google', clicks: 1 }]);
  });

  it('is there without a public page, and not unless it is switched on', async () => {
    const eva = await aShop({ isPublished: false });
    expect((await test.visitor.get(path)).statusCode).toBe(200);
    await publish(eva, { asksCustomers: false });
    for (const address of [path, `${path}/google`, `${path}/code.svg`])
      expect((await test.visitor.get(address)).statusCode).toBe(404);
    expect((await eva.get('/api/public-page/print-sheet')).json().code).toBe('CUSTOMER_LINK_OFF');
  });

  it('has a code as a picture, with its charset', async () => {
    await aShop();
    const code = await test.visitor.get(`${path}/code.svg`);
    expect([code.statusCode, code.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  });

  it('tells the business of every platform what it says about asking, and where customers are not led', async () => {
    const eva = await aShop();
    const { platforms } = (await eva.get('/api/public-page')).json();
    const listed = platforms.map(({ platform, isListed }: { platform: PlatformId; isListed: boolean }) => [
      platform,
      isListed,
    ]);
    expect(listed).toEqual([
      ['google', true],
      ['trustpilot', true],
      ['yelp', false],
      ['kununu', false],
      ['jameda', false],
      ['other', true],
    ]);
    expect(platforms[2].rule).toMatch(/Yelp möchte nicht/);
    expect(platforms[4].rule).toMatch(/Adresse deines Profils/);
  });
});

describe('the counts', () => {
  it('are of people who open the page and go on, by day, and of nobody in particular', async () => {
    const eva = await aShop();
    for (let visit = 0; visit < 3; visit += 1) await open(path);
    await open(`${path}/google`);
    test.clock.advance({ days: 1 });
    await open(path);
    await open(`${path}/trustpilot`);
    await open(`${path}/google`);
    const later = await test.signIn(eva.member);
    const { days, platforms } = (await later.get('/api/public-page/visits')).json();
    expect(days).toHaveLength(30);
    expect(days.slice(-3)).toEqual([
      { day: '2031-03-02', visits: 0, clicks: 0 },
      { day: '2031-03-03', visits: 3, clicks: 1 },
      { day: '2031-03-04', visits: 1, clicks: 2 },
    ]);
    expect(platforms).toEqual([
      { platform: 'google', clicks: 2 },
      { platform: 'trustpilot', clicks: 1 },
    ]);
    const rows = await db.selectFrom('customer_visits').selectAll().execute();
    expect(new Set(rows.flatMap(Object.keys))).toEqual(new Set(['member_id', 'day', 'platform', 'visits']));
    expect(await db.selectFrom('rate_limits').select('key').execute()).toHaveLength(1);
  });

  it('leave out machines, looking ahead and asking for the head alone', async () => {
    const eva = await aShop();
    await test.visitor.get(path);
    await test.visitor.send({ url: path, headers: { ...byPerson, 'sec-purpose': 'prefetch' } });
    await test.visitor.send({ method: 'HEAD', url: path, headers: byPerson });
    await test.visitor.send({ url: `${path}/google`, headers: { 'sec-fetch-mode': 'no-cors' } });
    expect((await eva.get('/api/public-page/visits')).json().platforms).toEqual([]);
    expect(await db.selectFrom('customer_visits').selectAll().execute()).toEqual([]);
  });

  it('lose nothing when fifty come at once', async () => {
    await aShop();
    await Promise.all(Array.from({ length: 50 }, () => open(path)));
    expect(await db.selectFrom('customer_visits').select('visits').execute()).toEqual([{ visits: 50 }]);
  });

  it('are forgotten after 400 days, and stand in the export until then', async () => {
    const eva = await aShop();
    await open(path);
    expect((await eva.get('/api/privacy/export')).json().data).toMatchObject({
      publicPage: [{ isPublished: true, asksCustomers: true }],
      publicNames: [{ name: 'cafe-morgenrot', leftAt: null, wasShown: true }],
      customerVisits: [{ day: '2031-03-03', platform: null, visits: 1 }],
    });
    test.clock.advance({ days: 400 });
    await sweepNow(test);
    expect(await db.selectFrom('customer_visits').selectAll().execute()).toHaveLength(1);
    test.clock.advance({ days: 1 });
    await sweepNow(test);
    expect(await db.selectFrom('customer_visits').selectAll().execute()).toEqual([]);
  });
});

describe('the sheet to hang up', () => {
  it('is a PDF with the typeface in it, for the business alone', { timeout: 60_000 }, async () => {
    const eva = await aShop();
    const { statusCode, headers, rawPayload } = await eva.get('/api/public-page/print-sheet');
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(headers['content-disposition']).toBe('attachment; filename="aushang-cafe-morgenrot.pdf"');
    const text = rawPayload.toString('latin1');
    expect(text.slice(0, 5)).toBe('%PDF-');
    expect(text).toMatch(/\/BaseFont \/[A-Z]+\+Figtree/);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  it('is not made while moderation hides what its code leads to', async () => {
    const eva = await aShop();
    await db
      .updateTable('public_pages')
      .set({
        is_published: false,
        hidden_at: test.clock.now(),
        hidden_reason: 'page_insult',
        hidden_text: 'Ein beleidigender Satz.',
      })
      .where('member_id', '=', eva.member.id)
      .execute();
    const answer = await eva.get('/api/public-page/print-sheet');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'CUSTOMER_LINK_OFF']);
  });
});

async function aShop(wish: Parameters<typeof publish>[1] = {}): Promise<SignedInClient> {
  const eva = await test.signIn();
  const profiles: [PlatformId, string | null][] = [
    ['google', 'https://g.page/cafe'],
    ['trustpilot', 'https://de.trustpilot.com/review/cafe.example.de'],
    ['yelp', 'https://y.example.de/cafe'],
    ['kununu', 'https://k.example.de/cafe'],
    ['jameda', null],
    ['other', 'https://www.bewertungen.example.de/cafe'],
  ];
  for (const [index, [platform, profile_url]] of profiles.entries())
    await db
      .insertInto('user_platforms')
      .values({
        member_id: eva.member.id,
        platform,
        business_name: 'Café',
        profile_url,
        created_at: new Date(test.clock.now().getTime() + index),
      })
      .execute();
  await publish(eva, wish);
  return eva;
}

function open(url: string) {
  return test.newVisitor().send({ url, headers: byPerson });
}
