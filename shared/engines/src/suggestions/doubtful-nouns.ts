import { isAdjective, isFiniteVerb, isInflectedAdjective, isParticiple } from '../german/index.ts';
import { isDegree, isPronoun, isTimeOrManner, leansOnWhatPrecedes } from './small-words.ts';

/** In the lexicon as nouns, and hardly ever meant so: 'ein bisschen', 'nach links'. */
const never = /^(bi(ss|ß|s)chen|mittlerweile|normalerweise|links|zurück|hallo|sondern|öko|schau)$/;
/** Nouns that are adverbs, verbs or parts of them as often: 'ein paar Tage', 'tut mir leid', 'das war halt so'. */
const often = /^(paar|bitte|grade?|halt|leid|los|null|rum|schuld|wert|willen|einen|sieben)$/;
/** Verbs that are far more often said than the nouns that look like them: 'die waren nett', 'das macht Spaß'. */
const oftenVerb = /^(waren|macht|würden?|gaben|stand)$/;
/** Only a noun follows. */
const sureArticle = /^(zum|zur|im|beim|vom|ins|des|meine?[mnrs]?|unsere?[mnrs]?|eure?[mnrs]?)$/;

/**
 * Whether a word that is in the lexicon as a noun is more likely something else here, and stays as it was written.
 * @param words in small letters, without punctuation
 */
export function isDoubtful(words: readonly string[], at: number): boolean {
  const [word = '', before = '', next = ''] = [words[at], words[at - 1], words[at + 1]];
  if (never.test(word)) return true;
  if (word === 'paar') return before !== 'als';
  if (word === 'grad' && /\d$|^(viele|wenige|zwei|drei|zehn|zwanzig|dreißig)$/.test(before)) return false;
  if (often.test(word)) return !sureArticle.test(before);
  if (oftenVerb.test(word)) return !isFiniteVerb(next) && (word === 'waren' || !/^(zum|zur|im|beim|vom)$/.test(before));
  return false;
}

const possessive = /^(unser|mein|dein|euer)$/;
const adverb = /^(selber|selbst|auch|noch|schon|wieder|dort|hier|damals|einfach|gleich|eigentlich|nämlich|bisher)$/;

/**
 * Whether where it stands makes a word a noun, though the lexicon does not know it as one: 'unser welpe liebt sie', 'das ganze für 20 euro',
 * 'ohne absplittern'.
 * @param isInfinitive whether the word is a verb's plain form
 * @param endsPart whether a comma or the end follows
 */
export function isNounByPlace(words: readonly string[], at: number, isInfinitive: boolean, endsPart: boolean): boolean {
  const [word = '', before = '', next = ''] = [words[at], words[at - 1], words[at + 1]];
  if (word === 'ganze' && before === 'das')
    return endsPart || next === 'für' || /^(war|ist|hat|dauerte|kostete)$/.test(next);
  if (isInfinitive)
    return (
      /^(ohne|trotz|wegen|fürs|vorm)$/.test(before) &&
      endsPart &&
      !words.slice(at).some((one) => /^zu|zu\p{L}+en$/u.test(one))
    );
  if (!possessive.test(before) || word.length < 4 || (!endsPart && !isFiniteVerb(next))) return false;
  return isUnknown(word) || (isAdjective(word) && /[^e]e$/.test(word) && isFiniteVerb(next));
}

/** Of no class that the lexicon or the closed ones know. */
const isUnknown = (word: string) =>
  /^\p{L}+$/u.test(word) &&
  !(
    isAdjective(word) ||
    isInflectedAdjective(word) ||
    isParticiple(word) ||
    isFiniteVerb(word) ||
    isPronoun(word) ||
    isDegree(word) ||
    isTimeOrManner(word) ||
    leansOnWhatPrecedes(word) ||
    adverb.test(word)
  );
