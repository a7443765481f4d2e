import { hashText } from '../text/hash.ts';
import type { Scored } from './calibration.ts';
import { wordingBits, wordingFeatures } from './features.ts';
import { bare, countWords, type LabelledReview, leastWords, lessonsOf, wholeText } from './lessons.ts';
import { scoreOf } from './score.ts';
import { type TrainingText, trainStyle } from './training.ts';

/** `bare upside` is the single field without case and punctuation, `whole` both fields together. */
export const views = ['upside', 'downside', 'whole', 'bare upside'] as const;
export type View = (typeof views)[number];

export interface HeldOut extends Scored {
  view: View;
  words: number;
}

/**
 * Scores every review by a model that has seen no review of the same group (hotel or city): groups are dealt into folds,
 * each fold is judged by the model trained on the others. Texts below eight words are left out.
 */
export function scoreHeldOut(
  reviews: readonly LabelledReview[],
  groupOf: (review: LabelledReview) => string,
  foldCount: number,
): HeldOut[] {
  const groups = [...new Set(reviews.map(groupOf))].sort((a, b) => hashText(a) - hashText(b));
  const foldOf = new Map(groups.map((group, index) => [group, index % foldCount]));
  const lessons = reviews.map((review) => ({ fold: foldOf.get(groupOf(review)), texts: lessonsOf(review) }));
  const folds = Array.from({ length: Math.min(foldCount, groups.length) }, (_, fold) => fold);
  return folds.flatMap((fold) => {
    const learned: TrainingText[] = lessons.flatMap((lesson) => (lesson.fold === fold ? [] : lesson.texts));
    const model = trainStyle(learned, wordingBits);
    const heldOut = reviews.filter((review) => foldOf.get(groupOf(review)) === fold);
    return heldOut.flatMap((review) =>
      viewsOf(review).map(({ view, text }) => {
        const score = scoreOf(model, wordingFeatures(text));
        return { view, words: countWords(text), score, isGenerated: review.isGenerated };
      }),
    );
  });
}

function viewsOf(review: LabelledReview): { view: View; text: string }[] {
  const { upside, downside } = review;
  const all: { view: View; text: string }[] = [
    { view: 'upside', text: upside },
    { view: 'downside', text: downside },
    { view: 'whole', text: wholeText(review) },
    { view: 'bare upside', text: bare(upside) },
  ];
  return all.filter(({ text }) => countWords(text) >= leastWords);
}
