import { directionBands } from '@rezenso/engines/reviews/paraphrases';
import type { Core } from '../../../core.ts';
import { job } from '../../../jobs/job.ts';
import { type FoundParaphrase, findParaphrase } from './find-paraphrase.ts';
import { paraphrases } from './paraphrases.repository.ts';
import { reviewVectors, type UnreadText } from './review-vectors.repository.ts';

export const compareMeaningsJob = job<Record<string, never>>('reviews.compare-meanings', { concurrency: 1 });

/** Texts of one call to the model, and calls of one run: what is left waits for the next minute. */
const batchSize = 16;
const mostBatches = 20;

type Parts = Pick<Core, 'database' | 'engines' | 'events' | 'embeddingModel'>;

/** A text with its sentences, as far as it is compared. */
interface ReadText extends UnreadText {
  sentences: readonly string[];
}

/**
 * Stored texts are compared by what they say, within minutes after they came: nobody who hands one in waits for a model. While it is away
 * texts wait; what is interrupted goes on where it was.
 */
export function compareMeanings(core: Parts & Pick<Core, 'jobs'>): void {
  const { jobs, embeddingModel, database } = core;
  if (!embeddingModel.isConfigured) return;
  jobs.work(compareMeaningsJob, async () => {
    for (let batch = 0; batch < mostBatches; batch += 1) {
      const texts = await reviewVectors(database.db).listUnread(embeddingModel.name, batchSize);
      if (texts.length === 0 || !(await readBatch(core, texts))) return;
    }
  });
  jobs.schedule(compareMeaningsJob, '* * * * *');
}

/** @returns false when the model is away */
async function readBatch(core: Parts, texts: readonly UnreadText[]): Promise<boolean> {
  const { database, engines, embeddingModel: model } = core;
  const read: ReadText[] = [];
  for (const each of texts) read.push({ ...each, ...(await engines.comparedSentences(each.text)) });
  const compared = read.filter(({ text }) => text !== '');
  for (const { id } of read.filter(({ text }) => text === '')) await reviewVectors(database.db).claim(id, model.name);
  if (compared.length === 0) return true;
  const vectors = await model.embed(compared.map(({ text }) => text));
  if (vectors === undefined) return false;
  // One text that the model takes never must not keep the others waiting.
  if (vectors === 'refused') return compared.length > 1 ? readEach(core, compared) : skip(core, compared);
  for (const [at, text] of compared.entries()) await readOne(core, text, vectors[at] ?? []);
  return true;
}

async function readEach(core: Parts, texts: readonly ReadText[]): Promise<boolean> {
  for (const text of texts) if (!(await readBatch(core, [text]))) return false;
  return true;
}

async function skip({ database, embeddingModel }: Parts, texts: readonly ReadText[]): Promise<boolean> {
  for (const { id } of texts) await reviewVectors(database.db).claim(id, embeddingModel.name);
  return true;
}

async function readOne(core: Parts, text: ReadText, vector: readonly number[]): Promise<void> {
  const { database, engines, embeddingModel: model, events } = core;
  const stored = reviewVectors(database.db);
  const bands = directionBands(vector);
  const likely = await stored.listLikely(text.id, model.name, bands);
  const newest = await stored.listNewest(model.name);
  const found = await findParaphrase({ model, engines }, { ...text, vector }, likely, newest);
  await database.transaction(async (tx) => {
    if (!(await reviewVectors(tx).claim(text.id, model.name))) return;
    await reviewVectors(tx).store(text, model.name, { vector, ...bands });
    const whose = found && (await keep(paraphrases(tx), text, found));
    if (whose) await events.record(tx, 'review.paraphrased', whose);
  });
}

/** The later of the two is the one about which something was found. */
function keep(kept: ReturnType<typeof paraphrases>, { id }: ReadText, { other, paraphrase, isOwn }: FoundParaphrase) {
  return isOwn ? kept.keep(id, other.id, paraphrase) : kept.keep(other.id, id, paraphrase);
}
