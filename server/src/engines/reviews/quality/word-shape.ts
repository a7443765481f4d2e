const keyboardRows = ['qwertzuiop', 'qwertyuiop', 'asdfghjkl', 'yxcvbnm', 'zxcvbnm'];
const rows = keyboardRows.flatMap((row) => [row, [...row].reverse().join('')]);
const vowel = /[aeiouy]/;
const fewestLetters = 3;

/** Whether a folded word can be one: it has a vowel, different letters, and is no walk along a row of the keyboard. */
export function looksLikeWord(word: string): boolean {
  const letters = word.replace(/\d+/g, '');
  // Other scripts have other rules.
  if (letters.length < fewestLetters || !/^[a-z]+$/.test(letters)) return true;
  return vowel.test(letters) && new Set(letters).size > 1 && !isWalk(letters);
}

/** 'wer' is one too, and a word. */
function isWalk(letters: string): boolean {
  return letters.length > fewestLetters && rows.some((row) => row.includes(letters));
}
