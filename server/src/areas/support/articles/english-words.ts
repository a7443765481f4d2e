import { wordsIn } from './words-in.ts';

/** Words that every question has and that say nothing about its subject. */
const filling = new Set(
  (
    'a about after again all also am an and any are as at be been before but by can cannot could did do does doing done dont find ' +
    'finding for from get had has have help here how i if in into is it its just like may me might must my myself no not of off on one ' +
    'only or our out please rezenso should so some that the their them then there these they this those to too up us was we were what ' +
    'when where which who whom whose why will with within without would you your'
  ).split(' '),
);

const endings = /(?:ations?|ions?|ings?|ments?|ers?|ors?|ies|ed|es|ly|s|e|y)$/;
/** Shorter ones are no stems any more. */
const shortestStem = 3;

/** Letters as people type them: 'Café' and 'cafe' are the same, and so are “don’t” and "dont". */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '');
}

/** A word without its ending and with its last letter once, so that 'cancelled' and 'cancellation' are 'cancel'. */
function stemOf(word: string): string {
  const stem = word.replace(endings, '');
  return (stem.length >= shortestStem ? stem : word).replace(/([^aeiou])\1$/, '$1');
}

/** The stems that an English text consists of, in their order, without words that say nothing. */
export function englishStemsOf(text: string): string[] {
  return wordsIn(plain(text))
    .filter((word) => word.length > 1 && !filling.has(word))
    .map(stemOf);
}
