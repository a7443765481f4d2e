import { isFunctionWord, isJoiner } from '../language/function-words/function-words.ts';
import type { ModelledLanguage } from '../language/language-model.ts';
import { wordWeight } from '../text/common-words.ts';
import { foldWord } from '../text/fold-word.ts';
import { isNumberWord } from '../text/masking.ts';
import { criticism, praise } from './opinion-words.ts';

/** What German verbs and adjectives end in: a list of things has none. */
const form = /(?<=..)(?:te|ten|tet|iert|lich|ig|isch|bar|los|sam|haft)(?:e[nrsm]?)?$/;
/** What parts of Korean sentences end in. */
const korean = /(?:다|요|은|는|을|를|에|에서|고|도|의|로|서|지만|는데|해|데)$/;
/** As seldom as this are words that do so, in what people write. */
const wordsPerSign = { german: 10, korean: 4, other: 12 };
const word = /[\p{L}\p{M}]+/gu;

/**
 * Whether a text says something of what it names, in a language that it reads like. A row of nouns, names, days or numbers
 * does not: no word in it holds a sentence together, none judges, none has the form of a verb or an adjective. Nor do words
 * alone that hold sentences together.
 */
export function makesStatement(readable: string, language: ModelledLanguage): boolean {
  const words = (readable.match(word) ?? []).map((raw) => ({ raw, folded: foldWord(raw) }));
  const isSign = language === 'de' ? germanSign(words) : otherSign(language);
  const signs = words.filter((each) => !isJoiner(each.folded) && isSign(each));
  const fewest = words.length / wordsPerSign[language === 'de' ? 'german' : language === 'ko' ? 'korean' : 'other'];
  return signs.length >= fewest && words.some(({ folded }) => namesSomething(language, folded));
}

interface Word {
  raw: string;
  folded: string;
}

function germanSign(words: readonly Word[]): (word: Word) => boolean {
  // Where things are written with a capital letter, what is not is no thing.
  const isCased = words.slice(1).some(({ raw }) => /^\p{Lu}\p{Ll}/u.test(raw));
  return ({ raw, folded }) => {
    if (isNumberWord(folded)) return false;
    if (wordWeight(folded) === 0 || praise.has(folded) || criticism.has(folded)) return true;
    const isThing = /^\p{Lu}/u.test(raw);
    return !isThing && (isCased || form.test(folded));
  };
}

function otherSign(language: Exclude<ModelledLanguage, 'de'>): (word: Word) => boolean {
  return ({ raw, folded }) => isFunctionWord(language, folded) || (language === 'ko' && korean.test(raw));
}

function namesSomething(language: ModelledLanguage, folded: string): boolean {
  return language === 'de' ? wordWeight(folded) > 0 && folded.length > 1 : !isJoiner(folded);
}
