import type { GenderLetter, NounSource } from './sources.ts';

/** The words that tell which nouns are not surely what the dictionary says. All in small letters. */
export interface OtherWords {
  readonly infinitives: ReadonlySet<string>;
  readonly adjectives: ReadonlySet<string>;
}

const shortestHead = 4;
/** Of the compounds of a noun, the share that may have another gender: the dictionary has errors. */
const othersAllowed = 0.1;
/** Compounds that must agree before a verb's infinitive counts as a noun of its own ('das Essen', by 'Mittagessen'). */
const compoundsOfInfinitives = 3;

/**
 * The nouns whose article can be told. The dictionary keeps one gender for each, also for those that have two ('der See',
 * 'die See') or are a verb's infinitive besides ('der Rücken', 'das Rücken'). Their compounds tell: where these disagree,
 * the gender becomes '?'. Left out is what any verb or adjective becomes when it is written as a noun ('das Abholen', 'das
 * Gute'), unless it is a noun of its own.
 */
export function withSureGenders(nouns: readonly NounSource[], others: OtherWords): NounSource[] {
  const compounds = gendersOfCompounds(nouns, others.infinitives);
  return nouns.flatMap((noun) => {
    const word = noun.lemma.toLowerCase();
    const genders = compounds.get(word) ?? [];
    const agreeing = genders.filter((gender) => gender === noun.gender).length;
    if (noun.gender === 'p') return [noun];
    if (isMadeOfAdjective(noun, others.adjectives)) return [];
    if (others.infinitives.has(word) && noun.gender === 'n' && agreeing < compoundsOfInfinitives) return [];
    return [genders.length - agreeing <= genders.length * othersAllowed ? noun : { ...noun, gender: '?' as const }];
  });
}

function isMadeOfAdjective({ lemma, isBentLikeAdjective }: NounSource, adjectives: ReadonlySet<string>): boolean {
  return isBentLikeAdjective || (lemma.endsWith('e') && adjectives.has(lemma.slice(0, -1).toLowerCase()));
}

/** Of each ending that is itself a noun, the genders of the nouns that end with it. */
function gendersOfCompounds(
  nouns: readonly NounSource[],
  infinitives: ReadonlySet<string>,
): ReadonlyMap<string, readonly GenderLetter[]> {
  const simple = new Set(nouns.map((noun) => noun.lemma.toLowerCase()));
  const genders = new Map<string, GenderLetter[]>();
  for (const { lemma, gender } of nouns) {
    const word = lemma.toLowerCase();
    if (gender === 'p' || infinitives.has(word)) continue;
    for (let at = 3; at <= word.length - shortestHead; at++) {
      const head = word.slice(at);
      if (simple.has(head)) genders.set(head, [...(genders.get(head) ?? []), gender]);
    }
  }
  return genders;
}
