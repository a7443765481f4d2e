import { headOf } from './compounds.ts';
import { type NounForm, wordTable } from './word-table.ts';

const shortestCompound = 7;
const longestCompound = 40;
/** Parts of parts: 'park-platz-situation' has two. */
const deepest = 3;

/**
 * The noun that a word is, compounds included: 'speisekarte' by 'Karte'.
 * @param word in any case
 * @returns undefined where the word is not known as a noun; it may be another kind of word besides
 */
export function nounOf(word: string): NounForm | undefined {
  return nounUpTo(word.toLowerCase(), deepest);
}

function nounUpTo(word: string, depth: number): NounForm | undefined {
  const { nouns, infinitives } = wordTable();
  const known = nouns.get(word) ?? quality(word) ?? dativePlural(word);
  if (known || depth === 0 || word.length < shortestCompound || word.length > longestCompound) return known;
  if (!/^\p{L}+$/u.test(word) || isOtherThanNoun(word)) return undefined;
  const head = headOf(
    word,
    (part) => nouns.has(part) && !(infinitives.has(part) && nouns.get(part)?.article === 'das'),
    (part) => nounUpTo(part, depth - 1) !== undefined || isAdjective(part) || infinitives.has(`${part}en`),
  );
  const base = head === undefined ? undefined : nouns.get(head);
  return base && head ? { ...base, written: `${capitalise(word.slice(0, -head.length))}${head}` } : undefined;
}

/** 'in zwei Tagen', 'mit den Leuten'. */
function dativePlural(word: string): NounForm | undefined {
  const plural = /e[lr]?n$/.test(word) ? wordTable().nouns.get(word.slice(0, -1)) : undefined;
  const isMany = plural?.number === 'plural' || plural?.number === 'either';
  return plural && isMany ? { written: `${plural.written}n`, article: undefined, number: 'oblique' } : undefined;
}

/** What German makes of any verb and adjective: 'buchung', 'pünktlichkeit', 'genauigkeiten'. */
function quality(word: string): NounForm | undefined {
  const [, verb, plain, many = ''] = /^(?:(\p{L}{3,})ung|(\p{L}{3,}?)(?:ig)?[hk]eit)(en)?$/u.exec(word) ?? [];
  const { infinitives } = wordTable();
  const isMade = verb ? infinitives.has(`${verb}en`) || infinitives.has(`${verb}n`) : plain && isAdjective(plain);
  if (!isMade) return undefined;
  const written = capitalise(word);
  return many ? { written, article: undefined, number: 'plural' } : { written, article: 'die', number: 'singular' };
}

/** Endings of adjectives that are nouns too ('Haft', 'Los'). */
const adjectiveEnding = /(haft|los|wert|reich|fest|weit|frei|voll|arm)$/;

const isOtherThanNoun = (word: string) =>
  adjectiveEnding.test(word) ||
  isAdjective(word) ||
  isInflectedAdjective(word) ||
  isParticiple(word) ||
  isFiniteVerb(word) ||
  isInfinitive(word);

/** Whether a word says what something is like, in the form that stands after 'war': 'freundlich', 'unbeschädigt'. Other participles do not count. */
export function isAdjective(word: string): boolean {
  const { adjectives } = wordTable();
  const small = word.toLowerCase();
  return (
    adjectives.has(small) || (/^un\p{L}{4}/u.test(small) && (adjectives.has(small.slice(2)) || isPast(small.slice(2))))
  );
}

/** Whether a word is an adjective as it stands before a noun: 'freundliche', 'guter', 'teure', 'dunklen'. */
export function isInflectedAdjective(word: string): boolean {
  const stem = /^(\p{L}{2,})e[nmrs]?$/u.exec(word.toLowerCase())?.[1];
  if (!stem) return false;
  const written = [stem, `${stem.slice(0, -1)}e${stem.slice(-1)}`, stem === 'hoh' ? 'hoch' : ''];
  return written.some((form) => isAdjective(form)) || isParticiple(stem) || ordinary.has(stem);
}

/** What stands before nouns like an adjective and has no form after 'war' that says what something is like. */
const ordinary = new Set(
  'ander best erst zweit dritt viert letzt nächst ganz halb einzig heutig viel wenig mehrer einig all jed dies jen manch solch welch kein mein dein sein unser euer selb gleich weiter best besser größer kleiner schneller'.split(
    ' ',
  ),
);

const isPast = (word: string) => wordTable().participles.has(word);

/** Whether a word is a verb's participle: 'eingebaut', 'gepflegt', 'zuvorkommend'. */
export function isParticiple(word: string): boolean {
  const small = word.toLowerCase();
  const { participles, infinitives } = wordTable();
  return participles.has(small) || (small.endsWith('nd') && infinitives.has(small.slice(0, -1)));
}

/** Whether a word is a verb in the third person, or in the first of the past: 'passt', 'kam', 'waren'. */
export const isFiniteVerb = (word: string): boolean => wordTable().finites.has(word.toLowerCase()) || modal.test(word);

const modal =
  /^(kann|können|konnten?|könnten?|muss|müssen|mussten?|müssten?|soll|sollen|sollten?|will|wollen|wollten?|darf|dürfen|durften?|dürften?|möchten?|mag|mögen|mochten?|wäre|wären|hätten?|würden?|sind|haben|werden|lässt)$/i;

/** Whether only somebody who speaks of themselves uses this form: 'komme', 'habe', 'bin'. */
export const isFirstPerson = (word: string): boolean => wordTable().firstPersons.has(word.toLowerCase());

/** Whether a word is a verb's plain form: 'warten'. */
export const isInfinitive = (word: string): boolean => wordTable().infinitives.has(word.toLowerCase());

/** A word with its first letter as a capital. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
