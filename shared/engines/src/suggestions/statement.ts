import {
  type Article,
  capitalise,
  isAdjective,
  isFiniteVerb,
  isParticiple,
  type NounForm,
  nounOf,
} from '../german/index.ts';
import { isDoubtful } from './doubtful-nouns.ts';
import { isName } from './name.ts';
import { isDegree, isFeeling, isKnownWithoutArticle, isStrongDegree, isTimeOrManner } from './small-words.ts';

/**
 * Makes a sentence of a note that surely names a thing and says what it was like or what was done with it: 'kaffee super',
 * 'preise waren ok', 'essen und service top', 'frau stein sehr geduldig', 'auto wurde schnell repariert'. Adds an article and
 * 'war', nothing else.
 * @param words one note, without commas at its ends
 * @returns the sentence without its full stop; undefined where anything about the note is in doubt
 */
export function statement(words: readonly string[]): string | undefined {
  if (/^tip top\b/i.test(words.join(' '))) return undefined;
  const subject = subjectOf(words);
  const rest = words.slice(subject?.length ?? 0);
  const small = words.map((word) => word.toLowerCase());
  if (small.slice(0, subject?.length).some((_, at) => isDoubtful(small, at))) return undefined;
  return subject && rest.length > 0 ? said(subject, rest) : undefined;
}

interface Subject {
  /** With its article. */
  readonly text: string;
  readonly number: NounForm['number'];
  /** Words of the note that it takes. */
  readonly length: number;
}

const articles: readonly Article[] = ['der', 'die', 'das'];

function subjectOf(words: readonly string[]): Subject | undefined {
  const [first = '', second = '', third = ''] = words;
  if (/^(frau|herrn?|dr\.?)$/i.test(first) && isName(second)) {
    const title = first.toLowerCase().startsWith('herr') ? 'Herr' : capitalise(first);
    return { text: `${title} ${capitalise(second)}`, number: 'singular', length: 2 };
  }
  if (second.toLowerCase() === 'und') return bothOf(first, third);
  const article = articles.find((one) => one === first.toLowerCase());
  return article ? withArticle(article, nounOf(second)) : withoutArticle(first);
}

function bothOf(one: string, other: string): Subject | undefined {
  const [first, second] = [nounOf(one), nounOf(other)];
  if (
    !first ||
    !second ||
    first.number === 'oblique' ||
    second.number === 'oblique' ||
    isAlsoAdjective(one) ||
    isAlsoAdjective(other)
  )
    return undefined;
  return { text: `${first.written} und ${second.written}`, number: 'plural', length: 3 };
}

function withArticle(article: Article, noun: NounForm | undefined): Subject | undefined {
  if (!noun || noun.number === 'oblique') return undefined;
  const isMany = article === 'die' && noun.number !== 'singular' && noun.article !== 'die';
  if (!isMany && noun.article !== article) return undefined;
  if (article === 'die' && noun.number === 'either' && noun.article === 'die') return undefined;
  return { text: `${capitalise(article)} ${noun.written}`, number: isMany ? 'plural' : 'singular', length: 2 };
}

function withoutArticle(word: string): Subject | undefined {
  const noun = nounOf(word);
  if (!noun || noun.number === 'oblique' || isAlsoAdjective(word) || isFiniteVerb(word)) return undefined;
  if (isKnownWithoutArticle(word.toLowerCase())) return undefined;
  if (noun.number !== 'plural' && !noun.article) return undefined;
  return { text: noun.written, number: noun.number, length: 1 };
}

const isAlsoAdjective = (word: string) => isAdjective(word) || isParticiple(word);

function said(subject: Subject, rest: readonly string[]): string | undefined {
  const verb = rest[0]?.toLowerCase() ?? '';
  if (/^(war|waren|ist|sind)$/.test(verb)) return joined(subject, verb, rest.slice(1), isQualities);
  if (/^(wurde|wurden)$/.test(verb)) return joined(subject, verb, rest.slice(1), isDone);
  if (subject.number === 'either' || rest.some(isResult)) return undefined;
  return joined(subject, subject.number === 'plural' ? 'waren' : 'war', rest, isQualities);
}

/** May be what was done and holds now: 'bremsen neu' is of a repair, and with 'waren' says something else. */
const isResult = (word: string) => /^(neu|nagelneu|brandneu),?$/i.test(word);

function joined(
  subject: Subject,
  verb: string,
  rest: readonly string[],
  fits: (words: readonly string[]) => boolean,
): string | undefined {
  const isMany = /^(waren|sind|wurden)$/.test(verb);
  if (subject.number !== 'either' && (subject.number === 'plural') !== isMany) return undefined;
  if (/^Termine?$/.test(subject.text) && rest.some((word) => /^(schnell|rasch|zügig|kurzfristig)$/i.test(word)))
    return undefined;
  // Adjectives and what stands before them are small, also where a telephone put a capital.
  const small = rest.map((word) => word.toLowerCase());
  if (!fits(small) || (subject.length === 1 && small.some(isFeeling))) return undefined;
  const text = `${addressed(subject, isMany)} ${verb} ${small.join(' ')}`;
  return text.replace(/(?<!,) aber /g, ', aber ');
}

/** 'Der Kaffee'; names, pairs of nouns and what came with its article stay as they are. */
function addressed({ text, length }: Subject, isMany: boolean): string {
  if (length > 1) return text;
  return `${capitalise(isMany ? 'die' : (nounOf(text)?.article ?? 'die'))} ${text}`;
}

/** 'sehr freundlich', 'klein, aber sauber', 'hell und modern': nothing but words that say what something is like. */
function isQualities(words: readonly string[]): boolean {
  return split(words, /^(und|aber)$/).every(isQuality);
}

function isQuality(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  if (!before.every(isDegree)) return false;
  return isAdjective(last) || (isParticiple(last) && before.some(isStrongDegree));
}

/** 'schnell repariert', 'sofort bearbeitet'. */
function isDone(words: readonly string[]): boolean {
  const done = words.at(-1) ?? '';
  return (
    isParticiple(done) &&
    !done.endsWith('nd') &&
    words.slice(0, -1).every((word) => isTimeOrManner(word) || isDegree(word) || isAdjective(word))
  );
}

/** Parts between joining words, without the commas before these. */
function split(words: readonly string[], joint: RegExp): string[][] {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (joint.test(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.map((part, at) =>
    at < parts.length - 1
      ? part.map((word, index) => (index === part.length - 1 ? word.replace(/,$/, '') : word))
      : part,
  );
}
