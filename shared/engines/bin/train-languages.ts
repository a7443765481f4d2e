/**
 * Learns anew how words of the languages are spelled, by which nonsense is told from a review:
 * `npx node shared/engines/bin/train-languages.ts <labelled.csv>`. Words come from the translations of OpenStreetMap's tagging schema
 * (ISC licence), the German ones also from the labelled reviews, and lists that were written by hand.
 */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { readLabelledReviews } from '../bench/reviews/labelled-reviews.ts';
import { schemaTexts } from '../bench/reviews/schema-texts.ts';
import { functionWordsIn, otherLanguages } from '../src/reviews/language/function-words/function-words.ts';
import type { ModelledLanguage } from '../src/reviews/language/language-model.ts';
import { learnableWords, learnLanguage } from '../src/reviews/language/learn-language.ts';
import { modelsFile, type StoredModels } from '../src/reviews/language/models.ts';

const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error('Give the path of the labelled reviews (CSV) as the argument.');
  process.exit(2);
}

const reviews = readLabelledReviews(path).map(({ upside, downside }) => `${upside}\n${downside}`);
const languages: ModelledLanguage[] = ['de', ...otherLanguages];
const stored = Object.fromEntries(
  languages.map((language) => {
    const ownWords = language === 'de' ? reviews : [functionWordsIn(language)];
    const words = learnableWords([...schemaTexts(language), ...ownWords]);
    const { letters, words: known, usualBits } = learnLanguage(words);
    console.log(`${language}: ${words.size} words, ${usualBits.toFixed(2)} bits per letter`);
    const { alphabet, steps } = letters;
    return [language, { alphabet, letters: base64(steps), words: base64(known), usualBits }];
  }),
) as StoredModels;
writeFileSync(modelsFile, brotliCompressSync(JSON.stringify(stored)));
console.log(`written: ${modelsFile.pathname}`);

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}
