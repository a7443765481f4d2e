import { describe, it } from 'node:test';
import { load } from 'cheerio';
import { expect } from 'expect';
import { anExchange, confirm, handIn } from '../../../../testing/factories/exchanges.ts';
import { aReviewedBusiness, publish } from '../../../../testing/factories/showcase.ts';
import { everyRow } from '../../../../testing/member-columns.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const { db } = test;
const path = '/u/cafe-morgenrot';
const disclosure = 'Transparenzhinweis: Diese Bewertung entstand in einem gegenseitigen Austausch über Rezenso.';

describe('a public page', () => {
  it('shows the business, its trust score and how it comes about, its profiles, and each review with the disclosure', async () => {
    const { recipient, exchange } = await aReviewedBusiness(test);
    await db
      .updateTable('members')
      .set({ trust_score: 87, website: 'https://cafe.example.de' })
      .where('id', '=', recipient.member.id)
      .execute();
    await profileOf(recipient.member.id, 'https://g.example.de/cafe');
    const $ = load((await test.visitor.get(path)).body);
    expect($('h1').text()).toBe(recipient.member.company_name);
    const main = $('main').text();
    for (const words of [
      'Marketing',
      '79098 Freiburg',
      'Wir gestalten und drucken',
      '87',
      'Ausgezeichnet',
      'Sterne spielen dabei keine Rolle',
    ])
      expect(main).toContain(words);
    const { review_text: said } = await db
      .selectFrom('review_exchanges')
      .select('review_text')
      .where('id', '=', exchange.id)
      .executeTakeFirstOrThrow();
    expect($('blockquote').text()).toBe(said);
    expect($('li.card').text()).toContain(disclosure);
    expect($('.stars').attr('aria-label')).toBe('4 von 5 Sternen');
    const links = $('main a')
      .map((_, link) => `${$(link).attr('href')} ${$(link).attr('rel')}`)
      .get();
    expect(links).toEqual([
      'https://cafe.example.de nofollow noopener ugc',
      'https://g.example.de/cafe nofollow noopener',
      '/u/cafe-morgenrot/melden nofollow',
    ]);
  });

  it('needs no script, no cookie and nothing of others, and leads to the imprint', async () => {
    await aReviewedBusiness(test);
    const { body, headers } = await test.visitor.get(path);
    expect(headers['set-cookie']).toBeUndefined();
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; img-src 'self' data:; font-src 'self'; base-uri 'none'/,
    );
    expect(policy).not.toContain('script-src');
    const $ = load(body);
    expect(
      $('script')
        .map((_, script) => $(script).attr('type'))
        .get(),
    ).toEqual(['application/ld+json']);
    expect(body).not.toMatch(/ on\w+=| style=/);
    const hrefs = $('footer a')
      .map((_, link) => $(link).attr('href'))
      .get();
    expect(hrefs).toEqual(['/', '/impressum', '/datenschutz']);
    for (const href of $('link[rel=preload]')
      .map((_, link) => $(link).attr('href'))
      .get()) {
      const font = await test.visitor.get(href);
      expect([font.statusCode, font.headers['content-type'], font.headers['cache-control']]).toEqual([
        200,
        'font/woff2',
        'public, max-age=31536000, immutable',
      ]);
    }
  });

  it('shows only what partners see too: nothing suspicious, withheld, copied in by hand or not confirmed', async () => {
    const { recipient, exchange } = await aReviewedBusiness(test);
    const own = { source: 'google', content: 'Von Hand eingetragen und wunderbar.', rating: 5, reviewerName: 'Eva' };
    await recipient.post('/api/reviews/import', own);
    const shown = async () => load((await test.visitor.get(path)).body)('blockquote').length;
    expect(await shown()).toBe(1);
    await db.updateTable('reviews').set({ external_id: 'g-1' }).where('content', '=', own.content).execute();
    expect(await shown()).toBe(2);
    await db.updateTable('reviews').set({ fraud_score: 51 }).where('external_id', '=', 'g-1').execute();
    expect(await shown()).toBe(1);
    await db.updateTable('review_exchanges').set({ withheld: 'upheld_case' }).where('id', '=', exchange.id).execute();
    expect(await shown()).toBe(0);
    const open = await anExchange(test);
    await handIn(open.reviewer, open.exchange, { reviewText: 'Noch nicht bestätigt, also hier noch nicht zu lesen.' });
    await publish(open.recipient, { name: 'noch-offen' });
    expect((await test.visitor.get('/u/noch-offen')).body).not.toContain('Noch nicht bestätigt, also');
    await confirm(open.recipient, open.exchange);
    expect((await test.visitor.get('/u/noch-offen')).body).toContain('Noch nicht bestätigt, also');
  });

  it('is nothing for search engines until its business wants to be found', async () => {
    const { recipient } = await aReviewedBusiness(test);
    const hidden = await test.visitor.get(path);
    expect([hidden.headers['x-robots-tag'], load(hidden.body)('meta[name=robots]').attr('content')]).toEqual([
      'noindex',
      'noindex',
    ]);
    expect((await test.visitor.get('/sitemap.xml')).body).not.toContain(path);
    await publish(recipient, { isFindable: true });
    const found = await test.visitor.get(path);
    expect([found.headers['x-robots-tag'], load(found.body)('meta[name=robots]').length]).toEqual([undefined, 0]);
    expect((await test.visitor.get('/sitemap.xml')).body).toContain(`<loc>${test.core.env.publicOrigin}${path}</loc>`);
    await publish(recipient, { isFindable: true, isPublished: false });
    expect((await test.visitor.get('/sitemap.xml')).body).not.toContain(path);
    expect((await test.visitor.get('/robots.txt')).body).toContain(
      `Sitemap: ${test.core.env.publicOrigin}/sitemap.xml`,
    );
  });

  it('is fresh whenever it is asked for, and sent once while it stays the same', async () => {
    const { recipient } = await aReviewedBusiness(test);
    const first = await test.visitor.get(path);
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const again = () => test.visitor.send({ url: path, headers: { 'if-none-match': String(first.headers.etag) } });
    expect([(await again()).statusCode, (await again()).body]).toEqual([304, '']);
    await db
      .updateTable('members')
      .set({ description: 'Neu: auch abends.' })
      .where('id', '=', recipient.member.id)
      .execute();
    expect((await again()).body).toContain('Neu: auch abends.');
  });
});

