import { describe, it } from 'node:test';
import type { ReviewExchange } from '@rezenso/contract/exchanges';
import type { GivenExperience } from '@rezenso/contract/experience';
import type { ReviewAnalysis } from '@rezenso/contract/reviews';
import { expect } from 'expect';
import { anExchange } from '../../../../testing/factories/exchanges.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const { db, clock } = test;

const experiences: readonly [GivenExperience, string][] = [
  [{ kind: 'visit', day: '2031-03-01' }, 'Mein Besuch war am 1. März 2031.'],
  [{ kind: 'order', day: '2031-03-01' }, 'Bestellt habe ich am 1. März 2031.'],
  [{ kind: 'appointment', day: '2031-03-01' }, 'Mein Termin war am 1. März 2031.'],
  [{ kind: 'free_sample', day: '2031-03-01' }, 'Eine kostenlose Probe bekam ich am 1. März 2031.'],
  [{ kind: 'consultation', day: '2031-03-01' }, 'Beraten wurde ich am 1. März 2031.'],
  [{ kind: 'long_standing_customer', sinceYear: 2019 }, 'Seit 2019 bin ich hier Kunde.'],
];

describe('suggesting a draft', () => {
  it('asks questions when there are no notes, and differs from business to business', async () => {
    const eva = await test.signIn();
    const answer = await eva.post('/api/reviews/generate', { businessInfo: bakery, context: 'review_exchange' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ engine: 'built-in' });
    expect(answer.json().suggestion).toContain('Bäckerei Morgenrot');
    const other = { ...bakery, companyName: 'Schreinerei Wald', industry: 'Handwerk' };
    const second = await eva.post('/api/reviews/generate', { businessInfo: other, context: 'review_exchange' });
    expect(second.json().suggestion).not.toContain('Morgenrot');
  });

  it('asks about what the partner says of itself, as the exchange tells it', async () => {
    const { reviewer, recipient } = await anExchange(test);
    const description = 'Wir backen Sauerteigbrote, Brezeln und Hochzeitstorten im Steinofen.';
    const website = 'https://morgenrot.example';
    await db.updateTable('members').set({ description, website }).where('id', '=', recipient.member.id).execute();
    const exchange = (await reviewer.get('/api/review-exchanges/my'))
      .json<ReviewExchange[]>()
      .find((one) => one.reviewerId === reviewer.member.id);
    expect(exchange?.recipient).toMatchObject({ website, description });
    const answer = await reviewer.post('/api/reviews/generate', {
      businessInfo: exchange?.recipient,
      context: 'review_exchange',
    });
    expect(answer.json().suggestion).toMatch(/„(Sauerteigbrote|Brezeln|Hochzeitstorten|Steinofen)“/);
  });

  it('asks what fits the trade, as the exchange tells it', async () => {
    const { reviewer, recipient } = await anExchange(test);
    const one = { industry: 'handwerk', trade: 'shop/bicycle', description: null };
    await db.updateTable('members').set(one).where('id', '=', recipient.member.id).execute();
    const exchange = (await reviewer.get('/api/review-exchanges/my'))
      .json<ReviewExchange[]>()
      .find(({ reviewerId }) => reviewerId === reviewer.member.id);
    expect(exchange?.recipient.tradeName).toBe('Fahrradladen');
    const draftOf = async (businessInfo: object | undefined) =>
      (await reviewer.post('/api/reviews/generate', { businessInfo, context: 'review_exchange' })).json().suggestion;
    const draft = await draftOf(exchange?.recipient);
    expect(draft).toMatch(/Rad\b|Probefahrt|repariert|fährt/);
    expect(draft).not.toMatch(/Baustelle|Leute|Angebot/);
    const untold = await draftOf({ ...exchange?.recipient, tradeName: undefined });
    expect(untold).toMatch(/Baustelle|Leute|Angebot|Arbeit|nötig|Ergebnis/);
    expect(await draftOf({ ...exchange?.recipient, tradeName: 'Zauberei' })).toBe(untold);
  });

  it('builds on the notes of the writer', async () => {
    const eva = await test.signIn();
    const notes = 'Brezeln noch warm, Schlange bis zur Straße';
    const body = { businessInfo: bakery, context: 'review_exchange', notes };
    expect((await eva.post('/api/reviews/generate', body)).json().suggestion).toMatch(/Brezeln/);
  });

  it('is remembered: its writer is told before sending that it is still the draft, and nobody else', async () => {
    const [eva, other] = [await test.signIn(), await test.signIn()];
    const body = { businessInfo: bakery, context: 'review_exchange', notes: 'Brot gut, Schlange lang' };
    const { suggestion } = (await eva.post('/api/reviews/generate', body)).json();
    const codesFor = async (client: SignedInClient, content: string) =>
      (await client.post('/api/reviews/analyze', { content })).json<ReviewAnalysis>().evidence.map(({ code }) => code);
    expect(await codesFor(eva, suggestion)).toContain('unedited_draft');
    expect(await codesFor(eva, `${suggestion} Am Samstag waren wir zu viert.`)).not.toContain('unedited_draft');
    expect(await codesFor(other, suggestion)).not.toContain('unedited_draft');
  });

  for (const [experience, sentence] of experiences)
    it(`begins with a whole sentence about the experience and is remembered with it: ${experience.kind}`, async () => {
      const eva = await test.signIn();
      const asked = { businessInfo: bakery, context: 'review_exchange', experience };
      const draftOf = async (notes: string | null) =>
        (await eva.post('/api/reviews/generate', { ...asked, notes })).json<{ suggestion: string }>().suggestion;
      const [questions, fromNotes] = [await draftOf(null), await draftOf('Brot gut, Schlange lang')];
      expect(questions.split('\n\n')[0]).toBe(sentence);
      expect(fromNotes).toMatch(new RegExp(`^${sentence} \\p{Lu}`, 'u'));
      expect(fromNotes.split('\n')[0]).toContain('Schlange');
      for (const content of [questions, fromNotes]) {
        const { evidence } = (await eva.post('/api/reviews/analyze', { content })).json<ReviewAnalysis>();
        expect(evidence.map(({ code }) => code)).toContain('unedited_draft');
      }
    });

  it('is still known when only what it rests on was changed', async () => {
    const eva = await test.signIn();
    const visit = { kind: 'visit', day: '2031-03-01' };
    const asked = {
      businessInfo: bakery,
      context: 'review_exchange',
      experience: visit,
      notes: 'Brot gut, Schlange lang',
    };
    const { suggestion } = (await eva.post('/api/reviews/generate', asked)).json<{ suggestion: string }>();
    const rest = suggestion.replace('Mein Besuch war am 1. März 2031. ', '');
    for (const content of [`Seit 2019 bin ich hier Kunde. ${rest}`, `Bei meinem Besuch am 1. März 2031:\n${rest}`]) {
      const { evidence } = (await eva.post('/api/reviews/analyze', { content })).json<ReviewAnalysis>();
      expect(evidence.map(({ code }) => code)).toContain('unedited_draft');
    }
  });

  it('refuses an experience that does not say when', async () => {
    const eva = await test.signIn();
    const dayless = { businessInfo: bakery, context: 'review_exchange', experience: { kind: 'visit' } };
    expect((await eva.post('/api/reviews/generate', dayless)).statusCode).toBe(400);
  });

  it('refuses another context and a missing business', async () => {
    const eva = await test.signIn();
    const wrong = { businessInfo: bakery, context: 'advertising' };
    expect((await eva.post('/api/reviews/generate', wrong)).statusCode).toBe(400);
    expect((await eva.post('/api/reviews/generate', { context: 'review_exchange' })).statusCode).toBe(400);
  });
});

