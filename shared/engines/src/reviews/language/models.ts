import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { wordsOf } from '../duplicates/word-share.ts';
import { isDummyText } from './dummy-text.ts';
import { judgeable, type LanguageModel, likenessOf, type ModelledLanguage } from './language-model.ts';
import { scriptOf, writingOf } from './scripts.ts';
import { looksWritten } from './unmodelled.ts';

/** What the training command writes: bytes as base64, all of it packed. */
export type StoredModels = Record<
  ModelledLanguage,
  { alphabet: string; letters: string; words: string; usualBits: number }
>;

/** Written by shared/engines/bin/train-languages.ts; what it learned from stands there and in docs/engines-reviews.md. */
export const modelsFile = new URL('language-models.generated.json.br', import.meta.url);

export type Models = ReadonlyMap<ModelledLanguage, LanguageModel>;

let loaded: Models | undefined;

/** Unpacked by the first text that needs them. */
export function builtInModels(): Models {
  loaded ??= load();
  return loaded;
}

/** Of what is written in letters this much must be judgeable: single letters are no language. */
const leastJudgeable = 1 / 2;

/** Whether a text reads like one of the languages, when it has letters at all; one in a script without a model only has to look written. */
export function readsLikeLanguage(text: string, models = builtInModels()): boolean {
  if (!/\p{L}/u.test(text)) return true;
  const { isUnspaced, isUnknown } = writingOf(text);
  return isUnspaced || isUnknown ? looksWritten(text) : languagesOf(text, models).length > 0;
}

/** The languages that a text reads like, of those whose letters it is written in. */
export function languagesOf(text: string, models = builtInModels()): ModelledLanguage[] {
  const words = wordsOf(text).filter((word) => /\p{L}/u.test(word));
  const judged = judgeable(words);
  if (judged.length === 0 || judged.length < words.length * leastJudgeable) return [];
  if (isDummyText(judged)) return [];
  const { modelled } = writingOf(text);
  return [...models]
    .filter(([language]) => modelled.has(scriptOf(language)))
    .filter(([language, model]) => likenessOf(language, model, judged) >= leastLikeness(language, model, judged.length))
    .map(([language]) => language);
}

/** By how much a text must be more like another language than like German, which borrows many words. None of 2,188 German hotel reviews is taken for another. */
const surelyForeign = 0.3;

/** So much of a text tells its language, and all of a long one would take ten times as long. */
const tellingLetters = 400;

/** Whether a text is surely written in another language than German, by its beginning. */
export function isInAnotherLanguage(whole: string, models = builtInModels()): boolean {
  const text = whole.slice(0, tellingLetters);
  if (!/\p{L}/u.test(text)) return false;
  const { isUnspaced, isUnknown } = writingOf(text);
  if (isUnspaced || isUnknown) return looksWritten(text);
  const others = languagesOf(text, models).filter((language) => language !== 'de');
  if (others.length === 0) return false;
  const words = judgeable(wordsOf(text));
  const likeness = (language: ModelledLanguage) => {
    const model = models.get(language);
    return model ? likenessOf(language, model, words) : Number.NEGATIVE_INFINITY;
  };
  return Math.max(...others.map(likeness)) - likeness('de') >= surelyForeign;
}

/** A model that knows fewer words finds more of them strange; in letters of its own there is little else it could be. */
const lenience = { latin: 0.7, otherScript: 1.2, fewWords: 1.2 };
/** Bytes of the set of words. */
const fewWords = 3_000;

/** Measured, see docs/engines-reviews.md: few words of a text scatter more. */
function leastLikeness(language: ModelledLanguage, model: LanguageModel, count: number): number {
  return 0.35 - (0.7 + lenienceOf(language, model)) / Math.sqrt(count);
}

function lenienceOf(language: ModelledLanguage, { words }: LanguageModel): number {
  if (language === 'de') return 0;
  if (words.length < fewWords) return lenience.fewWords;
  return scriptOf(language) === 'Latin' ? lenience.latin : lenience.otherScript;
}

function load(): Models {
  const stored: StoredModels = JSON.parse(brotliDecompressSync(readFileSync(modelsFile)).toString());
  return new Map(
    Object.entries(stored).map(([language, { alphabet, letters, words, usualBits }]) => [
      language as ModelledLanguage,
      { letters: { alphabet, steps: Buffer.from(letters, 'base64') }, words: Buffer.from(words, 'base64'), usualBits },
    ]),
  );
}
