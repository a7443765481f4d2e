export type { Article, NounForm } from './word-table.ts';
export {
  capitalise,
  isAdjective,
  isFiniteVerb,
  isFirstPerson,
  isInfinitive,
  isInflectedAdjective,
  isParticiple,
  nounOf,
} from './words.ts';
