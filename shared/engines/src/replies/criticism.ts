import { isFaint } from '../insights/faint-words.ts';
import { opinionsIn, wordsOf } from '../insights/opinions.ts';
import { type Theme, wordLists } from '../insights/word-lists.ts';

/** What was wrong was put right, or was less than feared. */
const mended =
  /^(?:behoben|beheb|gelöst|lös|repar|beseitig|geklärt|ersetz|erledig|entfern|gereinig|ausgetauscht|getauscht|tausch|erneuer|renovier|kurz|gering|minimal|weniger|null|sofort|schnell)/;
/** Of the writer, of another business, or of what is done to the staff. */
const ofOthers = new Set('ich wir mein meine unser unsere bei beim wird werden wetter'.split(' '));
const predicates = new Set('war waren ist sind wurde wurden kam kamen wirkte wirkten'.split(' '));

/**
 * Themes that a text of one or two stars surely criticises, each once, in the order of the text. The word that judges names the theme
 * ('teuer'); where it names none, the only theme of its part of the sentence does.
 */
export function criticisedThemes(text: string): Theme[] {
  const whole = judgingWords(wordsOf(text));
  const isOnlyDenied = whole.every(({ points, isDenied }) => points < 0 || isDenied);
  const parts = Map.groupBy(opinionsIn(text), ({ part }) => part);
  const themes = [...parts].flatMap(([part, opinions]) => {
    if (opinions[0]?.polarity !== 'criticism') return [];
    const only = opinions.length === 1 ? opinions[0].theme : [];
    return sureWords(wordsOf(part), isOnlyDenied).flatMap((word) => wordLists().themeOf(word) ?? only);
  });
  return [...new Set(themes)];
}

/** The words by which a part of a sentence surely criticises. */
function sureWords(said: readonly string[], isOnlyDenied: boolean): string[] {
  if (said.some((word) => mended.test(word) || ofOthers.has(word)) || !isOfTheBusiness(said)) return [];
  const judging = judgingWords(said);
  const isDenying = said.some((word) => /^(?:nicht|kein)/.test(word));
  // Only praise that is denied right before it, and nothing else: 'nicht sehr freundlich'.
  if (isDenying && !(isOnlyDenied && judging.every(({ isDenied }) => isDenied))) return [];
  const sure = judging.filter(({ word, at, points, isDenied }) =>
    points > 0 ? isDenied || said[at - 1] === 'zu' : !isFaint(word) || isSaidOfIt(said, at),
  );
  const isPraising = judging.some((one) => one.points > 0 && !sure.includes(one));
  return isPraising ? [] : sure.map(({ word }) => word);
}

/** 'Sehr unzuverlässig' is said of the business, 'Der Vermieter ist unzuverlässig' is not: a whole sentence names what it judges. */
function isOfTheBusiness(said: readonly string[]): boolean {
  const { themeOf, pointsOf } = wordLists();
  const isSentence = said.some((word) => predicates.has(word));
  return !isSentence || said.some((word) => themeOf(word) !== undefined && (pointsOf(word) ?? 0) === 0);
}

/** A word is surely meant of the thing beside it after 'zu' and its like, or where a sentence with 'war' ends with it. */
function isSaidOfIt(said: readonly string[], at: number): boolean {
  if (/^(?:zu|etwas|leider|ziemlich)$/.test(said[at - 1] ?? '')) return true;
  return at === said.length - 1 && said.some((word) => predicates.has(word));
}

interface JudgingWord {
  word: string;
  points: number;
  at: number;
  /** Praise with 'nicht' one or two words before it. */
  isDenied: boolean;
}

function judgingWords(said: readonly string[]): JudgingWord[] {
  const { pointsOf } = wordLists();
  return said.flatMap((word, at) => {
    const points = pointsOf(word) ?? 0;
    const isDenied = points > 0 && said.slice(Math.max(0, at - 2), at).includes('nicht');
    return points === 0 ? [] : [{ word, points, at, isDenied }];
  });
}
