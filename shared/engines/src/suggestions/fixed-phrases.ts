import { isInflectedAdjective, nounOf } from '../german/index.ts';

/**
 * Phrases in which a small word is a noun whatever stands around them, with a '*' before it. Only such as mean one thing: 'das mal' may
 * be 'das mal probiert', and 'bei weitem' is right in small letters, too.
 */
const firm = `auf jeden *fall, auf keinen *fall, auf alle *fälle, in jedem *fall, in diesem *fall, in keinem *fall, für den *fall,
im *großen und *ganzen, im *grossen und *ganzen, zum *glück, zum *teil, zum *schluss, zum *beispiel, aus *versehen, mit *absicht,
mit *abstand, mit *sicherheit, in *ordnung, in der *regel, in *kürze, in *ruhe, in aller *ruhe, im *endeffekt, im *nachhinein, im *voraus,
im *ernst, am *anfang, am *ende, von *anfang an, von *anfang bis *ende, auf *anhieb, auf *dauer, auf den ersten *blick, ohne *zweifel,
ohne *frage, zu *hause, nach *hause, zu *fuß, zu *fuss, vor *ort, an *ort und *stelle, *schritt für *schritt, aufs *neue, fürs *erste,
ein paar *mal, mit einem *mal, das eine *mal, ein anderes *mal, jedes *mal, dieses *mal, voriges *mal, das erste *mal, das zweite *mal, das dritte *mal,
das vierte *mal, das letzte *mal, das nächste *mal, das einzige *mal, beim einzigen *mal, beide *male, viele *male,
mehrere *male, einige *male, etliche *male`;

/** The same where no noun follows: 'im allgemeinen Wartezimmer' speaks of a room. */
const loose = `im *allgemeinen, im *wesentlichen, im *übrigen, des *weiteren, etwas *besonderes, was *besonderes, nichts *besonderes,
nichts *neues, alles *gute`;

interface Phrase {
  readonly words: readonly string[];
  /** Places of the nouns in it. */
  readonly nouns: readonly number[];
  readonly isLoose: boolean;
}

const phrases: ReadonlyMap<string, readonly Phrase[]> = Map.groupBy(
  [...read(firm, false), ...read(loose, true)],
  ({ words }) => words[0] ?? '',
);

function read(list: string, isLoose: boolean): Phrase[] {
  return list.split(/,\s+/).map((phrase) => {
    const words = phrase.split(/\s+/);
    const nouns = words.flatMap((word, at) => (word.startsWith('*') ? [at] : []));
    return { words: words.map((word) => word.replace('*', '')), nouns, isLoose };
  });
}

/**
 * Which words of a note stand in a phrase, by their place, and whether they are its nouns.
 * @param tokens as written @param words the same in small letters, without punctuation
 */
export function nounsOfPhrases(tokens: readonly string[], words: readonly string[]): ReadonlyMap<number, boolean> {
  const found = new Map<number, boolean>();
  for (const [at, word] of words.entries())
    for (const phrase of phrases.get(word) ?? [])
      if (stands(phrase, tokens, words, at))
        for (const place of phrase.words.keys()) {
          const isNoun = phrase.nouns.includes(place) || found.get(at + place) === true;
          found.set(at + place, isNoun);
        }
  return found;
}

function stands({ words: told, isLoose }: Phrase, tokens: readonly string[], words: readonly string[], at: number) {
  if (!told.every((word, step) => words[at + step] === word)) return false;
  // 'Das nächste, mal sehen' goes on with something else.
  const inner = tokens.slice(at, at + told.length - 1);
  if (inner.some((token) => /[^\p{L}]$/u.test(token))) return false;
  const next = words[at + told.length] ?? '';
  const endsHere = /[^\p{L}]$/u.test(tokens[at + told.length - 1] ?? '');
  if (!isLoose || endsHere) return true;
  // Two adjectives before one noun end alike: 'im allgemeinen großen Raum', but 'im Allgemeinen gute Stimmung'.
  return isInflectedAdjective(next) ? !next.endsWith((told.at(-1) ?? '').slice(-2)) : !nounOf(next);
}
