import type { Language } from '@rezenso/contract/language';
import type { ReviewAnalysis } from '@rezenso/contract/reviews';
import * as z from 'zod';
import type { LanguageModel } from '../../../llm/language-model.ts';
import { plainText } from '../../../llm/safe-text.ts';

const answer = z.object({
  qualityScore: z.number().int().min(0).max(100),
  hints: z.array(z.string()).max(3),
});

const german = `Beurteile, wie hilfreich die Bewertung in "review" für andere Kunden ist: "qualityScore" von 0 bis 100 (konkret,
nachvollziehbar, ausgewogen), und in "hints" bis zu drei kurze Hinweise an die Schreiberin, was sie verbessern kann.`;

const english = `Judge how helpful the review in "review" is to other customers: "qualityScore" from 0 to 100 (concrete, comprehensible,
balanced), and in "hints" up to three short hints in English to its writer on what could be improved.`;

const tasks: Readonly<Record<Language, string>> = { de: german, en: english };

const hintLength = 200;
/** How far a model may move the built-in score. */
const leeway = 20;

/**
 * A review's analysis with a model's view of its quality. The risk of fraud and its evidence stay as the built-in engine
 * found them: a text that gives orders to the model must not be able to talk itself innocent.
 */
export async function withModelView(
  model: LanguageModel,
  content: string,
  builtIn: ReviewAnalysis,
  language: Language = 'de',
): Promise<ReviewAnalysis> {
  const given = await model.ask({ task: tasks[language], answer, data: { review: content }, language });
  if (!given) return builtIn;
  const { qualityScore } = builtIn;
  const moved = Math.min(Math.max(given.qualityScore, qualityScore - leeway), qualityScore + leeway);
  const hints = given.hints.flatMap((hint) => plainText(hint, hintLength) ?? []);
  return {
    ...builtIn,
    qualityScore: Math.round((qualityScore + moved) / 2),
    reasons: [...builtIn.reasons, ...hints.map((text) => ({ code: 'model-hint', text }))],
    engine: 'language-model',
  };
}
