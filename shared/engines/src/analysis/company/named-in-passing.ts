import { businessesNamed, type Mention } from '../../trades/index.ts';
import { isSurname } from './listed-under.ts';

/** How one finds the door, what is near, and what one is oneself. */
const ofTheWay =
  /(?<!\p{L})(?:gegenüber|neben|hinter|eingang|parkpl\p{Ll}+|parkhaus|haltestelle|minuten|gehminuten|meter|km|kilometer|anfahrt|zufahrt|ecke)(?!\p{L})/iu;
const ofItself =
  /(?<!\p{L})(?:ohne|statt)\s|(?<!\p{L})(?:(?:haus)?eigene\p{Ll}*|unser\p{Ll}*|mein\p{Ll}*|als|wie|zur|zum|im)\s(?:\p{Ll}+\s)?$/iu;
/** From whom something comes, or with whom it is done. */
const fromThem = /(?<!\p{L})(?:vom|von|beim|bei|aus)\s(?:der\s|dem\s|einem\s|einer\s)?(?:\p{Ll}+\s)?$/iu;
const withSomebody =
  /(?<!\p{L})(?:(?:vom|von|beim|bei|durch|mit)\s[^.;:!?()–]{0,40}|(?:eine?|einen|einem|einer|ihren?|eurem?|eure[nr]?)\s(?:\p{Ll}+\s)?)$/iu;
/** 'Die Metzgerei Kern': an article, and a name behind the word. */
const isFirm = /(?<!\p{L})(?:die|der|dem|den|das)\s$/iu;
/** Words for a person; a house may be a part of one's own. */
const isPerson = (word: string) => /(?:in|er|ist|hebamme|arzt|loge|steinmetz|notar|anwalt|goldschmiede)$/iu.test(word);
/** What many kinds have themselves. */
const ownParts = /^ferienwohnung(?:en)?$/iu;
const fewestWords = 4;

/** The businesses of other kinds that a sentence tells of without saying what they are to this one: 'Honig vom Imker', 'Einmal im Monat kommt eine Hebamme'. */
export function namedInPassing(sentence: string): Mention[] {
  if (ofTheWay.test(sentence) || sentence.split(' ').length < fewestWords) return [];
  const all = [...sentence.matchAll(/\p{L}+(?:-\p{L}+)*/gu)];
  return all.flatMap(({ 0: word, index }, at): Mention[] => {
    if (!/^\p{Lu}/u.test(word)) return [];
    const named = businessesNamed(word);
    if (!named || named.isWide || ownParts.test(word) || isSurname(word, all[at - 1]?.[0])) return [];
    const before = sentence.slice(0, index);
    if (ofItself.test(before) || (index === 0 && /er$/.test(word))) return [];
    const isTold = named.isMany
      ? !/er$/.test(word) || /\p{Ll}[,\s]\s?$/u.test(before)
      : fromThem.test(before) ||
        (isFirm.test(before) && /^\s\p{Lu}/u.test(sentence.slice(index + word.length))) ||
        (isPerson(word) && withSomebody.test(before));
    return isTold ? [{ as: 'other', word }] : [];
  });
}
