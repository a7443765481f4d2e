/** The same letter twice by chance: languages 0.05 and more, letters at random from an alphabet of thirty 0.03. */
const leastCoincidence = 0.036;
/** Neighbours in the order of their codes, of kana with a small one in between: alphabets in a row. */
const mostInOrder = 0.3;
/** Fewer letters tell nothing of how often each comes. */
const fewestLetters = 28;
/** Words of a language are neither all of one letter nor without end. */
const wordLength = { least: 1.8, most: 16 };
/** Of ideographs and syllables a dictionary joins this much into words; of random ones less. */
const leastJoined = 0.3;
/** As much of a Chinese or Japanese sentence is what holds it together. */
const leastGlue = 0.07;
/** Chinese: particles, pronouns, measure words, and what judges. Japanese: all of hiragana. */
const glue =
  /[\p{Script=Hiragana}的了是很不我们們在有也都就和来來去到说說要会會着著没沒好上这這那个個他她它把被给給对對从從比让讓还還再又才最更太非常吧呢吗嗎啊过過能可以后後因为為所但而且之等]/gu;
const thai = /[\p{Script=Thai}]/gu;
/** What holds Thai sentences together, negates, points, asks and judges; of people's words a fifth and more. */
const thaiGlue = new Set(
  `มาก ดี ไม่ มา ไป ที่ แต่ จะ กับ การ และ ก็ ได้ ให้ เป็น มี ของ ใน นี้ นั้น คน ครับ ค่ะ ตาม กัน ไว้ แล้ว อีก หน่อย เลย ต้อง
  เรา ผม ฉัน เขา เพราะ ถ้า จาก ถึง อยู่ กว่า ด้วย ทุก ๆ ว่า หรือ ยัง เคย ซึ่ง โดย ทำ ความ น่า`.split(/\s+/),
);
const leastThaiGlue = 1 / 10;
/** A letter alone is what a dictionary leaves over where it finds no word. */
const mostThaiRests = 1 / 12;
/** Fewer words tell nothing of how often they come. */
const fewestThaiWords = 6;
const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;

/** A sign without a letter, twice on one, or three of them. */
const impossibleMarks = /(?<![\p{L}\p{M}])\p{M}|(\p{M})\1|\p{M}{4}/u;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Words of scripts that put no blanks between them, by ICU's dictionaries. */
export function segmentsOf(text: string): string[] {
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

/**
 * Whether a text in a script that no model knows looks written: by what can be told without a language. Letters come
 * unequally often in every one, not in the order of an alphabet, in words of some length, and signs that need a
 * letter before them have one.
 */
export function looksWritten(text: string): boolean {
  const ideographs = text.match(ideograph)?.length ?? 0;
  const letters = text.match(/[\p{L}\p{M}]/gu) ?? [];
  if (ideographs > letters.length / 2) return looksEastAsian(text, ideographs);
  if ((text.match(thai)?.length ?? 0) > letters.length / 2 && !looksThai(text)) return false;
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const length = words.reduce((sum, word) => sum + word.length, 0) / words.length;
  const isSpaced = !/[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(text);
  if (isSpaced && (length < wordLength.least || length > wordLength.most)) return false;
  // Where vowels are signs on letters there are too many to count; those at random stand where none can.
  const hasMarks = /\p{M}/u.test(text);
  if (hasMarks && impossibleMarks.test(text)) return false;
  const isCounted = !hasMarks && letters.length >= fewestLetters;
  return !isInOrder(letters) && (!isCounted || coincidence(letters) >= leastCoincidence);
}

/** Syllables at random are broken by a dictionary into what are no words, and hold no sentence together. */
function looksThai(text: string): boolean {
  const words = segmentsOf(text);
  if (words.length < fewestThaiWords) return true;
  const held = words.filter((word) => thaiGlue.has(word)).length;
  const rests = words.filter((word) => word.length === 1 && /\p{Lo}/u.test(word)).length;
  return held >= words.length * leastThaiGlue && rests <= words.length * mostThaiRests;
}

function looksEastAsian(text: string, ideographs: number): boolean {
  const bare = text.match(ideograph)?.join('') ?? '';
  const joined = segmentsOf(bare).filter((word) => word.length > 1);
  const inWords = joined.reduce((sum, word) => sum + word.length, 0);
  const held = text.match(glue)?.length ?? 0;
  return inWords / ideographs >= leastJoined && held / ideographs >= leastGlue && !isInOrder([...bare]);
}

function isInOrder(letters: readonly string[]): boolean {
  let steps = 0;
  for (let index = 1; index < letters.length; index += 1) {
    const step = codeAt(letters, index) - codeAt(letters, index - 1);
    if (step !== 0 && Math.abs(step) <= 2) steps += 1;
  }
  return steps > letters.length * mostInOrder;
}

function codeAt(letters: readonly string[], index: number): number {
  return letters[index]?.codePointAt(0) ?? 0;
}

/** Friedman's index of coincidence, 1922. */
function coincidence(letters: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  let pairs = 0;
  for (const count of counts.values()) pairs += count * (count - 1);
  return pairs / (letters.length * (letters.length - 1));
}
