import { inLanguages } from '@rezenso/contract/in-languages';
import type { Language } from '@rezenso/contract/language';
import type { PlatformId } from '@rezenso/contract/vocabulary';
import type { Reader } from '../reader.ts';
import * as german from './aspects.de.ts';
import english from './aspects.en.ts';
import type { Observations } from './observations.ts';
import { leftOut, particulars } from './told.ts';
import { weighsUp } from './weighing.ts';

const words = inLanguages(german, { en: english });
type Advice = ReturnType<typeof words>['advice'];

/** What to tell whoever reads it, in its language. */
export function adviceIn(language: Language, reader: Reader): Advice {
  const { advice, remarks } = words(language);
  return reader === 'writer' ? advice : remarks;
}

export interface Circumstances {
  rating: number | undefined;
  platform: PlatformId | undefined;
  /** Whether the text is in German, the only language in which it is read what a text tells. */
  isGerman: boolean;
}

/** One side of quality: `part` 0-1 of its points, and what to tell its reader about it. */
export interface Judgement {
  part: number;
  code: string;
  text?: string;
}

interface Aspect {
  points: number;
  needsGerman: boolean;
  judge(seen: Observations, circumstances: Circumstances, say: Advice): Judgement;
}

const clamp = (value: number): number => Math.max(0, Math.min(1, value));

/** Words after which more no longer helps a reader; longer on platforms where people compare services at length. */
const enoughWords: Partial<Record<PlatformId, number>> = { trustpilot: 50, proven_expert: 50, kununu: 70, jameda: 50 };

function judgeDetails(seen: Observations, { isGerman }: Circumstances, say: Advice): Judgement {
  const details = seen.things.length + 1.5 * Math.min(3, seen.figures);
  const part = clamp(details / 7);
  if (part >= 0.75) return { part, code: 'details', text: say.details(seen.things.slice(0, 3)) };
  const missing = isGerman ? leftOut(seen.text) : details === 0 ? particulars : [];
  return { part, code: 'details_missing', ...(missing.length > 0 && { text: say.detailsMissing(missing) }) };
}

function judgeOwnWords(seen: Observations, _: Circumstances, say: Advice): Judgement {
  const part = clamp(seen.ownWords / Math.max(6, seen.words * 0.3)) * clamp(1.2 - 0.3 * seen.stockPhrases.length);
  const [phrase] = seen.stockPhrases;
  if (part >= 0.75) return { part, code: 'own_words', text: say.ownWords };
  if (phrase === undefined) return { part, code: 'general', text: say.general };
  return { part, code: 'stock_phrases', text: say.stockPhrases(phrase) };
}

function judgeLength({ words: count }: Observations, { platform }: Circumstances, say: Advice): Judgement {
  const enough = (platform && enoughWords[platform]) ?? 40;
  if (count > 300) return { part: 0.7, code: 'too_long', text: say.tooLong(count) };
  const part = clamp((count - 3) / (enough - 3));
  if (part >= 0.75) return { part, code: 'length', text: say.length };
  return { part, code: 'too_short', text: say.tooShort(count) };
}

function judgeBalance(seen: Observations, { rating }: Circumstances, say: Advice): Judgement {
  const { praise, criticism, contrasts } = seen;
  if (rating !== undefined && rating >= 4 && criticism >= 2 && criticism > 2 * (praise + contrasts))
    return { part: 0, code: 'rating_mismatch', text: say.soundsCritical(rating) };
  if (rating !== undefined && rating <= 2 && praise >= 2 && praise > 2 * (criticism + contrasts))
    return { part: 0, code: 'rating_mismatch', text: say.soundsContent(rating) };
  const part = contrasts > 0 || (praise > 0 && criticism > 0) ? 1 : 0.4;
  if (part === 1) return { part, code: 'balance', ...(weighsUp(seen.text) && { text: say.balance }) };
  return { part, code: 'one_sided', text: say.oneSided };
}

function judgeReadability({ readability, words: count }: Observations, _: Circumstances, say: Advice): Judgement {
  const { ease, longestSentenceWords } = readability;
  if (longestSentenceWords > 35)
    return { part: 0.4, code: 'long_sentence', text: say.longSentence(longestSentenceWords) };
  const part = count < 5 ? 0 : clamp((ease - 5) / 35);
  if (part >= 0.75) return { part, code: 'readable', text: say.readable };
  if (count < 5) return { part, code: 'fragment' };
  return { part, code: 'hard_to_read', text: say.hardToRead };
}

function judgeTone(seen: Observations, _: Circumstances, say: Advice): Judgement {
  const per10 = (count: number) => count / Math.max(1, seen.words / 10);
  const shouting = per10(seen.shoutedWords) + 0.7 * per10(Math.max(0, seen.exclamations - 1));
  const gushing = per10(Math.max(0, seen.superlatives - 1));
  const part = clamp(1 - 0.5 * shouting - 0.35 * gushing);
  if (part >= 0.75) return { part, code: 'calm' };
  if (shouting * 0.5 >= gushing * 0.35) return { part, code: 'shouting', text: say.shouting };
  return { part, code: 'superlatives', text: say.superlatives };
}

/** The sides of quality and what each is worth. */
export const aspects: readonly Aspect[] = [
  { points: 30, needsGerman: false, judge: judgeDetails },
  { points: 20, needsGerman: true, judge: judgeOwnWords },
  { points: 20, needsGerman: false, judge: judgeLength },
  { points: 10, needsGerman: true, judge: judgeBalance },
  { points: 10, needsGerman: true, judge: judgeReadability },
  { points: 10, needsGerman: false, judge: judgeTone },
];
