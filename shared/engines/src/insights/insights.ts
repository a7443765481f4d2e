import type { Language } from '@rezenso/contract/language';
import { isInAnotherLanguage } from '../reviews/language/models.ts';
import { type Opinion, opinionsIn, type Polarity } from './opinions.ts';
import { labelOf, type Theme, wordLists } from './word-lists.ts';

/** A received review as it is looked at here. */
export interface InsightReview {
  id: string;
  text: string;
  /** Given stars, 1-5; null where nobody gave any. */
  rating: number | null;
  /** YYYY-MM in the business's time. */
  month: string;
  platform: string;
  /** When it was marked as answered, as YYYY-MM, and after how many days; null or missing until then. */
  answer?: { month: string; days: number } | null;
}

/** A sentence that shows what was counted, or its part where it praises and criticises. */
export interface Passage {
  reviewId: string;
  polarity: Polarity;
  text: string;
}

/** How many reviews praise and criticise something: each review once for each of both. */
export interface Voices {
  praise: number;
  criticism: number;
}

export interface ThemeInsight extends Theme, Voices {
  /** The newest first, of both kinds, `mostPassages` of each at most. */
  passages: readonly Passage[];
}

export interface Insights {
  /** Those that most reviews speak of first; themes that nobody speaks of are left out. */
  themes: readonly ThemeInsight[];
  /** By month, for each month that has a review. */
  mood: ReadonlyMap<string, Voices>;
  byPlatform: ReadonlyMap<string, Voices>;
  /** Reviews surely in another language than German, in which nothing was found. */
  notUnderstood: number;
}

/** Passages of each kind that stand beside a theme. */
export const mostPassages = 3;
const longestPassage = 300;

interface Read {
  review: InsightReview;
  /** One of each theme and kind. */
  said: readonly (Passage & { theme: string })[];
}

/**
 * What a business's reviews praise and criticise, by theme, month and platform. The mood of a month or platform counts reviews, by
 * what their texts say and not by their stars: a review that does both counts on both sides.
 * @param reviews the newest first
 * @param language of what themes are called; passages stay as they were written
 */
export function insightsOf(reviews: readonly InsightReview[], language: Language = 'de'): Insights {
  const read = reviews.map((review) => ({ review, said: saidIn(review) }));
  return {
    themes: themesOf(read, language),
    mood: voicesBy(read, ({ month }) => month),
    byPlatform: voicesBy(read, ({ platform }) => platform),
    notUnderstood: read.filter(({ review, said }) => said.length === 0 && isInAnotherLanguage(review.text)).length,
  };
}

function saidIn({ id, text, rating }: InsightReview): Read['said'] {
  const seen = new Set<string>();
  const opinions = opinionsIn(text, rating);
  return opinions.flatMap(({ theme, polarity, passage, part }) => {
    const key = `${theme.id} ${polarity}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [
      {
        theme: theme.id,
        polarity,
        reviewId: id,
        text: shortened(isTwoSided(passage, opinions) ? cutFrom(passage, part) : passage),
      },
    ];
  });
}

/** Whether a sentence praises one thing and criticises another. */
function isTwoSided(sentence: string, opinions: readonly Opinion[]): boolean {
  return new Set(opinions.filter(({ passage }) => passage === sentence).map(({ polarity }) => polarity)).size > 1;
}

/** The part of a sentence that is meant, with signs that something stood around it. */
function cutFrom(sentence: string, part: string): string {
  const meant = part.trim();
  return `${sentence.startsWith(meant) ? '' : '… '}${meant}${sentence.endsWith(meant) ? '' : ' …'}`;
}

function shortened(passage: string): string {
  if (passage.length <= longestPassage) return passage;
  return `${passage.slice(0, longestPassage).replace(/\s+\S*$/, '')} …`;
}

function themesOf(read: readonly Read[], language: Language): ThemeInsight[] {
  return wordLists()
    .themes.map((one) => {
      const { id } = one;
      const said = read.flatMap((one) => one.said.filter(({ theme }) => theme === id));
      const of = (kind: Polarity) => said.filter(({ polarity }) => polarity === kind);
      const passages = [...of('criticism').slice(0, mostPassages), ...of('praise').slice(0, mostPassages)];
      return {
        id,
        label: labelOf(one, language),
        praise: of('praise').length,
        criticism: of('criticism').length,
        passages: passages.map(({ theme: _, ...passage }) => passage),
      };
    })
    .filter(({ praise, criticism }) => praise + criticism > 0)
    .sort((one, other) => other.praise + other.criticism - (one.praise + one.criticism));
}

function voicesBy(read: readonly Read[], keyOf: (review: InsightReview) => string): Map<string, Voices> {
  const voices = new Map<string, Voices>();
  for (const { review, said } of read) {
    const at = voices.get(keyOf(review)) ?? { praise: 0, criticism: 0 };
    if (said.some(({ polarity }) => polarity === 'praise')) at.praise += 1;
    if (said.some(({ polarity }) => polarity === 'criticism')) at.criticism += 1;
    voices.set(keyOf(review), at);
  }
  return voices;
}
