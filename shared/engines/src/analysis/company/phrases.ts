import { hasLegalForm } from './legal-form.ts';
import type { ComparedName } from './name-candidates.ts';
import { soundsLikeSlogan } from './name-noise.ts';
import { arePersons } from './person.ts';
import { agree, domainBonus, spelled } from './score-name.ts';
import { isOperator, isTradeWord, ownWords, sayOnlyGoods } from './trade-name.ts';

/** 'unserer Ordination' of 'Willkommen in unserer Ordination', 'Ihr Hausarzt', 'Dein Studio'. */
const possessive = /^(unser|ihr|dein|euer|eur)(e[mnrs]?)?\s+\p{L}/iu;
/** A pronoun beside its verb: 'Wir machen das mit der Steuer', 'Hier lernst du schwimmen', 'Kommen Sie vorbei'. */
const clause =
  /(?<!\p{L})(wir|ich|du|man|es)\s+\p{Ll}+(e|en|st|t)(?!\p{L})|(?<!\p{L})(\p{Ll}{2,}(en|e|st|t)|\p{Lu}\p{Ll}+en)\s+(wir|ich|du|man|es|Sie)(?!\p{L})/u;
const clauseAtStart = /^(Wir|Ich|Du|Man|Es)\s+\p{Ll}+(e|en|st|t)(?!\p{L})/u;
/** Verbs that carry sentences without one: 'Gesundheit braucht Vertrauen', 'Jeder Schritt zählt'. */
const verb =
  /\p{L}\s+(ist|sind|wird|werden|hat|haben|kann|können|macht|machen|geht|liegt|liegen|bringt|bringen|braucht|brauchen|beginnt|beginnen|kommt|kommen|zählt|zählen|lernt|lernen|tut|hilft|helfen|bewegt|verbindet|wirkt|schafft|schmeckt|hält|steht|stehen|fängt|wächst|lebt|wohnt|findet|finden)(?!\p{L})/u;

/** Whether a text is part of a sentence: a possessive with its noun, or a clause with its verb. Nobody is called so. */
export function isPhrase(name: string): boolean {
  return possessive.test(name) || clauseAtStart.test(name) || clause.test(name) || verb.test(name);
}

/** What a name shares with the address at least, to be confirmed by it. */
const confirming = 2;
/** How sure the imprint is of the line with which it begins. */
const headWeight = 4;

/**
 * The names without phrases: those that are parts of sentences, unless the address spells them or the imprint prints them; and headings and
 * titles that have no word of the business that the imprint begins with, nor of the address, such as 'Ankommen' over 'Yoga am Seerhein'.
 * @param domain without its ending, folded
 * @param place words of the place
 */
export function withoutPhrases(
  all: readonly ComparedName[],
  domain: string,
  place: readonly string[],
): readonly ComparedName[] {
  const named = all.filter((each) => !isPhrase(each.name) || isTold(each, domain));
  const anchors = named.filter((each) => isAnchor(each, named, domain, place));
  if (anchors.length === 0) return named;
  return named.filter((each) => !isAloft(each, named, anchors, domain));
}

function isTold({ name, source }: ComparedName, domain: string): boolean {
  return source === 'imprint' || hasLegalForm(name) || domainBonus(name, domain) >= spelled;
}

/** The first line of an imprint where it is sure to be a business: it has a word of a trade, or others say it too. */
function isAnchor(each: ComparedName, all: readonly ComparedName[], domain: string, place: readonly string[]): boolean {
  const { name, words, source, weight } = each;
  if (source !== 'imprint' || weight < headWeight || hasLegalForm(name) || isOperator(name) || isPhrase(name))
    return false;
  const own = ownWords(words).filter((word) => !place.includes(word));
  return (
    (own.length > 0 && words.some((word) => isTradeWord(word) || sayOnlyGoods([word]))) ||
    domainBonus(name, domain) >= confirming ||
    all.some((other) => other.source !== 'imprint' && agree(other.words, words))
  );
}

/** A heading or a title, and nothing else, that has no word of the business, of its trade or of the address. */
function isAloft(
  { name, words }: ComparedName,
  all: readonly ComparedName[],
  anchors: readonly ComparedName[],
  domain: string,
): boolean {
  const key = words.join(' ');
  const same = all.filter((other) => other.words.join(' ') === key);
  if (!same.every(({ source }) => source === 'heading' || source === 'title') || hasLegalForm(name)) return false;
  const isOfBusiness = anchors.some((anchor) => anchor.words.some((word) => words.some((own) => isRelated(own, word))));
  if (isOfBusiness || isInAddress(words, domain)) return false;
  // Who is named with their work may run a business of another name; only what sounds like a promise is none.
  const arePeople = anchors.every((anchor) => anchor.name.split(/,\s*/).some(arePersons));
  return arePeople ? soundsLikeSlogan(name) : !words.some(isTradeWord);
}

/** Whether the address has most of a name: 'hunde-jena.de' has a word of 'Mensch und Hund', and says nothing of it. */
function isInAddress(words: readonly string[], domain: string): boolean {
  const own = ownWords(words).filter((word) => word.length > 3);
  const inside = own.filter((word) => domain.includes(word)).join('').length;
  return inside > 0 && inside >= own.join('').length / 2;
}

const shortestStem = 4;

/** 'Balance' and 'Balancestudio', 'Pfote' and 'Pfotenglück'. */
function isRelated(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length);
  return short === long || (short.length >= shortestStem && long.includes(short));
}
