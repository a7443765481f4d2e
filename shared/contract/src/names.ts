/** Controls, line and paragraph separators; what turns the reading direction or cannot be seen; Braille's blank. */
const unseen = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Emoji are joined and coloured by characters that cannot be seen either. */
const emoji =
  /\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*(?:\u200d\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*)*/gu;
/** Symbols that stand for Latin letters and are written as such: ™, ª, №, ﬁ, ㎡. */
const honestSymbols = /[™℠ªº№℃℉ĲĳĿŀŉſǄ-ǌǱ-ǳﬀ-ﬆ㍱-㏿]|\p{Lm}/u;
/**
 * With a scheme or the slashes behind it, with `www.`, with a port or a path, as numbers, or with an @: no business is called
 * that, though some are called mobile.de.
 */
const address =
  /(?:^|[^\p{L}\p{N}])(?:[a-z][a-z0-9+.-]{0,19}:\/\/|(?:https?|mailto|tel|javascript|data):(?=\S)|\/\/(?=\S)|www\.)|[\p{L}\p{N}]\.(?:\p{L}{2,24}|xn--[a-z0-9-]{1,59})\.?(?::\d|[/\\#]|\?\S)|(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)|\S@[^\s@]{1,254}\.\S/iu;
/** What browsers take for a dot in a host (IDNA, UTS #46; the full-width ones become one of these by NFKC), or people do. */
const dots = /[\u3002\uff61\u0701\u0702\ua4f8\ua60e]/g;
/** What people take for the other signs of an address: fraction and division slashes, drawn ones, ratios, raised colons. */
const slashes = /[\u2044\u2215\u29f8\u2571\u2afd\u2cc6\u1735]/g;
const colons = /[\u2236\ua789\u02d0\u205a\u0589\u05c3]/g;
/** A name of the web by its ending: those that people know as such, without the titles and first names among the others. */
const domain =
  /[\p{L}\p{N}]\.(?:com|net|org|info|biz|eu|de|at|ch|li|lu|fr|it|es|nl|be|uk|us|ca|io|co|ai|app|dev|shop|store|online|site|website|xyz|top|club|live|me|tv|to|cc|ru|su|cn|pl|cz|dk|se|no|fi|pt|gr|ro|hu|tr|in|link|click|page|cloud|web|gmbh|berlin|xn--[a-z0-9-]{1,59})(?![\p{L}\p{N}])/iu;
/** Letters in circles and squares that no normal form takes out; a single one is an emoji, as of a car park. */
const enclosing =
  /(?:[\p{L}\p{N}]|[\u{1f150}-\u{1f189}]\ufe0f?)[\u{1f150}-\u{1f189}]|[\u{1f150}-\u{1f189}]\ufe0f?[\p{L}\p{N}]/u;
/** Digits of another script in a Latin word. */
const foreignDigit = /\p{Script=Latin}(?!\d)\p{Nd}|(?!\d)\p{Nd}\p{Script=Latin}/u;
/** Latin letters of medieval hands, old spellings and phonetics, and small capitals: they have no readers here either. */
const scholarly = /[\u1d00-\u1d2b\ua722-\ua787\ua78b-\ua7ff\uab30-\uab6f]/u;
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

/** Whether anything of a text can be seen: a letter, a sign, an emoji. */
export function isSeen(value: string): boolean {
  return [...value].some((character) => character.trim() !== '' && !unseen.test(character));
}

/**
 * Whether `value` can stand for a name in other people's pages, subjects and mails: one line, nothing that cannot be
 * seen, no address of the web or of mail, no letters of another script that pose as Latin ones (after Unicode TS #39).
 */
export function isName(value: string): boolean {
  if (hasUnseenCharacters(value) || /\p{M}{4}/u.test(value) || isDisguised(value)) return false;
  const plain = plainForm(value);
  return !address.test(plain) && !isPosing(plain);
}

/** Whether `value` can name a person: a company may be called like its domain, nobody's first name is one. */
export function isPersonName(value: string): boolean {
  return isName(value) && !domain.test(plainForm(value));
}

/** As browsers and people read an address in it. */
function plainForm(value: string): string {
  return value.normalize('NFKC').replace(dots, '.').replace(slashes, '/').replace(colons, ':');
}

/** Latin letters in disguise: mathematical, enclosed, full-width ones and the like. */
function isDisguised(value: string): boolean {
  if (enclosing.test(value) || foreignDigit.test(value) || scholarly.test(value)) return true;
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
