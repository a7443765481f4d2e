import { opinionsIn } from '../../insights/opinions.ts';
import { criticisedThemes } from '../../replies/criticism.ts';
import { foldWord } from '../text/fold-word.ts';
import { sentencesOf } from '../text/sentences.ts';
import { criticism, praise } from './opinion-words.ts';

/** Where a clause turns to what was wrong. */
const turns = new Set(['aber', 'leider', 'allerdings', 'jedoch', 'nur', 'schade', 'lediglich', 'einzig']);
const denials = /^(?:nicht|nichts|kein\p{L}*|nie|niemals|ohne|weder)$/u;
/** What somebody came with or had before, and what was put right. */
const ofTheWriter =
  /^(?:ich|wir|mein\p{L}*|unser\p{L}*|hatte|hatten|vorher|früher|zuvor|anderswo|woanders|behoben|gelöst|repariert\p{L}*|ersetzt|getauscht|befürchtet|gedacht)$/u;
/** Said of what is mended as often as of who mends it. */
const brought = new Set(
  ['kaputt', 'defekt', 'mangel', 'mängel', 'problem', 'probleme', 'ärgerlich', 'kalt', 'nie', 'leider', 'schade'].map(
    foldWord,
  ),
);
const defects = /^(?:defekt|kaputt|problem|mangel|mängel|schaden|schäden|ärger)/u;
const tooMuch =
  /(?<!\p{L})zu (?:hoch|lang|lange|kurz|teuer|laut|eng|klein|spät|langsam|voll|dunkel|salzig|viel|wenig)/iu;

/** Whether a German text surely praises and surely criticises: neither 'kein Problem' nor an 'obwohl' is criticism. */
export function weighsUp(text: string): boolean {
  const opinions = opinionsIn(text);
  const clauses = clausesOf(text);
  const isPraising = opinions.some(({ polarity }) => polarity === 'praise') || clauses.some(praises);
  return (
    isPraising &&
    (criticisedThemes(withoutDefects(text)).length > 0 || clauses.some(criticises) || opinions.some(turnsToCriticism))
  );
}

/** What was broken, the business may have put right: only what else is criticised is surely meant of it. */
function withoutDefects(text: string): string {
  return sentencesOf(text)
    .filter((sentence) => !isOfDefects(wordsIn(sentence)))
    .join(' ');
}

function isOfDefects(words: readonly string[]): boolean {
  return words.some((word) => defects.test(word));
}

interface Clause {
  text: string;
  words: string[];
}

function clausesOf(text: string): Clause[] {
  return text.split(/[,;.!?…\n–—]+/u).map((clause) => ({ text: clause, words: wordsIn(clause) }));
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

function praises({ words }: Clause): boolean {
  return words.some((word) => praise.has(foldWord(word))) && !words.some((word) => denials.test(word));
}

function criticises({ text, words }: Clause): boolean {
  const judges =
    tooMuch.test(text) || words.some((word) => criticism.has(foldWord(word)) && !brought.has(foldWord(word)));
  return judges && turnsIn(words);
}

function turnsToCriticism({ polarity, part }: { polarity: string; part: string }): boolean {
  const words = wordsIn(part).filter((word) => word !== 'wir' && word !== 'ich');
  return polarity === 'criticism' && !isOfDefects(words) && turnsIn(words);
}

/** A turn without a denial and without what is the writer's own. */
function turnsIn(words: readonly string[]): boolean {
  return words.some((word) => turns.has(word)) && !words.some((word) => denials.test(word) || ofTheWriter.test(word));
}
