import { isFiniteVerb, isInfinitive, isInflectedAdjective } from '../german/index.ts';
import { isBeforeInfinitive, isBeforeNoun, isPlaceOrCount } from './small-words.ts';

const modal =
  /^(k[aö]nn(st|t|en)?|k[oö]nnte(n|st|t)?|mu(ss|ß)t?|müss(en|t)|m[uü](ss|ß)te(n|st|t)?|soll(st|t|en|te|ten|test|tet)?|d[aü]rf(st|t|en)?|d[uü]rfte(n|st|t)?|möchte(n|st|t)?|lass(e|en|t)?|lä(ss|ß)t|lie(ß|ss)(en|t)?)$/;
/** These also stand without a second verb: 'ich mag gutes Essen'. */
const alone = /^(mag|magst|mögen|mögt|mocht(e|en|est|et)|will|willst|wollen|wollt|wollte[nt]?)$/;
/** Begin clauses whose modal verb stands last: 'weil wir warten mussten'. */
const subordinate = /^(weil|da|dass|daß|ob|obwohl|wenn|als|wie|wo|bis|damit|sodass|nachdem|bevor|während|was|die|der)$/;
/** Look like forms of adjectives and go with verbs. */
const adverb = /^(lange|gerne|draußen|drinnen|länger)$/;
/** Verbs that the table does not hold, as they follow from their parts, also with 'zu' inside: 'hochladen', 'hochzuladen'. */
const particle =
  /^(hoch|herunter|runter|hinauf|rauf|herein|rein|heraus|raus|weg|weiter|zurück|fest|frei|los)(zu)?(?=\p{L}{4})/u;

const isModal = (word: string) => modal.test(word) || alone.test(word);
const isPlainForm = (word: string) => isInfinitive(word) || isInfinitive(word.replace(particle, ''));

/**
 * Tells the verbs that belong to a modal verb or to 'zu', which are no nouns though they may look like them: 'konnte alles
 * hochladen', 'draußen sitzen und essen'. Where it may be either, it counts as the verb, and the writer's spelling stays.
 * @param tokens the words of a note as they were written
 * @param words the same in small letters, without signs
 */
export function isVerbOfModal(tokens: readonly string[], words: readonly string[]): (at: number) => boolean {
  const verbs = new Set<number>();
  let begin = 0;
  for (let end = 1; end <= tokens.length; end++) {
    if (end < tokens.length && !/[,;:.!?–)]$/.test(tokens[end - 1] ?? '')) continue;
    const clause = words.slice(begin, end);
    for (const at of clause.keys()) if (isVerbIn(clause, at)) verbs.add(begin + at);
    begin = end;
  }
  return (at) => verbs.has(at);
}

function isVerbIn(clause: readonly string[], at: number): boolean {
  const [word = '', before = '', next = ''] = [clause[at], clause[at - 1], clause[at + 1]];
  if (!isPlainForm(word) || isModal(word)) return false;
  if (before === 'zu' || (next === 'zu' && isModal(clause[at + 2] ?? ''))) return true;
  const ruling = rulingModal(clause, at);
  if (ruling === undefined || (isFiniteVerb(next) && !isModal(next))) return false;
  return !isNounAfter(clause, at, ruling) && !isFollowedByVerb(clause, at);
}

/** The modal verb before the word, also past an 'und' that joins verbs, or right behind it. */
function rulingModal(clause: readonly string[], at: number): string | undefined {
  const next = clause[at + 1] ?? '';
  if (/^(ge)?lassen$/.test(next) || (isModal(next) && clause.slice(0, at).some((word) => subordinate.test(word))))
    return next;
  for (let back = at - 1; back >= 0; back--) {
    const word = clause[back] ?? '';
    if (isModal(word)) return word;
    if (/^(und|oder)$/.test(word) && !isPlainForm(clause[back - 1] ?? '')) return undefined;
    if (/^(aber|denn|sondern)$/.test(word) || subordinateInside(word)) return undefined;
  }
  return undefined;
}

/** Of these, those that begin a clause wherever they stand. */
const subordinateInside = (word: string) => /^(weil|dass|daß|obwohl|wenn|bis|sodass|nachdem|bevor|während)$/.test(word);

/** Whether what stands before makes it a noun all the same: 'zum Warten', 'gutes Essen'. */
function isNounAfter(clause: readonly string[], at: number, ruling: string): boolean {
  const before = clause[at - 1] ?? '';
  // 'Wir konnten das essen' may be either; 'ich mochte das Essen' may not.
  if (before === 'das') return alone.test(ruling);
  if (isBeforeNoun(before) || isBeforeInfinitive(before) || isPlaceOrCount(before)) return true;
  if (adverb.test(before) || !isInflectedAdjective(before)) return false;
  return /e[ms]$/.test(before) || isBeforeNoun(clause[at - 2] ?? '') || alone.test(ruling);
}

/** Whether another verb of the same part follows, of which the word is the object: 'Essen genießen'. */
function isFollowedByVerb(clause: readonly string[], at: number): boolean {
  for (let on = at + 1; on < clause.length; on++) {
    const word = clause[on] ?? '';
    if (/^(und|oder|aber|denn)$/.test(word) || subordinateInside(word)) return false;
    if (isPlainForm(word) && !isModal(word) && !isBeforeNoun(clause[on - 1] ?? '')) return true;
  }
  return false;
}
