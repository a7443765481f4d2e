/** What members read as ours. Nobody but us writes to them under it. */
const reserved = 'rezenso';
/**
 * What is read as a letter of it: transliterations and lookalikes (Unicode's confusables.txt), small capitals, turned letters
 * and the digits and signs that people write in their place. Letters with marks come apart by themselves.
 */
const readAs: Readonly<Record<string, string>> = {
  r: 'ŗгрѓʀɹɍɾяρ',
  e: '3€еэєεɛəǝɜɇᴇҽ℮',
  z: '2зζʒƶʐʑɀᴢȥ',
  n: 'нпνηɴɲŋƞɳ',
  s: '5$ѕсσςꜱʂƨßȿ§',
  o: '0оοөɵøᴏọ¤օӧ°',
};
/** Words that may make it up, some of them doubled. */
const mostPieces = 2 * reserved.length;
const letterOf = new Map(
  Object.entries(readAs).flatMap(([letter, looks]) => [...looks].map((look) => [look, letter] as const)),
);

/**
 * Whether a name, or names that are read together, pose as Rezenso: with signs for letters, with letters doubled, with
 * blanks or points between them, with anything before or behind. Only administrators may be called that.
 */
export function isReservedName(...parts: readonly string[]): boolean {
  const words = parts
    .join(' ')
    .split(/[^\p{L}\p{M}\p{N}$€§¤°℮]+/u)
    .map(readableForm)
    .filter(Boolean);
  if (words.some((word) => word.includes(reserved))) return true;
  return words.some((_, first) => spells(words.slice(first, first + mostPieces)));
}

/** Whether the first words say it together, letter by letter or in pieces. */
function spells(words: readonly string[]): boolean {
  let said = '';
  for (const word of words) {
    said = withoutDoubles(said + word);
    if (said === reserved) return true;
    if (!reserved.startsWith(said)) return false;
  }
  return false;
}

function readableForm(word: string): string {
  const letters = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return withoutDoubles([...letters].map((letter) => letterOf.get(letter) ?? letter).join(''));
}

function withoutDoubles(word: string): string {
  return word.replace(/(.)\1+/gu, '$1');
}
