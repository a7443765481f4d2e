/**
 * Letters of other scripts that look like Latin ones, from Unicode's confusables.txt (UTS #39). Its Latin part is left out:
 * there `rn` is `m` and `I` is `l`, and Kern & Kem are two companies.
 */
const foreign: Readonly<Record<string, string>> = {
  ...pairs('АВЕЅІЈКМНОРСТУХҮԌԚԜӀ', 'ABESIJKMHOPCTYXYGQWl'),
  ...pairs('аеѕіјкмнорстухһԁԛԝѵүвӏԍгғпц', 'aesijkmhopctyxhdqwvybigrfnu'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϳ', 'ABEZHIKMNOPTYXCj'),
  ...pairs('αινορυχγκτεηϲβσω', 'aivopuxyktencbow'),
  ...pairs('ՕՏԼՍօոսցհ', 'osluonugh'),
  ...pairs('ᎪᏴᏟᎠᎬᏀᎻᏆᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃ', 'ABCDEGHIJKLMPRSTVWZ'),
  ...pairs('ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ', 'ABCDEFGHIJKLMNOPRSTUVWXYZ'),
  ...pairs('ⲁⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲭ', 'aehikmnopctx'),
};
/** Latin letters that do not come apart into a letter and a mark: of languages, of phonetics, small capitals. */
const plain: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ŧ: 't', ƒ: 'f', ɩ: 'i' },
  ...pairs(
    'ɐɑɒɓɔɕɖɗəɘɛɜɝɟɠɡɦɧɨıʝʞɫɬɭɯɰɱɲɳŋɵɹɺɻɼɽɾʂʃʇʈʉʊʋʌʍʎʐʑʒ',
    'aaabocddeeeeejgghhiijklllmmmnnnorrrrrrssttuuvvwyzzz',
  ),
  ...pairs('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'),
};
/** Signs and East Asian letters that people write for the shape of a Latin one. */
const shapes: Readonly<Record<string, string>> = {
  ...lettersOf('o', '○◯⭕●◎◉◍◌⚪⚫⬤⭘⚬∘⊙⊚⊛⊕⊖⊗⊘⊜⌀∅⌾☉⏺⦾⦿⨀🔴🟠🟡🟢🔵🟣🟤□▢◻◽⬜〇口ロ囗ㅇㅁᄋᄆの回日'),
  ...lettersOf('e', '∃∈∊∋∍⋿☰≡≣℈乇ヨ彐巨ㅌᄐ'),
  ...lettersOf('r', '℞℟尺ㄕ'),
  ...lettersOf('z', '乙己ㄹᄅㄗ'),
  ...lettersOf('n', '∩⋂几冂んㄇ刀'),
  ...lettersOf('s', '∫丂ちㄎ弓ら'),
};
const enclosed = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;
const enclosedFrom = [0x1f1e6, 0x1f170, 0x1f150];

/** Letters that only look Latin as what they look like; all others stay. */
export function withLatinLetters(text: string): string {
  return text.replace(/[^\p{ASCII}]/gu, (letter) => foreign[letter] ?? letter);
}

/** Latin letters in small ones of the 26; takes small letters without marks. */
export function withPlainLetters(text: string): string {
  return text.replace(/[^\p{ASCII}]/gu, (letter) => plain[letter] ?? letter);
}

/** Letters in circles, squares and flags, which no normalisation takes out, as letters. */
export function withoutEnclosures(text: string): string {
  return text.replace(enclosed, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return String.fromCharCode(65 + code - (enclosedFrom.find((first) => code >= first) ?? code));
  });
}

/** Signs that stand for the shape of a letter, wherever they stand, and digits of every script as those of ours. */
export function withoutShapes(text: string): string {
  return text.replace(/[^\p{ASCII}]/gu, (sign) => shapes[sign] ?? digitOf(sign) ?? sign);
}

/** As withoutShapes, of the signs that stand beside a Latin letter only: a dot before a name is an ornament. */
export function withoutShapesInWords(text: string): string {
  return text.replace(/(?<=[a-z])[^\p{ASCII}]|[^\p{ASCII}](?=[a-z])/giu, withoutShapes);
}

/** Unicode keeps the ten digits of a script in a row. */
function digitOf(sign: string): string | undefined {
  if (!/\p{Nd}/u.test(sign)) return undefined;
  const code = sign.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

function lettersOf(letter: string, signs: string): Record<string, string> {
  return Object.fromEntries([...signs].map((sign) => [sign, letter]));
}

function pairs(letters: string, latin: string): Record<string, string> {
  return Object.fromEntries([...letters].map((letter, index) => [letter, latin[index] ?? letter]));
}