describe('a public page is gone at once', () => {
  const addresses = [
    path,
    `${path}/bild.png`,
    '/siegel/cafe-morgenrot.svg',
    '/b/cafe-morgenrot',
    '/b/cafe-morgenrot/code.svg',
  ];
  const statuses = async () =>
    Promise.all(addresses.map(async (address) => (await test.visitor.get(address)).statusCode));

  it('when it is switched off', async () => {
    const { recipient } = await aReviewedBusiness(test);
    expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
    await publish(recipient, { isPublished: false });
    expect(await statuses()).toEqual([404, 404, 404, 200, 200]);
    await publish(recipient, { isPublished: false, asksCustomers: false });
    expect(await statuses()).toEqual([404, 404, 404, 404, 404]);
  });

  it('when its account is banned, and back when the ban ends', async () => {
    const { recipient } = await aReviewedBusiness(test);
    const admin = await test.signIn({ admin_role: 'super_admin' });
    const set = (status: string) =>
      admin.patch(`/api/admin/users/${recipient.member.id}/status`, { status, reason: 'Geprüft.' });
    await set('banned');
    expect(await statuses()).toEqual([404, 404, 404, 404, 404]);
    await set('active');
    expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
  });

  it('when its account is deleted, with its name and its counts', async () => {
    const { recipient } = await aReviewedBusiness(test);
    await recipient.post('/api/privacy/delete-account', { email: recipient.member.email });
    expect(await statuses()).toEqual([404, 404, 404, 404, 404]);
    for (const table of ['public_pages', 'public_names', 'customer_visits'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect((await everyRow(db)).filter((row) => row.includes('cafe-morgenrot'))).toEqual([]);
  });

  it('and never was one where no name is asked for, however it is written', async () => {
    await aReviewedBusiness(test);
    for (const name of ['%00', 'a%00b', '..%2f..', '%F0%9F%8D%B5', 'x'.repeat(400), "'--"])
      expect([name, (await test.visitor.get(`/u/${name}`)).statusCode]).toEqual([name, 404]);
    const typed = await test.visitor.get('/u/Cafe-Morgenrot');
    expect([typed.statusCode, typed.headers.location]).toEqual([302, path]);
  });

  it('and says of what is gone no more than of what never was', async () => {
    const { recipient } = await aReviewedBusiness(test);
    await publish(recipient, { isPublished: false });
    const [gone, never] = [await test.visitor.get(path), await test.visitor.get('/u/nie-gewesen')];
    expect(gone.body).toBe(never.body);
    expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store']);
  });
});

async function profileOf(member: string, address: string): Promise<void> {
  await db.deleteFrom('user_platforms').where('member_id', '=', member).execute();
  const details = { platform: 'google', business_name: 'Café', created_at: test.clock.now() } as const;
  await db
    .insertInto('user_platforms')
    .values([
      { ...details, member_id: member, profile_url: address },
      { ...details, member_id: member, platform: 'yelp', profile_url: 'javascript:alert(1)' },
    ])
    .execute();
}
