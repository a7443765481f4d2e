import { wordingBits, wordingFeatures } from '../../../src/reviews/style/features.ts';
import { type LabelledReview, lessonsOf, lessonsOfText } from '../../../src/reviews/style/lessons.ts';
import { familiarWords, phrasingBits, phrasingFeatures } from '../../../src/reviews/style/phrasing.ts';
import type { StyleModel } from '../../../src/reviews/style/score.ts';
import { subjectBits, subjectFeatures } from '../../../src/reviews/style/subject.ts';
import { type TrainingText, trainStyle } from '../../../src/reviews/style/training.ts';
import type { AssistantReview, StyleMaterial } from './material.ts';

/**
 * What a mistake costs: the assistant's texts are few and of many voices, the generated hotel reviews many and of one. Chosen with
 * the texts of `people` in view.
 */
const cost = { assistant: 3, generatedHotel: 0.1, guest: 1, post: 1 };

/** Learns the words of generated hotel reviews. */
export function trainWording(hotels: readonly LabelledReview[]): StyleModel {
  return trainStyle(
    hotels.flatMap((review) => lessonsOf(review, wordingFeatures)),
    wordingBits,
  );
}

/** The words that the phrasing model may see. */
export function familiarIn({ posts, hotels }: Pick<StyleMaterial, 'posts' | 'hotels'>): string[] {
  const guests = hotels.filter(({ isGenerated }) => !isGenerated);
  return familiarWords(
    posts,
    guests.map(({ upside, downside }) => `${upside} ${downside}`),
  );
}

/** Learns how an assistant builds sentences, in several voices and whatever the trade. */
export function trainPhrasing(
  hotels: readonly LabelledReview[],
  assistant: readonly AssistantReview[],
  posts: readonly string[],
  familiar: ReadonlySet<string>,
): StyleModel {
  const featuresOf = (text: string) => phrasingFeatures(text, familiar);
  const ofHotels = hotels.flatMap((review) => {
    const share = review.isGenerated ? cost.generatedHotel : cost.guest;
    return lessonsOf(review, featuresOf).map(
      (lesson): TrainingText => ({ ...lesson, importance: lesson.importance * share }),
    );
  });
  return trainStyle(
    [
      ...ofHotels,
      ...posts.flatMap((text) => lessonsOfText(text, false, cost.post, featuresOf)),
      ...assistant.flatMap(({ text }) => lessonsOfText(text, true, cost.assistant, featuresOf)),
    ],
    phrasingBits,
  );
}

/** Trades of the assistant's reviews that are no other trade than a hotel. */
const lodging: ReadonlySet<string> = new Set(['hotel', 'campingplatz']);

/** Learns what is said about hotels, by whoever says it, against posts and reviews of other trades. */
export function trainSubject(
  hotels: readonly LabelledReview[],
  assistant: readonly AssistantReview[],
  posts: readonly string[],
): StyleModel {
  const elsewhere = [...posts, ...assistant.filter(({ trade }) => !lodging.has(trade)).map(({ text }) => text)];
  return trainStyle(
    [
      ...hotels.flatMap((review) => lessonsOf({ ...review, isGenerated: true }, subjectFeatures)),
      ...elsewhere.flatMap((text) => lessonsOfText(text, false, 1, subjectFeatures)),
    ],
    subjectBits,
  );
}
