/**
 * Letters of other scripts that look like Latin ones, from Unicode's confusables.txt (UTS #39), as far as German names can
 * be written with them. Its Latin part is left out: there `rn` is `m` and `I` is `l`, and Kern & Kem are two companies.
 */
const foreign: Readonly<Record<string, string>> = {
  ...pairs('АВЕЅІЈКМНОРСТУХҮԌԚԜӀ', 'ABESIJKMHOPCTYXYGQWl'),
  ...pairs('аеѕіјкмнорстухһԁԛԝѵүвӏԍг', 'aesijkmhopctyxhdqwvybigr'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϳ', 'ABEZHIKMNOPTYXCj'),
  ...pairs('αινορυχγκτεηϲ', 'aivopuxyktenc'),
  ...pairs('ՕՏԼՍօոսցհ', 'osluonugh'),
};
/** Latin letters that do not come apart into a letter and a mark. */
const plain: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ŧ: 't', ı: 'i', ɑ: 'a', ɡ: 'g' },
  ...{ ə: 'e', ƒ: 'f', ɩ: 'i', ʏ: 'y', ᴏ: 'o' },
};
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** What people read in a text, in small letters without marks: 'Käthe’s Ⅽafé' and 'KAETHES CAFE' read alike. */
export function readableForm(text: string): string {
  return withLatinLetters(text.normalize('NFKD').replace(/\p{Default_Ignorable_Code_Point}/gu, ''))
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => plain[letter] ?? letter);
}

/** Letters that only look Latin as what they look like; all others stay. */
export function withLatinLetters(text: string): string {
  return text.replace(/[^\p{ASCII}]/gu, (letter) => foreign[letter] ?? letter);
}

function pairs(letters: string, latin: string): Record<string, string> {
  return Object.fromEntries([...letters].map((letter, index) => [letter, latin[index] ?? letter]));
}
