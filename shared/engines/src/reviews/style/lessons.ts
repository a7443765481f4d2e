import type { Features } from './feature-vector.ts';
import { wordingFeatures } from './features.ts';
import type { TrainingText } from './training.ts';

/** One labelled review: what was good and what was not, as two fields of which one may be empty. */
export interface LabelledReview {
  hotel: string;
  city: string;
  isGenerated: boolean;
  upside: string;
  downside: string;
}

/** Below this many words the model is neither measured nor asked. */
export const leastWords = 8;

const fewestWords = 3;

/** Words as blanks divide them. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/** Both fields of a review, one below the other. */
export function wholeText({ upside, downside }: LabelledReview): string {
  return `${upside}\n${downside}`.trim();
}

/**
 * What the model learns from one review. People wrote fragments into two fields where the language model wrote prose, so
 * a model shown whole texts learns to tell fragments from prose. Against that it sees each field alone, long fields
 * sentence by sentence (equal lengths on both sides), and each field once more without case and punctuation. Names of
 * the hotel and the city are taken out: they would only be learned by heart.
 */
export function lessonsOf(
  review: LabelledReview,
  featuresOf: (text: string) => Features = wordingFeatures,
): TrainingText[] {
  const withoutNames = {
    ...review,
    upside: maskNames(review.upside, review),
    downside: maskNames(review.downside, review),
  };
  const fields = [withoutNames.upside, withoutNames.downside];
  const lesson = (text: string, importance: number): TrainingText[] => {
    if (countWords(text) < fewestWords) return [];
    return [{ features: featuresOf(text), isGenerated: review.isGenerated, importance }];
  };
  return [
    ...fields.flatMap((field) => lesson(field, 1)),
    ...lesson(wholeText(withoutNames), 1),
    ...fields.flatMap(sentencesOf).flatMap((sentence) => lesson(sentence, 1)),
    ...fields.flatMap((field) => lesson(bare(field), 0.3)),
  ];
}

/** What is learned from a text that is no hotel review: all of it, its sentences, and once more without case and punctuation. */
export function lessonsOfText(
  text: string,
  isGenerated: boolean,
  importance: number,
  featuresOf: (text: string) => Features,
): TrainingText[] {
  const lesson = (part: string, share: number): TrainingText[] =>
    countWords(part) < fewestWords ? [] : [{ features: featuresOf(part), isGenerated, importance: importance * share }];
  return [...lesson(text, 1), ...sentencesOf(text).flatMap((part) => lesson(part, 1)), ...lesson(bare(text), 0.3)];
}

/** The sentences of a field that has several of enough words. */
function sentencesOf(field: string): string[] {
  const sentences = field.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => countWords(sentence) >= leastWords);
  return sentences.length > 1 ? sentences : [];
}

/** The text as someone types who cares for neither capitals nor punctuation. */
export function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}\s]/gu, ' ');
}

function maskNames(text: string, { hotel, city }: LabelledReview): string {
  const generic = /^(hotel|hostel|city|plaza)/i;
  const parts = hotel.split(/[^\p{L}\p{N}]+/u).filter((part) => !generic.test(part));
  const names = [hotel, ...hotel.split(/[,–-]/), city, ...parts]
    .map((name) => name.trim())
    .filter(({ length }) => length > 3);
  return names.reduce((masked, name) => masked.replaceAll(name, 'Xname'), text);
}
