import { isAdjective, isFiniteVerb, isParticiple } from '../german/index.ts';
import { isDegree, isPronoun } from './small-words.ts';

/** Whether a word after 'Frau' or 'Herr' can only be a name: 'Stein', but not 'sehr'. */
export const isName = (word: string) =>
  /^\p{L}[\p{L}-]+$/u.test(word) &&
  !isDegree(word.toLowerCase()) &&
  !isPronoun(word.toLowerCase()) &&
  !isAdjective(word) &&
  !/^(doktor|professor|ober|pfarrer|direktor|wirt|kollegin|kollege)$/i.test(word) &&
  !isFiniteVerb(word) &&
  !isParticiple(word);
