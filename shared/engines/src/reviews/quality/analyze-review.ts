import type { Language } from '@rezenso/contract/language';
import type { LanguageId, PlatformId } from '@rezenso/contract/vocabulary';
import { isInAnotherLanguage } from '../language/models.ts';
import type { Reader } from '../reader.ts';
import { adviceIn, aspects } from './aspects.ts';
import { observe } from './observations.ts';

/** Why the score is what it is. `effect` in points: positive ones were earned, negative ones a change would bring. */
export interface QualityReason {
  code: string;
  /** What is good, and what is not, or to its writer what to change. */
  text: string;
  effect: number;
}

export interface ReviewAnalysis {
  /** 0-100. */
  qualityScore: number;
  /** Largest loss first, then what went well. */
  reasons: QualityReason[];
}

export interface ReviewInput {
  text: string;
  /** 1-5. */
  rating?: number;
  platform?: PlatformId;
  /** Of the text, default German. Judgements that need German word lists are left out for other languages. */
  language?: LanguageId;
  /** Of whoever reads the reasons, default German. */
  readerLanguage?: Language;
  /** Who that is, default its writer. */
  reader?: Reader;
}

/**
 * How useful a review is to someone who has to decide: specific, concrete, balanced, long enough, readable. The text is
 * only counted, never interpreted: nothing it says can change how it is judged.
 */
export function analyzeReview({
  text,
  rating,
  platform,
  language = 'de',
  readerLanguage = 'de',
  reader = 'writer',
}: ReviewInput): ReviewAnalysis {
  const observations = observe(text);
  const say = adviceIn(readerLanguage, reader);
  const circumstances = { rating, platform, isGerman: language === 'de' && !isInAnotherLanguage(text) };
  const judged = aspects
    .filter(({ needsGerman }) => !needsGerman || language === 'de')
    .map((aspect) => ({ aspect, ...aspect.judge(observations, circumstances, say) }));
  const possible = judged.reduce((sum, { aspect }) => sum + aspect.points, 0);
  const reasons: QualityReason[] = [];
  let score = 0;
  for (const { aspect, part, code, text: advice } of judged) {
    const earned = (100 * aspect.points * part) / possible;
    score += earned;
    const isGood = part >= 0.75;
    const effect = Math.round(isGood ? earned : earned - (100 * aspect.points) / possible);
    if (advice !== undefined && effect !== 0) reasons.push({ code, text: advice, effect });
  }
  // Without a certain number of words nothing else can make a text useful.
  const ceiling = Math.min(100, observations.words * 8);
  return { qualityScore: Math.round(Math.min(score, ceiling)), reasons: reasons.sort(byUrgency) };
}

function byUrgency(a: QualityReason, b: QualityReason): number {
  if (a.effect < 0 !== b.effect < 0) return a.effect - b.effect;
  return Math.abs(b.effect) - Math.abs(a.effect);
}
