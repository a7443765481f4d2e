import {
  cosineOf,
  type DirectedSentence,
  isConspicuous,
  type Paraphrase,
  paraphraseOf,
  type UsualLikeness,
  usualLikeness,
} from '@rezenso/engines/reviews/paraphrases';
import type { EnginePool } from '../../../engine-pool/engine-pool.ts';
import type { EmbeddingModel } from '../../../llm/embedding-model.ts';
import type { LikelyText } from './review-vectors.repository.ts';

/** A stored text with what a model takes it to say. */
export interface DirectedText {
  at: Date;
  vector: readonly number[];
  sentences: readonly string[];
}

/** Which of two texts says what the other one said before it. */
export interface FoundParaphrase {
  other: LikelyText;
  /** Of the later text; `isOwn` says whether that is the one that was looked at. */
  paraphrase: Paraphrase;
  isOwn: boolean;
}

/** Of the likely texts, the ones whose sentences are compared: each costs a call to the model. */
const mostCompared = 3;

/**
 * The stored text that says the same as this one, if any does.
 * @param newest vectors by which is told what likeness is usual
 */
export async function findParaphrase(
  { model, engines }: { model: EmbeddingModel; engines: Pick<EnginePool, 'comparedSentences'> },
  own: DirectedText,
  likely: readonly LikelyText[],
  newest: readonly (readonly number[])[],
): Promise<FoundParaphrase | undefined> {
  const usual = usualLikeness(newest.map((vector) => cosineOf(own.vector, vector)));
  const conspicuous = likely
    .map((other) => ({ other, likeness: cosineOf(own.vector, other.vector) }))
    .filter(({ likeness }) => isConspicuous(likeness, usual))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, mostCompared);
  for (const { other, likeness } of conspicuous) {
    const { sentences } = await engines.comparedSentences(other.text);
    const found = await compare(model, own, { ...other, sentences }, { likeness, usual });
    if (found) return { ...found, other };
  }
  return undefined;
}

async function compare(
  model: EmbeddingModel,
  own: DirectedText,
  other: DirectedText,
  { likeness, usual }: { likeness: number; usual: UsualLikeness | undefined },
): Promise<Omit<FoundParaphrase, 'other'> | undefined> {
  const vectors = await model.embed([...own.sentences, ...other.sentences]);
  if (!Array.isArray(vectors)) return undefined;
  const [mine, theirs] = [vectors.slice(0, own.sentences.length), vectors.slice(own.sentences.length)];
  const isOwn = own.at >= other.at;
  const [later, earlier] = [directed(own.sentences, mine), directed(other.sentences, theirs)];
  const paraphrase = isOwn
    ? paraphraseOf(later, earlier, likeness, usual)
    : paraphraseOf(earlier, later, likeness, usual);
  return paraphrase && { paraphrase, isOwn };
}

function directed(sentences: readonly string[], vectors: readonly number[][]): DirectedSentence[] {
  return sentences.flatMap((text, at) => {
    const vector = vectors[at];
    return vector ? [{ text, vector }] : [];
  });
}
