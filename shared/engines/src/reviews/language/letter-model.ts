/** The edge of a word is the first class, letters that the alphabet lacks are the last. */
const edge = 0;
/** A script of thousands of letters is learned by its commonest. */
const mostLetters = 40;
/** One step of the stored values. */
const bitsPerStep = 1 / 16;

/** How many bits the letters of a language take, each after the two before it. */
export interface LetterModel {
  /** The language's letters as its folded words have them. */
  alphabet: string;
  steps: Uint8Array;
}

/** Whether a folded word consists of letters. */
export function isSpelled(word: string): boolean {
  return /^\p{L}[\p{L}\p{M}]*$/u.test(word);
}

/** Mean bits per letter of a folded word: about 3 for words of the language, 5 and more for anything else. */
export function bitsOf({ alphabet, steps }: LetterModel, word: string): number {
  let sum = 0;
  let count = 0;
  for (const place of placesOf(alphabet, word)) {
    sum += steps[place] ?? 0;
    count += 1;
  }
  return (sum * bitsPerStep) / count;
}

/** Learns from the different words of a language. Rare contexts borrow from shorter ones (Witten and Bell 1991). */
export function learnLetters(words: Iterable<string>): LetterModel {
  const learned = [...words];
  const alphabet = alphabetOf(learned);
  const classes = classesOf(alphabet);
  const three = new Float64Array(classes ** 3);
  for (const word of learned) for (const place of placesOf(alphabet, word)) three[place] = (three[place] ?? 0) + 1;
  const two = foldedInto(three, classes ** 2);
  const one = foldedInto(two, classes);
  const all = one.reduce((sum, count) => sum + count, 0);
  const steps = new Uint8Array(classes ** 3);
  for (let place = 0; place < steps.length; place += 1) {
    const single = ((one[place % classes] ?? 0) + 0.5) / (all + classes / 2);
    const double = borrow(two, place % classes ** 2, single, classes);
    const bits = -Math.log2(borrow(three, place, double, classes));
    steps[place] = Math.min(255, Math.round(bits / bitsPerStep));
  }
  return { alphabet, steps };
}

/** How strongly a context leans on the shorter one. */
const borrowed = 5;

function borrow(counts: Float64Array, place: number, shorter: number, classes: number): number {
  const first = place - (place % classes);
  let total = 0;
  for (let next = first; next < first + classes; next += 1) total += counts[next] ?? 0;
  return ((counts[place] ?? 0) + borrowed * shorter) / (total + borrowed);
}

/** The counts without their first letter. */
function foldedInto(counts: Float64Array, size: number): Float64Array {
  const folded = new Float64Array(size);
  counts.forEach((count, place) => {
    folded[place % size] = (folded[place % size] ?? 0) + count;
  });
  return folded;
}

/** The commonest letters, in the order of their codes. */
function alphabetOf(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words)
    for (let index = 0; index < word.length; index += 1)
      counts.set(word.charAt(index), (counts.get(word.charAt(index)) ?? 0) + 1);
  const common = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, mostLetters);
  return common
    .map(([letter]) => letter)
    .toSorted()
    .join('');
}

function classesOf(alphabet: string): number {
  return alphabet.length + 2;
}

function* placesOf(alphabet: string, word: string): Generator<number> {
  const classes = classesOf(alphabet);
  let context = edge;
  for (let index = 0; index <= word.length; index += 1) {
    const known = index < word.length ? alphabet.indexOf(word.charAt(index)) : -1;
    const code = index === word.length ? edge : known < 0 ? classes - 1 : known + 1;
    const place = context * classes + code;
    yield place;
    context = place % classes ** 2;
  }
}
