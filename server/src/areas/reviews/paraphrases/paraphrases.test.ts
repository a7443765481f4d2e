import { after, beforeEach, describe, it } from 'node:test';
import { expect } from 'expect';
import { anExchange, handIn } from '../../../../testing/factories/exchanges.ts';
import { directionOf, startFakeModel } from '../../../../testing/language-model.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { compareMeaningsJob } from './compare-meanings.job.ts';
import { reviewVectors } from './review-vectors.repository.ts';

const fake = await startFakeModel();
after(() => fake.close());
const test = await startTestApp({ env: { LLM_BASE_URL: fake.baseUrl, LLM_EMBEDDING_MODEL: 'test-embedding' } });
const { db } = test;

const original =
  'Der Zwetschgenkuchen kam lauwarm aus dem Ofen. Nach fünf Minuten stand der Teller auf unserem Tisch. Die Rechnung war handgeschrieben.';
/** Not a word of it that says something stands in the original. */
const reworded =
  'Das Pflaumengebäck war frisch erwärmt worden. Keine Viertelstunde verging, bis serviert wurde. Bezahlt haben wir anhand eines Zettels.';
/** What a good model knows. */
const meanings: Record<string, string> = {
  pflaumengebäck: 'zwetschgenkuchen',
  frisch: 'lauwarm',
  erwärmt: 'ofen',
  worden: '',
  keine: 'nach',
  viertelstunde: 'fünf minuten',
  verging: 'stand',
  serviert: 'teller unserem tisch',
  wurde: '',
  bezahlt: 'rechnung',
  haben: '',
  anhand: '',
  eines: '',
  zettels: 'handgeschrieben',
};

beforeEach(async () => {
  fake.embeddingFault = undefined;
  fake.embed = (text) =>
    directionOf(text.toLowerCase().replace(/\p{L}+/gu, (word) => meanings[word] ?? (word.length < 4 ? '' : word)));
});

describe('a review that says in other words what an earlier one says', () => {
  it('carries the finding with both sentences, is never flagged by it alone, and the original carries nothing', async () => {
    const [first, copy] = [await importReview(original), await importReview(reworded)];
    await storeOthers();
    await compare();
    const { evidence, fraudRisk } = await explain(copy);
    const [found] = evidence.filter(({ code }) => code === 'duplicate_paraphrase');
    expect(found?.text).toContain('in anderen Worten');
    expect([reworded.includes(`${found?.quote}`), original.includes(`${found?.otherQuote}`)]).toEqual([true, true]);
    expect(fraudRisk).toBeGreaterThanOrEqual(25);
    expect(fraudRisk).toBeLessThanOrEqual(50);
    expect((await explain(first)).evidence).toEqual([]);
  });

  it('is told apart from one about the same subject', async () => {
    await importReview(original);
    const honest =
      'Den Zwetschgenkuchen haben wir im Garten gegessen. Unsere Kinder spielten am Brunnen. Parken ging gut.';
    const other = await importReview(honest);
    await storeOthers();
    await compare();
    expect((await explain(other)).evidence).toEqual([]);
  });

  it('is found when it was handed in for an exchange, and judged with the rest', async () => {
    const first = await anExchange(test);
    await handIn(first.reviewer, first.exchange, { reviewText: original });
    test.clock.advance({ hours: 1 });
    const second = await anExchange(test);
    await handIn(second.reviewer, second.exchange, { reviewText: reworded });
    await test.runJobs();
    await storeOthers();
    const [before, unchanged] = [await scoreOf(second.exchange.id), await scoreOf(first.exchange.id)];
    await compare();
    expect(await scoreOf(second.exchange.id)).toBeGreaterThan(before);
    expect(await scoreOf(first.exchange.id)).toBe(unchanged);
  });
});

describe('a model that is away', () => {
  it('keeps nobody from handing in, and is asked again for what it missed', async () => {
    fake.embeddingFault = (response) => response.writeHead(503).end('{}');
    await importReview(original);
    const copy = await importReview(reworded);
    await storeOthers();
    await compare();
    expect((await explain(copy)).evidence).toEqual([]);
    fake.embeddingFault = undefined;
    await compare();
    expect((await explain(copy)).evidence.map(({ code }) => code)).toEqual(['duplicate_paraphrase']);
  });

  it('for one text alone does not keep the others waiting', async () => {
    await importReview(original);
    const copy = await importReview(reworded);
    await storeOthers();
    await importReview('Verbotenes steht in diesem Text, den das Modell niemals annehmen möchte.');
    fake.embeddingFault = (response, { input }) => {
      if (input.some((text) => text.includes('Verbotenes'))) response.writeHead(400).end('{}');
      else {
        const data = input.map((text, index) => ({ object: 'embedding', index, embedding: fake.embed(text) }));
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ object: 'list', data }));
      }
    };
    await compare();
    expect((await explain(copy)).evidence.map(({ code }) => code)).toEqual(['duplicate_paraphrase']);
    expect(await reviewVectors(db).listUnread('test-embedding', 5)).toEqual([]);
  });
});

describe('what is kept of texts', () => {
  it('goes with them, and is asked for again when another model is', async () => {
    await importReview(original);
    await compare();
    expect(await reviewVectors(db).listUnread('test-embedding', 5)).toEqual([]);
    expect(await reviewVectors(db).listUnread('another', 5)).toHaveLength(1);
    const [vector] = await reviewVectors(db).listNewest('test-embedding');
    expect(Math.hypot(...(vector ?? []))).toBeCloseTo(1, 2);
    await db.deleteFrom('reviews').execute();
    const left = await db.selectFrom('review_vector_bands').select('text_id').execute();
    expect([left, await reviewVectors(db).listNewest('test-embedding')]).toEqual([[], []]);
  });
});

interface Imported {
  id: string;
  client: Awaited<ReturnType<typeof test.signIn>>;
}

async function importReview(content: string): Promise<Imported> {
  const client = await test.signIn(await test.aCompleteMember());
  test.clock.advance({ minutes: 1 });
  const answer = await client.post('/api/reviews/import', { source: 'google', content, rating: 5 });
  if (answer.statusCode >= 300) throw new Error(answer.body);
  return { id: answer.json().id, client };
}

async function explain({ id, client }: Imported) {
  const answer = (await client.get(`/api/reviews/${id}/evidence`)).json();
  return answer as {
    fraudRisk: number;
    evidence: { code: string; text: string; quote?: string; otherQuote?: string }[];
  };
}

/** Enough texts of other businesses to tell what likeness is usual. */
async function storeOthers(): Promise<void> {
  const words =
    'Reifen Fassade Locken Brille Umzug Garten Steuer Klavier Hund Fliese Zahn Lampe Fenster Pizza Yoga'.split(' ');
  for (let turn = 0; turn < 32; turn += 1) {
    const [a, b, c] = [0, 4, 9].map((step) => words[(turn + step * (1 + (turn % 3))) % words.length]);
    await importReview(`Bei ${a} Nummer ${turn} halfen sie mit ${b} und später sogar noch mit ${c}.`);
  }
}

async function compare(): Promise<void> {
  await test.core.jobs.enqueue(db, compareMeaningsJob, {});
  await test.runJobs();
}

async function scoreOf(exchangeId: string): Promise<number> {
  const row = await db
    .selectFrom('review_exchanges')
    .select('fraud_score')
    .where('id', '=', exchangeId)
    .executeTakeFirstOrThrow();
  return row.fraud_score ?? 0;
}
