import { withLatinLetters, withoutEnclosures, withoutShapes, withPlainLetters } from './look-alikes.ts';

/** What members read as ours. Nobody but us writes to them under it. */
const reserved = 'rezenso';
/**
 * What is read as a letter of it beyond its looks: transliterations, small capitals, turned letters, and the digits and
 * signs that people write in their place. It goes before the looks: Н looks like H, and is read as N.
 */
const readAs: Readonly<Record<string, string>> = {
  r: 'грѓʀɹɍɾяρɺɻɼɽɿʁꝛꞃꞧᵲᵳᶉꭇꭈꭉꭊꭋꭌᴙᴚ®',
  e: '3€еэєεɛəǝɜɇᴇҽ℮ɘɝɞᴈᶒᶓᶔᶕⱸⱻꬲꬳꬴꞓξҿϵ',
  z: '2зζʒƶʐʑɀᴢȥʓᵶᶎⱬꝣӡ',
  n: 'нпνηɴɲŋƞɳᵰᶇꞑꞥꬻꬼȵиռ',
  s: '5$ѕсσςꜱʂƨßȿ§ꞩꞅʃᵴᶊꟊꟉ',
  o: '0оοөɵøᴏọ¤օӧ°ꝋꝍꬽⱺᴑᴓ',
};
/** Words that may make it up, some of them doubled. */
const mostPieces = 2 * reserved.length;
const letterOf = new Map(
  Object.entries(readAs).flatMap(([letter, looks]) => [...looks.toLowerCase()].map((look) => [look, letter] as const)),
);

/**
 * Whether a name, or names that are read together, pose as Rezenso: with signs for letters, with letters doubled, with
 * blanks or points between them, with anything before or behind. Only administrators may be called that.
 */
export function isReservedName(...parts: readonly string[]): boolean {
  const words = skeletonOf(parts.join(' '))
    .split(/[^\p{L}\p{N}]+/u)
    .map(withoutDoubles)
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

/** What is left of a text for a reader in a hurry: compatible forms and marks first, then signs, then letters. */
function skeletonOf(text: string): string {
  const visible = text.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
  const letters = withoutShapes(withoutEnclosures(visible)).toLowerCase();
  const read = [...letters].map((letter) => letterOf.get(letter) ?? letter).join('');
  return withPlainLetters(withLatinLetters(read)).toLowerCase();
}

function withoutDoubles(word: string): string {
  return word.replace(/(.)\1+/gu, '$1');
}
