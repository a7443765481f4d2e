import { wordsIn } from './words-in.ts';

/** Words that every question has and that say nothing about its subject. */
const filling = new Set(
  (
    'aber alle als am an auch auf aus bei bin bis bitte da dann das dass dein deine dem den der des die dir du ein eine einem einen einer ' +
    'er es euch fuer gibt habe haben hat hier hilfe ich ihr im in ist ja kann kannst kein keine man mein meine meinem meinen meiner mich ' +
    'mir mit muss nach nicht noch nur ob oder ohne rezenso sein sich sie sind so und uns vom von vor wann war warum was welche wenn wer ' +
    'werden wie will wir wird wo worum wurde zu zum zur moechte geht machen darf duerfen finde finden findet wegen'
  )
    .split(' ')
    .map(folded),
);

const endings = /(?:ungen|ung|en|er|em|es|e|n|s|t)$/;
/** Shorter ones are no stems any more. */
const shortestStem = 4;

/** Letters as people type them who have no umlauts: 'Kündigung', 'Kuendigung' and 'kundigung' are the same. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1');
}

/** A folded word without its ending, so that 'gekündigt' is no other than before but 'Bewertungen' is 'Bewertung'. */
function stemOf(word: string): string {
  const stem = word.replace(endings, '');
  return stem.length >= shortestStem ? stem : word;
}

/** The stems that a text consists of, in their order, without words that say nothing. */
export function stemsOf(text: string): string[] {
  return wordsIn(folded(text))
    .filter((word) => word.length > 1 && !filling.has(word))
    .map(stemOf);
}
