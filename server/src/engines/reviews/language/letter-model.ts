/** Letters a to z, and the edge of a word as the first. */
const letters = 27;
const trigrams = letters ** 3;
/** One step of the stored values. */
const bitsPerStep = 1 / 16;

/** How many bits the letters of a language take, each after the two before it. */
export type LetterModel = Uint8Array;

/** Whether a folded word consists of what the model knows. */
export function isLatin(word: string): boolean {
  return /^[a-z]+$/.test(word);
}

/** Mean bits per letter of a folded Latin word: about 3 for words of the language, 5 and more for anything else. */
export function bitsOf(model: LetterModel, word: string): number {
  let steps = 0;
  let count = 0;
  for (const place of placesOf(word)) {
    steps += model[place] ?? 0;
    count += 1;
  }
  return (steps * bitsPerStep) / count;
}

/** Learns from the different words of a language. Rare contexts borrow from shorter ones (Witten and Bell 1991). */
export function learnLetters(words: Iterable<string>): LetterModel {
  const three = new Float64Array(trigrams);
  for (const word of words) for (const place of placesOf(word)) three[place] = (three[place] ?? 0) + 1;
  const two = foldedInto(three, letters ** 2);
  const one = foldedInto(two, letters);
  const all = one.reduce((sum, count) => sum + count, 0);
  const model = new Uint8Array(trigrams);
  for (let place = 0; place < trigrams; place += 1) {
    const single = ((one[place % letters] ?? 0) + 0.5) / (all + letters / 2);
    const double = borrow(two, place % letters ** 2, single);
    const bits = -Math.log2(borrow(three, place, double));
    model[place] = Math.min(255, Math.round(bits / bitsPerStep));
  }
  return model;
}

/** How strongly a context leans on the shorter one. */
const borrowed = 5;

function borrow(counts: Float64Array, place: number, shorter: number): number {
  const first = place - (place % letters);
  const total = counts.subarray(first, first + letters).reduce((sum, count) => sum + count, 0);
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

function* placesOf(word: string): Generator<number> {
  let context = 0;
  for (const letter of `${word} `) {
    const code = letter === ' ' ? 0 : letter.charCodeAt(0) - 96;
    const place = context * letters + code;
    yield place;
    context = place % letters ** 2;
  }
}
