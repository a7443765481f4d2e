/** Controls, line and paragraph separators; what turns the reading direction or cannot be seen; Braille's blank. */
const unseen = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Emoji are joined and coloured by characters that cannot be seen either. */
const emoji =
  /\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*(?:\u200d\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*)*/gu;
/** Symbols that stand for Latin letters and are written as such: ™, ª, №, ﬁ, ㎡. */
const honestSymbols = /[™℠ªº№℃℉ĲĳĿŀŉſǄ-ǌǱ-ǳﬀ-ﬆ㍱-㏿]|\p{Lm}/u;
/** With a scheme, with `www.`, with a path, as numbers, or with an @: no business is called that, though some are called mobile.de. */
const address =
  /(?:^|[^\p{L}\p{N}])(?:[a-z][a-z0-9+.-]{0,19}:\/\/|(?:https?|mailto|tel|javascript|data):(?=\S)|www\.)|[\p{L}\p{N}]\.(?:\p{L}{2,24}|xn--[a-z0-9-]{1,59})(?::\d{1,5})?(?:[/#]|\?\S)|(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)|\S@[^\s@]{1,254}\.\S/iu;
/** What browsers take for a dot in a host (IDNA, UTS #46); the full-width ones become one of these by NFKC. */
const dots = /[\u3002\uff61]/g;
const word = /\p{L}[\p{L}\p{M}]*/gu;
/** The scripts in everyday use (Unicode UAX #31, table 5); letters of others have no readers here, but many look Latin. */
const scripts: readonly RegExp[] = [
  ...['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Ethiopic', 'Thaana', 'Devanagari'],
  ...['Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Thai', 'Lao'],
  ...['Tibetan', 'Myanmar', 'Khmer'],
].map((name) => new RegExp(`\\p{Script=${name}}`, 'u'));
/** East Asian ones stand beside each other and Latin in one word. */
const mixing =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]/u;
/** Greek and Cyrillic letters that look like Latin ones (Unicode's confusables.txt). */
const lookalikes = /^[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧανιορυχАВЕЅІЈКМНОРСТУХаеорсухіјѕһԁԛԝѵ\p{M}]+$/u;

/** Whether `value` holds anything that cannot be seen or breaks the line, emoji apart. */
export function hasUnseenCharacters(value: string): boolean {
  return unseen.test(value.replace(emoji, '')) || !value.isWellFormed();
}

/**
 * Whether `value` can stand for a name in other people's pages, subjects and mails: one line, nothing that cannot be
 * seen, no address of the web or of mail, no letters of another script that pose as Latin ones (after Unicode TS #39).
 */
export function isName(value: string): boolean {
  if (hasUnseenCharacters(value) || /\p{M}{4}/u.test(value) || isDisguised(value)) return false;
  const plain = value.normalize('NFKC').replace(dots, '.');
  return !address.test(plain) && !isPosing(plain);
}

/** Latin letters in disguise: mathematical, enclosed, full-width ones and the like. */
function isDisguised(value: string): boolean {
  const others = value.match(/[^\p{ASCII}]/gu) ?? [];
  return others.some((character) => /[a-z]/i.test(character.normalize('NFKC')) && !honestSymbols.test(character));
}

/** Within a word letters come from one script; a word of lookalikes only is none of its own script's. */
function isPosing(value: string): boolean {
  return [...value.matchAll(word)].some(([letters]) => {
    if (/^\p{ASCII}+$/u.test(letters)) return false;
    const known = scripts.filter((script) => script.test(letters));
    return known.length > 1 || lookalikes.test(letters) || hasUnknownLetter(letters, known);
  });
}

function hasUnknownLetter(letters: string, known: readonly RegExp[]): boolean {
  return [...letters].some((letter) => !mixing.test(letter) && !known.some((script) => script.test(letter)));
}
