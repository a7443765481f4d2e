import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { judgeable, type LanguageModel, likenessOf, type ModelledLanguage } from './language-model.ts';

/** What the training command writes: bytes as base64, all of it packed. */
export type StoredModels = Record<ModelledLanguage, { letters: string; words: string; usualBits: number }>;

/** Written by server/bin/train-languages.ts; what it learned from stands there and in docs/engines-reviews.md. */
export const modelsFile = new URL('language-models.generated.json.br', import.meta.url);

export type Models = ReadonlyMap<ModelledLanguage, LanguageModel>;

let loaded: Models | undefined;

/** Unpacked by the first text that needs them. */
export function builtInModels(): Models {
  loaded ??= load();
  return loaded;
}

/** Words that no model can judge (other scripts, numbers) are not held against a text. */
const leastJudgeable = 1 / 2;

/** Whether folded words read like one of the languages; those of a text in another script always do. */
export function readsLikeLanguage(words: readonly string[], models = builtInModels()): boolean {
  const judged = judgeable(words);
  if (judged.length === 0 || judged.length < words.length * leastJudgeable) return true;
  const likeness = [...models].map(([language, model]) => likenessOf(language, model, judged));
  return Math.max(...likeness) >= leastLikeness(judged.length);
}

/** Measured, see docs/engines-reviews.md: few words scatter more. */
function leastLikeness(count: number): number {
  return 0.35 - 0.7 / Math.sqrt(count);
}

function load(): Models {
  const stored = JSON.parse(brotliDecompressSync(readFileSync(modelsFile)).toString()) as StoredModels;
  return new Map(
    Object.entries(stored).map(([language, { letters, words, usualBits }]) => [
      language as ModelledLanguage,
      { letters: Buffer.from(letters, 'base64'), words: Buffer.from(words, 'base64'), usualBits },
    ]),
  );
}
