import { isAdjective, isFirstPerson, isInflectedAdjective, isParticiple, nounOf } from '../german/index.ts';
import { isDegree, isFeeling, isPronoun } from './small-words.ts';

/** Verbs whose form nobody uses to tell others what to do: not 'buche', which may mean 'book!'. */
const sureVerbs = /^(bin|werde|komme|gehe|hoffe)$/;
/** Of these, too, and they say nothing without what they are about: 'finde den laden super', but not 'finde gut'. */
const needsObject = /^(empfehle|kenne|finde)$/;

/**
 * Gives a note its lost 'Ich' back: 'komme gerne wieder', 'habe zwei Blusen gekauft', 'war sehr zufrieden'.
 * @param words one note
 * @returns the sentence without its full stop; undefined where somebody else may be meant
 */
export function firstPerson(words: readonly string[]): string | undefined {
  const [verb = '', ...rest] = words.map((word) => word.toLowerCase());
  if (rest.length === 0 || rest.some(isPronoun)) return undefined;
  const isSure = verb === 'war' ? isFelt(rest) : isOwnVerb(verb, rest);
  return isSure ? ['Ich', verb, ...words.slice(1)].join(' ') : undefined;
}

const isFelt = (rest: readonly string[]) => isFeeling(rest.at(-1) ?? '') && rest.slice(0, -1).every(isDegree);

function isOwnVerb(verb: string, rest: readonly string[]): boolean {
  if (verb === 'habe') return isParticiple(rest.at(-1) ?? '');
  if (verb === 'werde' && isParticiple(rest.at(-1) ?? '')) return false;
  if (needsObject.test(verb)) return rest.some((word) => nounOf(word) !== undefined);
  if (sureVerbs.test(verb)) return true;
  const isOnlyVerb = isFirstPerson(verb) && !nounOf(verb) && !isInflectedAdjective(verb) && !isAdjective(verb);
  return isOnlyVerb && rest.some((word) => /^(mich|mir|meine?[mnrs]?)$/.test(word));
}
