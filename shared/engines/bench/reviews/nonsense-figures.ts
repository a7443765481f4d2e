import { wordsOf } from '../../src/reviews/duplicates/word-share.ts';
import { learnableWords, learnLanguage } from '../../src/reviews/language/learn-language.ts';
import { builtInModels, type Models, readsLikeLanguage } from '../../src/reviews/language/models.ts';
import type { LabelledReview } from '../../src/reviews/style/lessons.ts';
import { hashText } from '../../src/reviews/text/hash.ts';
import { nonsense, nonsenseWords, seededRandom } from '../../testing/texts/nonsense.ts';
import { schemaTexts } from './schema-texts.ts';
import { percent, printTable } from './tables.ts';

const folds = 5;
const fewestWords = 8;
const samples = 1_000;

/** How often people's texts are taken for nonsense, by models that have not seen the hotel, and how often nonsense is. */
export function reportNonsense(reviews: readonly LabelledReview[]): void {
  const [schema, seen] = [learnableWords(schemaTexts('de')), [0, 0, 0, 0]] as [
    Set<string>,
    [number, number, number, number],
  ];
  const schemaOnly = withGerman(schema);
  let alone = 0;
  for (let fold = 0; fold < folds; fold += 1) {
    const isHeldOut = ({ hotel }: LabelledReview) => hashText(hotel) % folds === fold;
    const words = learnableWords(reviews.filter((review) => !isHeldOut(review)).map(textOf));
    const models = withGerman(new Set([...schema, ...words]));
    for (const text of reviews.filter((review) => !review.isGenerated && isHeldOut(review)).flatMap(fieldsOf)) {
      const whole = wordsOf(text);
      if (whole.length < fewestWords) continue;
      seen[0] += 1;
      if (!readsLikeLanguage(text, models)) seen[1] += 1;
      for (const run of runsOf(whole)) {
        seen[2] += 1;
        if (!readsLikeLanguage(run.join(' '), models)) seen[3] += 1;
        if (!readsLikeLanguage(run.join(' '), schemaOnly)) alone += 1;
      }
    }
  }
  const [texts, takenTexts, runs, takenRuns] = seen;
  printTable(
    "People's texts taken for nonsense, held-out hotels",
    ['text', 'texts', 'taken for nonsense'],
    [
      ['fields of 8 words and more', `${texts}`, percent(takenTexts / texts, 2)],
      ['every 8 words in a row', `${runs}`, percent(takenRuns / runs, 2)],
      ['the same, by a model that has read no review', `${runs}`, percent(alone / runs, 2)],
    ],
  );
  printTable(
    'Nonsense found, with a part of German function words',
    ['kind', '10 words', '20 words', '20, a third', '20, half'],
    caught([...schema]),
  );
}

function caught(real: readonly string[]): string[][] {
  const random = seededRandom(1);
  const part = (kind: string, words: number, mixed: number) => {
    const texts = Array.from({ length: samples }, () => nonsense(kind, words, mixed, random, real));
    return percent(texts.filter((text) => !readsLikeLanguage(text)).length / samples, 0);
  };
  return Object.keys(nonsenseWords).map((kind) => [
    kind,
    part(kind, 10, 0),
    part(kind, 20, 0),
    part(kind, 20, 1 / 3),
    part(kind, 20, 1 / 2),
  ]);
}

function withGerman(words: ReadonlySet<string>): Models {
  return new Map([...builtInModels(), ['de', learnLanguage(words)]]);
}

function textOf({ upside, downside }: LabelledReview): string {
  return `${upside}\n${downside}`;
}

function fieldsOf({ upside, downside }: LabelledReview): string[] {
  return [upside, downside];
}

function runsOf(words: readonly string[]): string[][] {
  return Array.from({ length: words.length - fewestWords + 1 }, (_, start) => words.slice(start, start + fewestWords));
}
