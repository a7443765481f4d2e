import { describe, it } from 'node:test';
import { load } from 'cheerio';
import { expect } from 'expect';
import { aReviewedBusiness, publish } from '../../../../testing/factories/showcase.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { sealSize, sealSvg } from './seal.svg.ts';

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

  for (const language of ['de', 'en'] as const)
    it(`keeps its longest lines within its frame, also in a wide typeface: ${language}`, () => {
      for (const seal of [
        { reviews: 9_999, trust: 100 },
        { reviews: 0, trust: null },
      ]) {
        const $ = load(sealSvg(seal, language), { xml: true });
        const ends = $('text')
          .map((_, { attribs }) => Number(attribs.x))
          .get()
          .map((x, at) => x + widthOf($('text').eq(at).text(), $('text').eq(at).attr()));
        expect(ends).toHaveLength(3);
        for (const end of ends) expect(end).toBeLessThanOrEqual(sealSize.width - 12);
      }
    });
});

/** Advances of DejaVu Sans, the widest typeface that systems usually fall back to, in hundredths of the size and rounded up. */
const advances: Readonly<Record<string, readonly [regular: number, bold: number]>> = {
  ' ': [32, 35],
  0: [64, 70],
  1: [64, 70],
  9: [64, 70],
  A: [69, 78],
  B: [69, 77],
  C: [70, 74],
  N: [75, 84],
  O: [79, 86],
  R: [70, 78],
  S: [64, 73],
  T: [62, 69],
  a: [62, 68],
  b: [64, 72],
  c: [55, 60],
  d: [64, 72],
  e: [62, 68],
  f: [36, 44],
  g: [64, 72],
  h: [64, 72],
  i: [28, 35],
  k: [58, 67],
  m: [98, 105],
  n: [64, 72],
  o: [62, 69],
  r: [42, 50],
  s: [53, 60],
  t: [40, 48],
  u: [64, 72],
  v: [60, 66],
  w: [82, 93],
  y: [60, 66],
  z: [53, 59],
  ä: [62, 68],
};

function widthOf(text: string, { 'font-size': size, 'font-weight': weight }: Record<string, string> = {}): number {
  const hundredths = [...text].map((letter) => {
    const [regular, bold] = advances[letter] ?? [100, 110];
    return weight === '700' ? bold : regular;
  });
  return (hundredths.reduce((sum, one) => sum + one, 0) / 100) * Number(size);
}
