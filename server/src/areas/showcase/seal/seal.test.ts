import { describe, it } from 'node:test';
import { load } from 'cheerio';
import { expect } from 'expect';
import { aReviewedBusiness, publish } from '../../../../testing/factories/showcase.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const { db } = test;
const path = '/siegel/cafe-morgenrot.svg';

describe('a seal', () => {
  it('says how many reviews are confirmed and how high the trust score is, as it is now', async () => {
    const { recipient } = await aReviewedBusiness(test);
    const said = async () =>
      load((await test.visitor.get(path)).body, { xml: true })('text')
        .map((_, line) => load(line).text())
        .get();
    expect(await said()).toEqual(['Bestätigt auf Rezenso', '1 bestätigte Bewertung', 'Noch kein Trust Score']);
    await db.updateTable('members').set({ trust_score: 87 }).where('id', '=', recipient.member.id).execute();
    await db.updateTable('reviews').set({ fraud_score: 90 }).execute();
    expect(await said()).toEqual(['Auf Rezenso', 'Noch keine Bewertungen', 'Trust Score 87 von 100']);
  });

  it('is small, sets no cookie, may be shown anywhere, and is asked for anew after a minute', async () => {
    await aReviewedBusiness(test);
    const { headers, body } = await test.visitor.get(path);
    expect(Buffer.byteLength(body)).toBeLessThan(5_000);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=60',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).not.toMatch(/<script|<image|<use|href=|url\(|@import/);
    expect(body).toContain('prefers-color-scheme:dark');
  });

  it('comes with one line of HTML that leads to the page, whatever the business is called', async () => {
    const { recipient } = await aReviewedBusiness(test);
    const name = 'Café "Rot" & <b>Co</b>';
    await db.updateTable('members').set({ company_name: name }).where('id', '=', recipient.member.id).execute();
    const { seal } = (await recipient.get('/api/public-page')).json();
    expect(seal).not.toContain('\n');
    const $ = load(seal);
    const { origin } = new URL(test.core.env.publicOrigin);
    expect([$('a').attr('href'), $('img').attr('src')]).toEqual([`${origin}/u/cafe-morgenrot`, origin + path]);
    expect([$('img').attr('alt'), $('b').length, $('script').length]).toEqual([
      `${name} auf Rezenso: bestätigte Bewertungen ansehen`,
      0,
      0,
    ]);
  });

  it('is none where no page is shown', async () => {
    const { recipient } = await aReviewedBusiness(test);
    await publish(recipient, { isPublished: false });
    for (const address of [path, '/siegel/nie-gewesen.svg', '/siegel/cafe-morgenrot', '/siegel/cafe-morgenrot.png']) {
      const { statusCode, headers } = await test.visitor.get(address);
      expect([address, statusCode, headers['cache-control']]).toEqual([address, 404, 'no-store']);
    }
  });
});
