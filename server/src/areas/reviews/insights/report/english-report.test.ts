import { describe, it } from 'node:test';
import { germanIn } from '@rezenso/contract/testing/foreign-words';
import { expect } from 'expect';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { type SignedInClient, startTestApp } from '../../../../../testing/test-app.ts';
import { reportWords } from './report-words.ts';

const test = await startTestApp({ env: { OFFERED_LANGUAGES: 'de,en' } });
const [praise, both] = [
  'Kompetente Beratung und faire Preise.',
  'Das Personal war nett, aber die Wartezeit war zu lang.',
];

describe('the report to hand on, in English', () => {
  it('says in English what the German one says, and quotes people as they wrote', async () => {
    const eva = await aProMember();
    await importReview(eva, '2030-12-10', 4, both);
    await importReview(eva, '2030-12-12', 5, praise);
    const answer = await eva.get('/api/reviews/insights/report');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="review-report-2031-03-03.pdf"');
    const { text, title, language } = await read(answer.rawPayload);
    expect([title, language]).toEqual(['Harbour Bakery – review report', 'en']);
    for (const said of [
      'April 2030 to March 2031',
      'Created on 3 March 2031',
      '4.5',
      'from 2 reviews with stars',
      `“${praise}”`,
      'Praised · Google, 12 December 2030',
      'Punctuality and waiting times',
      'All 2 reviews from this period that are on Rezenso were read.',
      'None of them is confirmed. Confirmed means: from a mutual exchange',
      'This report was created on 3 March 2031 by Harbour Bakery with Rezenso.',
    ])
      expect(text).toContain(said);
    const quoted = [praise, ...both.split(/, /), both].sort((one, other) => other.length - one.length);
    expect(germanIn(text, quoted)).toEqual([]);
    expect(text).not.toMatch(/undefined|null|NaN/);
  });

  it('has its plurals right', () => {
    const { figures, origin, themes } = reportWords('en');
    expect([figures.reviews(1), figures.reviews(2), figures.restsOn(0), figures.restsOn(1)]).toEqual([
      'review',
      'reviews',
      'without stars',
      'from 1 review with stars',
    ]);
    expect(figures.answers(1, 1_200, 1)).toBe('1 of 1,200, after a median of one day');
    expect(figures.answers(3, 4, 2.5)).toBe('3 of 4, after a median of 2.5 days');
    expect([themes.voices(1, 2), themes.more(1)]).toEqual([
      '1 praise, 2 criticisms',
      'One more theme is not shown here.',
    ]);
    expect([origin.read(0, false), origin.read(1, false)]).toEqual([
      'There is no review from this period on Rezenso.',
      'The one review from this period that is on Rezenso was read.',
    ]);
    for (const [confirmed, all, said] of [
      [0, 1, 'It is not confirmed. Confirmed means: from'],
      [1, 1, 'It is confirmed: from'],
      [2, 2, 'All of them are confirmed: from'],
      [1, 3, 'One of them is confirmed: from'],
      [2, 3, 'The business entered the other one itself, the platform gives no stars for it,'],
      [0, 2, 'The business entered them itself, the platform gives no stars for them,'],
    ] as const)
      expect(origin.confirmed(confirmed, all)).toContain(said);
  });
});

function aProMember(): Promise<SignedInClient> {
  return test.signIn({
    language: 'en',
    subscription_status: 'active',
    company_name: 'Harbour Bakery',
    location: 'Freiburg',
    trust_score: 73,
  });
}

async function importReview(client: SignedInClient, day: string, rating: number, content: string): Promise<void> {
  const review = { source: 'google', content, rating, reviewerName: 'Petra Klein', reviewDate: `${day}T10:00:00Z` };
  expect((await client.post('/api/reviews/import', review)).statusCode).toBe(200);
}

async function read(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: true });
  const { info } = await getMeta(document);
  return { text: text.replace(/\s+/g, ' '), title: String(info.Title), language: String(info.Language) };
}
