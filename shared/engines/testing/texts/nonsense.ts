import { functionWordsOf } from '../../src/reviews/text/common-words.ts';

type Random = () => number;

const lorem =
  `lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore
magna aliqua enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo consequat duis aute
irure in reprehenderit voluptate velit esse cillum eu fugiat nulla pariatur excepteur sint occaecat cupidatat non proident
sunt culpa qui officia deserunt mollit anim id est laborum`.split(/\s+/);
const consonants = [...'bdfghklmnprstvwz'];
const vowels = [...'aeiou'];
const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];

/** Words that mean nothing, by kind: one at a time. `real` are words of a language. */
export const nonsenseWords: Record<string, (random: Random, real: readonly string[]) => string> = {
  lorem: (random) => pick(lorem, random),
  'doubled syllables': (random) => {
    const syllable = pick([...consonants, 'bl', 'tr', ''], random) + pick(vowels, random);
    return syllable + syllable;
  },
  'syllable salad': (random) => several(2, 4, random, () => pick(consonants, random) + pick(vowels, random)),
  'closed syllables': (random) =>
    several(
      1,
      3,
      random,
      () => pick(consonants, random) + pick(vowels, random) + (random() < 0.5 ? pick(consonants, random) : ''),
    ),
  'syllables of real words': (random, real) =>
    several(2, 3, random, () => pick(syllablesIn(pick(real, random)), random)),
  'shuffled letters': (random, real) => [...pick(real, random)].toSorted(() => random() - 0.5).join(''),
  'random letters': (random) => several(3, 9, random, () => pick(alphabet, random)),
};

/** A text of nonsense, with a part (0-1) of German words that hold sentences together. */
export function nonsense(kind: string, words: number, part: number, random: Random, real: readonly string[]): string {
  const word = nonsenseWords[kind];
  if (!word) throw new Error(`There is no nonsense called ${kind}`);
  return Array.from({ length: words }, () =>
    random() < part ? pick(functionWordsOf(), random) : word(random, real),
  ).join(' ');
}

/** Reproducible (Numerical Recipes' linear congruential generator). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function pick<T>(from: readonly T[], random: Random): T {
  return from[Math.floor(random() * from.length)] as T;
}

function several(least: number, most: number, random: Random, part: () => string): string {
  return Array.from({ length: least + Math.floor(random() * (most - least + 1)) }, part).join('');
}

function syllablesIn(word: string): string[] {
  return word.match(/[^aeiou]*[aeiou]+(?:[^aeiou](?![aeiou]))?/g) ?? [word];
}
