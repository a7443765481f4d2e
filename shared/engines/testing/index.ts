/** For tests of whoever uses the engines; never part of what ships. */
export { expectQuick, expectQuickAnswer } from './expect-quick.ts';
export { fieldWords, foreignWord } from './field-words.ts';
export { hostilePages } from './hostile-pages.ts';
export { hostilePieces, repeated } from './hostile-texts.ts';
export { member } from './members.ts';
export { groupsIn, unsupportedClaims } from './use-claims.ts';
