import { wordsOf } from '../insights/opinions.ts';
import {
  type Field,
  fieldOf,
  fieldsPraisedBy,
  isPraiseOfTheBusiness,
  isSmallWord,
  quotableWords,
} from './praise-words.ts';

const mostWords = 12;
const longest = 80;
/** Words with one plain blank, a hyphen or a comma between them; every other sign, blank or line leaves a sentence unquoted. */
const plainWords = /^\p{L}+(?:(?:, | |-)\p{L}+)*$/u;
const shouted = /\p{Lu}{2}|\p{Ll}\p{Lu}/u;
/** 'Ist das Personal nett, …' may be a condition, and 'und …' is half a sentence. */
const unfitBeginning = /^(?:ist|sind|war|waren|und|sowie|auch)$/;

/**
 * A whole sentence of praise as an answer may repeat it in public: short, every word of a closed list, each word of praise fitting
 * the thing that it praises. So there is no name, no person, no health and nothing that turns the sentence among them.
 * @returns its words as they were written, without the sign at its end; undefined where it is to be left alone
 */
export function quotable(sentence: string): string | undefined {
  const quote = sentence.replace(/[.!]$/, '');
  if (quote.length > longest || !plainWords.test(quote) || shouted.test(quote)) return undefined;
  const words = wordsOf(quote);
  if (words.length > mostWords || !words.every((word) => quotableWords.has(word))) return undefined;
  const isOpen = unfitBeginning.test(words[0] ?? '') || isSmallWord(words.at(-1) ?? '');
  return isOpen || mayHoldName(quote, words) || !isPraiseThroughout(quote) ? undefined : quote;
}

/** 'Bedienung Gut' and 'Mitarbeiter Zimmer': a word of praise in capitals, or two things without a word between them. */
function mayHoldName(quote: string, words: readonly string[]): boolean {
  const capitals = quote.split(/, | |-/).slice(1);
  return (
    capitals.some((word) => /^\p{Lu}/u.test(word) && fieldOf(word.toLowerCase()) === undefined) ||
    words.some((word, at) => fieldOf(word) !== undefined && fieldOf(words[at + 1] ?? '') !== undefined)
  );
}

/** Each thing is praised by the words beside it, in its own part or in the next where the list goes on; or the business itself is, and nothing else said. */
function isPraiseThroughout(quote: string): boolean {
  if (isPraiseOfTheBusiness(wordsOf(quote))) return true;
  let praised: Field[] = [];
  let isWaiting = false;
  for (const part of quote.split(/, | und | sowie /i)) {
    const words = wordsOf(part);
    const things = words.flatMap((word) => fieldOf(word) ?? []);
    const praise = words.flatMap((word) => fieldsPraisedBy(word) ?? []);
    praised = isWaiting || things.length === 0 ? [...praised, ...things] : things;
    if (praised.length === 0 || praise.some((fitting) => praised.some((field) => !fitting.has(field)))) return false;
    isWaiting = praise.length === 0;
  }
  return !isWaiting;
}
