type Rule = readonly [name: string, value: number, steps: readonly number[]];

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const any = [0.001];

/** Habits that a text shows whether or not it has capitals and full stops, as a list of reached steps ('commas>=0.06'). */
export function habitsOf(text: string, familiar: ReadonlySet<string>): string[] {
  const words = text.match(/\p{L}+/gu) ?? [];
  const rules = [
    ...commaRules(text, Math.max(1, words.length)),
    ...signRules(text, Math.max(1, words.length)),
    ...sentenceRules(text),
    ...wordRules(text, words, familiar),
  ];
  return rules.flatMap(([name, value, steps]) =>
    steps.filter((step) => value >= step).map((step) => `${name}>=${step}`),
  );
}

/** Who is asked to sound like a customer still sets commas where people leave them out. */
function commaRules(text: string, words: number): Rule[] {
  const set = /, (?:dass|weil|wenn|obwohl|damit|wo|ob|aber|sondern|die|der|das|was|und)(?!\p{L})/gu;
  return [
    ['commaBeforeClause', count(text, set) / words, [0.01, 0.03, 0.06]],
    ['clauseWithoutComma', count(text, /[\p{L}\d] (?:dass|weil|obwohl|sondern)(?!\p{L})/gu), [1, 2]],
    ['butWithoutComma', count(text, /[\p{L}\d] aber(?!\p{L})/gu), [1, 2]],
    ['commas', count(text, /,/g) / words, [0.03, 0.06, 0.09, 0.12]],
  ];
}

function signRules(text: string, words: number): Rule[] {
  return [
    ['dots', count(text, /\.\.+|…/g), [1, 2]],
    ['shouting', count(text, /[!?]{2,}/g), [1]],
    ['twoSpaces', count(text, /\S {2}\S/g), [1]],
    ['lines', count(text, /\n/g), [1, 3]],
    ['noSpaceAfter', count(text, /[,.!?;:]\p{L}/gu), [1, 2]],
    ['spaceBefore', count(text, / [,.!?;:]/g), [1, 2]],
    ['apostrophes', count(text, /\p{L}['’]s(?!\p{L})/gu), [1, 2]],
    ['colons', count(text, /: /g), [1, 2]],
    ['dashes', count(text, / [–-] /g), [1]],
    ['brackets', count(text, /\(/g), [1]],
    ['slashes', count(text, /\//g), [1]],
    ['quotes', count(text, /["„“]/g), [1]],
    ['emojis', count(text, /\p{Extended_Pictographic}/gu), [1, 2]],
    ['smileys', count(text, /[:;]-?[)(D]/g), [1]],
    ['exclamations', count(text, /!/g) / words, [...any, 0.03, 0.08]],
    ['numbers', count(text, /\d+/g) / words, [...any, 0.03]],
    ['openEnd', /[.!?…)☺]\s*$/u.test(text) ? 0 : 1, [1]],
    ['noSigns', /[.,!?]/.test(text) ? 0 : 1, [1]],
  ];
}

function sentenceRules(text: string): Rule[] {
  const sentences = text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.trim() !== '');
  const lengths = sentences.map((sentence) => sentence.match(/\S+/g)?.length ?? 0);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const variance = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / Math.max(1, lengths.length);
  const small = sentences.filter((sentence) => /^\p{Ll}/u.test(sentence)).length;
  return [
    ['unevenSentences', lengths.length > 1 ? Math.sqrt(variance) / mean : 0, [0.2, 0.4, 0.6, 0.8]],
    ['shortestSentence', Math.min(...lengths, 99), [3, 5, 8]],
    ['longestSentence', Math.max(...lengths, 0), [10, 15, 20, 25, 30, 40]],
    ['smallStarts', small, [1, 2]],
  ];
}

function wordRules(text: string, words: readonly string[], familiar: ReadonlySet<string>): Rule[] {
  const all = Math.max(1, words.length);
  const share = (pattern: RegExp): number => words.filter((word) => pattern.test(word)).length / all;
  const strange = words.filter((word) => /^\p{Ll}/u.test(word) && !familiar.has(word)).length / all;
  return [
    ['und', share(/^und$/i), [0.02, 0.04, 0.06, 0.08]],
    ['sehr', share(/^sehr$/i), [...any, 0.03, 0.06]],
    ['ich', share(/^ich$/i), [...any, 0.03, 0.06]],
    ['wir', share(/^(?:wir|uns)$/i), [...any, 0.04]],
    ['shouted', words.filter((word) => /^\p{Lu}{2,}$/u.test(word)).length, [1, 2]],
    ['meanWord', words.join('').length / all, [4, 4.5, 5, 5.5, 6, 6.5, 7]],
    ['allSmall', text === text.toLowerCase() ? 1 : 0, [1]],
    ['strangeSmall', strange, [0.05, 0.1, 0.15, 0.2, 0.3]],
    ['capitals', share(/^\p{Lu}/u), [0.1, 0.15, 0.2, 0.25, 0.3, 0.4]],
  ];
}
