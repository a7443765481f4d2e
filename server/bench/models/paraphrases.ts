import type { ParaphrasePair } from '@rezenso/engines/bench';
import { assessReview, comparedSentences } from '@rezenso/engines/reviews';
import { findParaphrase } from '../../src/areas/reviews/index.ts';
import type { EmbeddingModel } from '../../src/llm/embedding-model.ts';

export interface Found {
  found: number;
  alarms: number;
  /** Pairs of texts that have nothing to do with each other. */
  different: number;
}

/** Of every reworded text with every original: what is found where it is one of it, and where it is not. */
async function countPairs(size: number, isFound: (reworded: number, original: number) => boolean | Promise<boolean>) {
  const counted: Found = { found: 0, alarms: 0, different: size * (size - 1) };
  for (let one = 0; one < size; one += 1)
    for (let other = 0; other < size; other += 1)
      if (await isFound(one, other)) counted[one === other ? 'found' : 'alarms'] += 1;
  return counted;
}

/** Compared word by word. */
export function foundByWords(pairs: readonly ParaphrasePair[]): Promise<Found> {
  return countPairs(pairs.length, (one, other) => {
    const [text, known] = [pairs[one]?.reworded ?? '', pairs[other]?.original ?? ''];
    return assessReview({ text }, [{ text: known }]).evidence.some(({ source }) => source === 'duplicate');
  });
}

/** As the server's job does it, the originals being stored; undefined without a model, or when it is away. */
export async function foundByMeaning(
  pairs: readonly ParaphrasePair[],
  model: EmbeddingModel,
): Promise<Found | undefined> {
  const stored = await vectorsOf(
    model,
    pairs.map(({ original }) => original),
  );
  const vectors = await vectorsOf(
    model,
    pairs.map(({ reworded }) => reworded),
  );
  if (!stored || !vectors) return undefined;
  const engines = { comparedSentences: async (text: string) => comparedSentences(text) };
  return countPairs(pairs.length, async (one, other) => {
    const { sentences } = comparedSentences(pairs[one]?.reworded ?? '');
    const own = { at: new Date(1), vector: vectors[one] ?? [], sentences };
    const likely = { id: '', text: pairs[other]?.original ?? '', at: new Date(0), vector: stored[other] ?? [] };
    return (await findParaphrase({ model, engines }, own, [likely], stored)) !== undefined;
  });
}

async function vectorsOf(model: EmbeddingModel, texts: readonly string[]): Promise<number[][] | undefined> {
  const vectors = await model.embed(texts.map((text) => comparedSentences(text).text));
  return Array.isArray(vectors) ? vectors : undefined;
}
