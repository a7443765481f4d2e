import { wordsOf } from '../insights/opinions.ts';

/** In which an answer is drafted. */
export type ReplyLanguage = 'de' | 'en';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** English, and hardly a word of any other language. */
const english = set(
  "the and this these with very they their them you your she his her were would could should have had our my it it's i've we've i'm that there from for which who when because but not never always again really definitely highly only just about after all great good excellent amazing awesome friendly lovely wonderful nice helpful delicious best better bad worst terrible awful horrible rude dirty disappointing recommend recommended thank thanks food staff waiter customer experience everything people time prices clean slow fast",
);

/** Small words of German and its neighbours; those that are English words as well ('die', 'war', 'was', 'will') are left out. */
const other = set(
  'der das den dem des ein eine einen einer und oder aber ist sind waren wurde nicht kein keine sehr mit bei von vom zu zum zur im auf für als auch nur noch wir ich sie er es mein meine unser hier dort alles immer wieder gut gute super toll leider danke vielen gerne nie ned nit net het een van en niet zeer ook maar voor le la les et un une est avec pour dans nous vous il lo gli di che con per molto muy los las el del por para que og det ikke som',
);

/** Letters that English has only in names and a few words from elsewhere: café, Käsespätzle. */
const foreignLetters = /[äöüßáàâåæãçéèêëíìîïñóòôøõúùûýœčćđšžłńśźżğışа-яα-ω]/iu;

const enough = 2;
const enoughBesideForeignLetters = 4;

/**
 * English where a review is surely that: two of its common words, four beside a letter that it does not have, and no small word of a
 * neighbour. Everything else is answered in German, as the business itself writes.
 */
export function replyLanguage(text: string): ReplyLanguage {
  const words = wordsOf(text);
  if (words.some((word) => other.has(word))) return 'de';
  const needed = foreignLetters.test(text) ? enoughBesideForeignLetters : enough;
  return new Set(words.filter((word) => english.has(word))).size >= needed ? 'en' : 'de';
}