describe('a review that is handed in', () => {
  it('is judged, and a suggestion that nobody edited is noticed', async () => {
    const [eva, partner] = [await test.signIn(), await test.signIn()];
    const body = { businessInfo: bakery, context: 'review_exchange', notes: 'Brot gut, Schlange lang' };
    const { suggestion } = (await eva.post('/api/reviews/generate', body)).json();
    const edited = await handIn(eva, partner, 'Am Samstag war es sehr voll, das Brot hat das Warten gelohnt.');
    const unedited = await handIn(eva, partner, suggestion);
    await confirm(partner, edited);
    await confirm(partner, unedited);
    const codes = await evidenceOf(partner);
    expect(codes.get(suggestion)).toContain('unedited_draft');
    expect(codes.get('Am Samstag war es sehr voll, das Brot hat das Warten gelohnt.')).not.toContain('unedited_draft');
  });

  it('is not held against the one who wrote it first when somebody copies it before it is confirmed', async () => {
    const [eva, copier, partner] = [await test.signIn(), await test.signIn(), await test.signIn()];
    const text =
      'Die Verkäuferin packte uns um sechs Uhr früh zwanzig belegte Brötchen, jedes beschriftet und keines vergessen.';
    const original = await handIn(eva, partner, text);
    await test.runJobs();
    const copy = await handIn(copier, await test.signIn(), text);
    await test.runJobs();
    await confirm(partner, original);
    expect(await scoreOf(original)).toBeLessThanOrEqual(50);
    expect(await scoreOf(copy)).toBeGreaterThan(50);
  });

  it('keeps quality and evidence with the review once it is confirmed', async () => {
    const [eva, partner] = [await test.signIn(), await test.signIn()];
    const text =
      'Das Sauerteigbrot hielt bei uns fünf Tage. Samstags um neun standen wir zwölf Minuten an, die Brezeln waren dafür noch warm.';
    const exchange = await handIn(eva, partner, text);
    await confirm(partner, exchange);
    const [review] = (await partner.get('/api/reviews')).json();
    expect(review).toMatchObject({ content: text, isVerified: true });
    const { qualityScore, reasons } = (await partner.get(`/api/reviews/${review.id}/evidence`)).json();
    expect(qualityScore).toBeGreaterThan(40);
    expect(reasons.length).toBeGreaterThan(0);
    const copied = (await eva.post('/api/reviews/analyze', { content: text })).json();
    expect(copied.evidence[0].code).toBe('duplicate_copy');
  });
});

