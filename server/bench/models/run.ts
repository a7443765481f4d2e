/**
 * Built-in engines against a model on the same cases: drafts, recommendations, and copies in other words.
 * Run: npm run bench models [-- --read]. The column of the model needs LLM_BASE_URL with LLM_MODEL for drafts and recommendations, and with
 * LLM_EMBEDDING_MODEL for copies; --read prints what the model wrote, which somebody has to judge.
 */
import { noteCases, noteOutcomes, paraphrasePairs, shareWithInterval } from '@rezenso/engines/bench';
import { pino } from 'pino';
import { parseEnv } from '../../src/config/env.ts';
import { createEmbeddingModel } from '../../src/llm/embedding-model.ts';
import { createLanguageModel } from '../../src/llm/language-model.ts';
import { foundByMeaning, foundByWords } from './paraphrases.ts';
import { askedOf, draftsOf, recommendationsOf } from './worded.ts';

const env = parseEnv(process.env);
const log = pino({ level: 'warn' });
const language = createLanguageModel(env, log);
const embedding = createEmbeddingModel(env, log, { limitMs: 30_000 });
const notes = noteOutcomes(noteCases()).filter(({ part }) => part === 'held-apart');
const made = notes.filter(({ isMade }) => isMade);
const pairs = paraphrasePairs();
const byWords = await foundByWords(pairs);
const byMeaning = await foundByMeaning(pairs, embedding);
const drafts = await draftsOf(language, notes);
const recommendations = await recommendationsOf(language);
const unmeasured = 'not measured: no model';

console.log('| the same cases | built-in | with a model |');
console.log('|---|---|---|');
row(
  'sentences made of notes that are right, held apart',
  shareWithInterval(made.filter(({ isRight }) => isRight).length, made.length),
  drafts && `${shareWithInterval(drafts.length, askedOf(notes.length))} pass the product's checks; right: to be read`,
);
row(
  'recommendations',
  'read: none untrue (`bench/matching/recommendations.ts`)',
  recommendations && `${shareWithInterval(recommendations.length, askedOf(100))} pass the product's checks`,
);
row(
  'copies in other words found, of 30',
  shareWithInterval(byWords.found, pairs.length),
  byMeaning && shareWithInterval(byMeaning.found, pairs.length),
);
row(
  'false alarms between different reviews',
  shareWithInterval(byWords.alarms, byWords.different),
  byMeaning && shareWithInterval(byMeaning.alarms, byMeaning.different),
);
if (process.argv.includes('--read'))
  for (const text of [...(drafts ?? []), ...(recommendations ?? [])]) console.log(`- ${text}`);

function row(what: string, builtIn: string, model: string | undefined): void {
  console.log(`| ${what} | ${builtIn} | ${model ?? unmeasured} |`);
}
