import { sharesWords, wordingOf } from '../duplicates/word-share.ts';
import { withoutGivenWords } from '../text/given-words.ts';
import { hasSubstance } from './substance.ts';

export interface Worth {
  /** Why the review is worth nothing: it says hardly anything, or stands among the others. */
  withheld: 'no_substance' | 'known_text' | null;
  /** Equal for two spellings of the same text. */
  wording: string;
}

/** From here on two texts are the same one. */
const sameText = 0.6;

/** Whether a text is worth something beside `others`, the texts that came before it. */
export function judgeWorth(handedIn: string, others: readonly string[]): Worth {
  const text = withoutGivenWords(handedIn);
  const wording = wordingOf(text);
  if (!hasSubstance(text)) return { withheld: 'no_substance', wording };
  return { withheld: sharesWords(text, others.map(withoutGivenWords), sameText) ? 'known_text' : null, wording };
}