const bakery = {
  companyName: 'Bäckerei Morgenrot',
  industry: 'Gastronomie',
  website: 'https://morgenrot.example.de',
  description: 'Brot aus Sauerteig',
};

async function handIn(reviewer: SignedInClient, recipient: SignedInClient, text: string): Promise<string> {
  const moments = { created_at: clock.now(), updated_at: clock.now() };
  const sides = { requester_id: reviewer.member.id, provider_id: recipient.member.id };
  const match = await db
    .insertInto('matches')
    .values({ ...sides, status: 'completed', ...moments })
    .returning('id')
    .executeTakeFirstOrThrow();
  const exchange = await db
    .insertInto('review_exchanges')
    .values({
      match_id: match.id,
      reviewer_id: reviewer.member.id,
      recipient_id: recipient.member.id,
      platform: 'google',
      business_name: 'Firma',
      due_at: clock.now(),
      review_instructions: 'Ehrlich bleiben.',
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  clock.advance({ hours: 30 });
  const review = {
    status: 'awaiting_confirmation',
    reviewText: text,
    reviewRating: 4,
    reviewUrl: null,
    postedAt: null,
  };
  const answer = await reviewer.put(`/api/review-exchanges/${exchange.id}`, review);
  expect(answer.statusCode).toBe(200);
  return exchange.id;
}

async function confirm(recipient: SignedInClient, reviewExchangeId: string): Promise<void> {
  const answer = await recipient.post('/api/review-confirmations', { reviewExchangeId, notes: null });
  expect(answer.statusCode).toBe(200);
  await test.runJobs();
}

/** Codes of what was found, by the review's text. */
async function evidenceOf(owner: SignedInClient): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const { id, content } of (await owner.get('/api/reviews')).json()) {
    const { evidence } = (await owner.get(`/api/reviews/${id}/evidence`)).json();
    found.set(
      content,
      evidence.map(({ code }: { code: string }) => code),
    );
  }
  return found;
}

async function scoreOf(exchange: string): Promise<number> {
  const row = await db
    .selectFrom('review_exchanges')
    .select('fraud_score')
    .where('id', '=', exchange)
    .executeTakeFirstOrThrow();
  return row.fraud_score;
}
