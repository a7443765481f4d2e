import { isFiniteVerb } from '../german/index.ts';
import { firstPerson } from './first-person.ts';
import { isPronoun, leansOnWhatPrecedes } from './small-words.ts';
import { statement } from './statement.ts';
import { ended, withNouns } from './tidy.ts';

/** What became of a note. */
export interface NoteSentence {
  readonly text: string;
  /** Whether a sentence was made of it; otherwise it is the writer's own words, tidied. */
  readonly isMade: boolean;
}

const longestNotes = 2000;
/** Signs that the writer put before a note to mark it as good or bad. */
const minusSign = /^(-{1,2}|–|(minus|nachteile?|negativ|schlecht|contra|kontra):)\s*(?=\S)/i;
const plusSign = /^(\++|(plus|vorteile?|positiv|gut|pro):)\s*/i;

/**
 * Turns notes into sentences: 'kaffee super' becomes 'Der Kaffee war super.' A sentence is made only of what is surely
 * understood; everything else stays the writer's own words, with nouns written large and a full stop. Nothing is added but an
 * article, 'war' or 'ich'. What the writer marked as bad comes last.
 * @param notes at most 2,000 characters count
 */
export function sentencesFromNotes(notes: string): NoteSentence[] {
  const lines = linesOf(notes);
  const isBad = (line: string) => minusSign.test(line);
  const ordered = [...lines.filter((line) => !isBad(line)), ...lines.filter(isBad)];
  return ordered.flatMap((line) => sentencesOf(line.replace(isBad(line) ? minusSign : plusSign, '')));
}

/** Lines, list points and sentences that hold a word. */
function linesOf(notes: string): string[] {
  return notes
    .slice(0, longestNotes)
    .split(/\n+|(?<=\p{L}{3}[.!?]+)\s+(?=\p{L})|;\s+/u)
    .map((part) =>
      part
        .replace(/^\s*(?:[•*·]|\d+[.)])\s+/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => /\p{L}{2}/u.test(part));
}

function sentencesOf(line: string): NoteSentence[] {
  const text = line.replace(/[\s,;]+$/, '');
  const whole = madeOf(text);
  if (whole) return [whole];
  const parts = partsOf(text);
  const made = parts.map(madeOf);
  const isTold = parts.some((part, at) => !made[at] && (hasVerb(part) || / auch$/.test(part)));
  return isTold || made.every((part) => !part) ? [ownWords(text)] : gathered(parts, made);
}

/** Between commas, where each part can stand alone. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(/,\s+/)) {
    const first = part.split(' ')[0]?.toLowerCase() ?? '';
    const previous = parts.at(-1);
    if (previous !== undefined && leansOnWhatPrecedes(first)) parts[parts.length - 1] = `${previous}, ${part}`;
    else parts.push(part);
  }
  return parts;
}

/** Words that tell of somebody who acts: such a note is a sentence already, and its parts belong together. */
const hasVerb = (part: string) =>
  part
    .toLowerCase()
    .split(' ')
    .some((word) => isPronoun(word) || isFiniteVerb(word));

/** The sentence of a note, or of both halves of one: 'kuchen frisch und kaffee stark'. */
function madeOf(text: string): NoteSentence | undefined {
  const end = /[.!]+$/.exec(text)?.[0] ?? '';
  const words = text.slice(0, text.length - end.length).split(' ');
  const sentence = statement(words) ?? firstPerson(words) ?? halves(words);
  return sentence === undefined ? undefined : { text: ended(withNouns(`${sentence}${end}`)), isMade: true };
}

function halves(words: readonly string[]): string | undefined {
  for (const [at, word] of words.entries()) {
    if (!/^(und|aber)$/i.test(word)) continue;
    const [first, second] = [statement(words.slice(0, at).map(withoutComma)), statement(words.slice(at + 1))];
    if (first && second) return `${first}${/aber/i.test(word) ? ', aber' : ' und'} ${inside(second)}`;
  }
  return undefined;
}

const withoutComma = (word: string) => word.replace(/,$/, '');

/** The article that began a sentence, inside of one. */
const inside = (sentence: string) => sentence.replace(/^(Der|Die|Das) /, (article) => article.toLowerCase());

const ownWords = (text: string): NoteSentence => ({ text: ended(withNouns(text)), isMade: false });

/** Own words that stood beside each other stay beside each other. */
function gathered(parts: readonly string[], made: readonly (NoteSentence | undefined)[]): NoteSentence[] {
  const result: NoteSentence[] = [];
  let own: string[] = [];
  for (const [at, part] of parts.entries()) {
    const sentence = made[at];
    if (!sentence) own.push(part);
    if (!sentence && at < parts.length - 1) continue;
    if (own.length > 0) result.push(ownWords(own.join(', ')));
    if (sentence) result.push(sentence);
    own = [];
  }
  return result;
}
