import { answerText, wordsOf } from '../page/text.ts';
import { splitSentences } from './sentence-ends.ts';
import { isWhereOrWhen, pricesIn } from './sentence-marks.ts';

const mostCharacters = 1_000;

/** The sentences of a text; '20. Jahrhundert', 'z. B.' and 'Dr. Weber' do not end one. */
export function sentencesIn(text: string): string[] {
  return splitSentences(answerText(text, mostCharacters).replace(/\s*(…|\.\.\.)\s*$/, '…'))
    .map(tidied)
    .filter(Boolean);
}

const listMark = /^[\s\-–—•·*»>|✓✔►▪●◦○]+(?=[\p{L}\d„"\p{So}])/u;
const salutation = /^(liebe[rs]?|hallo|guten tag|moin|servus|grüezi|grüß gott|sehr geehrte[rs]?)\s[^,!.]{0,50}[,!]\s+/i;
const shortestRest = 25;
const mostParts = 40;

/** A sentence without the mark of a list, a salutation, and where or when to find the business at its beginning or end. */
function tidied(sentence: string): string {
  const bare = withoutListMark(sentence);
  const rest = withoutEdges(bare.replace(salutation, ''));
  const kept = rest.length >= shortestRest ? rest : bare;
  return kept === sentence ? sentence : kept.charAt(0).toLocaleUpperCase('de') + kept.slice(1);
}

/** A line without the dash or the sign that makes it one of a list. */
export function withoutListMark(line: string): string {
  return line.replace(listMark, '');
}

function withoutEdges(sentence: string): string {
  if (!isWhereOrWhen(sentence) && pricesIn(sentence) === 0) return sentence;
  // Parts and what stands between them in turn.
  const parts = sentence.split(/(\s*[,;|•·]\s+|\s+[–-]\s+)/).slice(0, mostParts);
  let [first, last] = [0, parts.length - 1];
  const isEdge = (index: number) => isWhereOrWhen(parts[index] ?? '') || isPostcode(parts[index] ?? '');
  while (first < last && isEdge(first)) first += 2;
  while (last > first && isEdge(last)) last -= 2;
  return first === 0 && last === parts.length - 1 ? sentence : parts.slice(first, last + 1).join('');
}

const isPostcode = (part: string) => /^(D-|A-|CH-)?\d{4,5}\s+\p{Lu}[\p{L} .-]+[.!]?$/u.test(part.trim());

/** A sentence with the mark that ends it. */
export function ended(text: string): string {
  return /[.!?…:"“]$/.test(text) ? text : `${text.replace(/[\s,;–-]+$/, '')}.`;
}

/** Of the words of the shorter sentence, as many stand in the longer one as make it a repetition. */
const sameShare = 0.7;
/** Letters by which words are compared: 'Küche' and 'Küchen' are the same. */
const stem = 6;
const shortestWord = 4;

/** Whether two sentences say the same, also when one has more words around it. */
export function saysTheSame(one: string, other: string): boolean {
  const [short = [], long = []] = [stemsOf(one), stemsOf(other)].toSorted((a, b) => a.length - b.length);
  return short.length > 0 && short.filter((word) => long.includes(word)).length >= sameShare * short.length;
}

const sharedNouns = 2;
/** Of the nouns of the shorter and of the longer sentence: what adds many is told. */
const nounShare = { short: 0.5, long: 0.4 } as const;

/** Whether a sentence lists again what another one has listed: 'Gitarre, Bass und Klavier in Köln', 'Gitarre, Bass und Klavier für alle'. */
export function repeats(one: string, other: string): boolean {
  const [short = [], long = []] = [nounsOf(one), nounsOf(other)].toSorted((a, b) => a.length - b.length);
  const shared = short.filter((noun) => long.includes(noun)).length;
  return (
    saysTheSame(one, other) ||
    (shared >= sharedNouns && shared >= nounShare.short * short.length && shared >= nounShare.long * long.length)
  );
}

function nounsOf(sentence: string): string[] {
  const nouns = (
    sentence.match(/(?<!^)(?<![.!?]\s)\p{Lu}[\p{L}-]{3,}|^\p{Lu}[\p{L}-]{3,}(?=,)|\d+ \p{Lu}\p{L}{3,}/gu) ?? []
  ).flatMap((noun) => wordsOf(noun.replace(/^\d+ /, '')));
  return [...new Set(nouns.filter((noun) => noun.length >= shortestWord).map((noun) => noun.slice(0, stem)))];
}

function stemsOf(sentence: string): string[] {
  const words = wordsOf(sentence).filter((word) => word.length >= shortestWord);
  return [...new Set(words.map((word) => word.slice(0, stem)))];
}
