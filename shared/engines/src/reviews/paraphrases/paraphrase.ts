import { sentences as say } from '../fraud/evidence.de.ts';
import type { Evidence } from '../fraud/evidence.ts';
import { cosineOf } from './directions.ts';

/** How alike texts of this site usually are to a text, by a model's vectors. */
export interface UsualLikeness {
  mean: number;
  deviation: number;
}

/** A text that says what another one says, in other words. */
export interface Paraphrase {
  /** Part of its sentences that the other one has as well, 0-1. */
  share: number;
  quote: string;
  otherQuote: string;
  /** The other text, where it is known by one. */
  otherId?: string | undefined;
}

/** Fewer stored texts do not tell what is usual. */
const fewestUsual = 30;
/** How far above the usual a likeness must lie, in deviations: no honest text in some ten thousand does by chance. */
const deviations = 4;
/** Without enough texts to compare with. */
const certainLikeness = 0.92;
/** Part of the sentences that the other text must have as well. */
const leastShare = 0.5;

/** @param likenesses of a text to stored ones that have nothing to do with it */
export function usualLikeness(likenesses: readonly number[]): UsualLikeness | undefined {
  if (likenesses.length < fewestUsual) return undefined;
  const mean = likenesses.reduce((sum, value) => sum + value, 0) / likenesses.length;
  const variance = likenesses.reduce((sum, value) => sum + (value - mean) ** 2, 0) / likenesses.length;
  return { mean, deviation: Math.sqrt(variance) };
}

/**
 * Whether two texts are so alike that their sentences are worth comparing. Models differ in what they take for alike, so the measure
 * is what is usual here: four deviations above the mean, and at least half of the way from it to sameness.
 */
export function isConspicuous(likeness: number, usual: UsualLikeness | undefined): boolean {
  if (!usual) return likeness >= certainLikeness;
  return likeness >= Math.max(usual.mean + deviations * usual.deviation, (1 + usual.mean) / 2);
}

/** A sentence with a model's vector of it. */
export interface DirectedSentence {
  text: string;
  vector: readonly number[];
}

/**
 * The proof of two texts that are alike as wholes: half of the sentences of the first have a counterpart in the other one.
 * undefined where only the subject is the same.
 * @param likeness of the wholes; a counterpart is nearer to it than to what is usual
 */
export function paraphraseOf(
  sentences: readonly DirectedSentence[],
  others: readonly DirectedSentence[],
  likeness: number,
  usual: UsualLikeness | undefined,
): Paraphrase | undefined {
  const least = usual ? (usual.mean + likeness) / 2 : certainLikeness - 0.1;
  const pairs = sentences
    .flatMap((sentence) => {
      const best = others
        .map((other) => ({ sentence, other, alike: cosineOf(sentence.vector, other.vector) }))
        .toSorted((a, b) => b.alike - a.alike)[0];
      return best && best.alike >= least ? [best] : [];
    })
    .toSorted((a, b) => b.alike - a.alike);
  const share = pairs.length / Math.max(1, sentences.length);
  const [best] = pairs;
  if (!best || share < leastShare) return undefined;
  return { share, quote: best.sentence.text, otherQuote: best.other.text };
}

/** What a model finds is a reason to look, and never flags by itself: it stays below the mark of 50 points. */
const limit = 48;
const start = 28;

/** A model's finding as evidence; the other text is known by its id where it has one. */
export function paraphraseEvidence({ share, quote, otherQuote, otherId }: Paraphrase): Evidence {
  return {
    source: 'duplicate',
    code: 'duplicate_paraphrase',
    points: Math.round(Math.min(limit, start + 20 * share)),
    text: say.paraphrase(Math.round(100 * share)),
    quote,
    otherQuote,
    ...(otherId !== undefined && { otherId }),
  };
}
