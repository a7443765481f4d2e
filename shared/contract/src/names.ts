/** Controls, line and paragraph separators; what turns the reading direction or cannot be seen; Braille's blank. */
const unseen = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Emoji are joined and coloured by characters that cannot be seen either. */
const emoji =
  /\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*(?:\u200d\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*)*/gu;
/** Latin letters in disguise: mathematical, enclosed and full-width ones. */
const disguised = /[\u{1d400}-\u{1d7ff}\u24b6-\u24e9\u{1f130}-\u{1f189}\uff21-\uff3a\uff41-\uff5a]/u;
/** With a scheme, with `www.`, with a path, or with an @: no business is called that, though some are called mobile.de. */
const address =
  /(?:^|[^\p{L}\p{N}])(?:[a-z][a-z0-9+.-]{0,19}:\/\/|(?:https?|mailto|tel|javascript|data):(?=\S)|www\.)|[\p{L}\p{N}]\.\p{L}{2,24}(?::\d{1,5})?\/|\S@[^\s@]{1,254}\.\S/iu;
const word = /\p{L}[\p{L}\p{M}]*/gu;
const scripts: readonly (readonly [string, RegExp])[] = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Armenian',
  'Hebrew',
  'Arabic',
].map((name) => [name, new RegExp(`\\p{Script=${name}}`, 'u')]);
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
  if (hasUnseenCharacters(value) || disguised.test(value) || /\p{M}{4}/u.test(value)) return false;
  return !address.test(value) && !isPosing(value.normalize('NFC'));
}

/** Within a word letters come from one script; a word of lookalikes only is none of its own script's. */
function isPosing(value: string): boolean {
  return [...value.matchAll(word)].some(([letters]) => {
    const known = scripts.filter(([, script]) => script.test(letters));
    return known.length > 1 || lookalikes.test(letters);
  });
}
