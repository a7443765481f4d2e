import type { Language } from '@rezenso/contract/language';
import type { ReviewAnalysis } from '@rezenso/contract/reviews';
import type { Reader } from '@rezenso/engines/reviews';
import * as z from 'zod';
import type { LanguageModel } from '../../../llm/language-model.ts';
import { plainText } from '../../../llm/safe-text.ts';

const answer = z.object({
  qualityScore: z.number().int().min(0).max(100),
  hints: z.array(z.string()).max(3),
});

const judge = {
  de: `Beurteile, wie hilfreich die Bewertung in "review" für andere Kunden ist: "qualityScore" von 0 bis 100 (konkret,
nachvollziehbar, ausgewogen), und in "hints" bis zu drei kurze Hinweise`,
  en: `Judge how helpful the review in "review" is to other customers: "qualityScore" from 0 to 100 (concrete, comprehensible,
balanced), and in "hints" up to three short hints in English`,
};

const tasks: Readonly<Record<Language, Readonly<Record<Reader, string>>>> = {
  de: {
    writer: `${judge.de} an die Schreiberin, was sie verbessern kann.`,
    business: `${judge.de} an den bewerteten Betrieb, was der Bewertung fehlt. Er hat sie nicht geschrieben und kann sie nicht ändern.`,
  },
  en: {
    writer: `${judge.en} to its writer on what could be improved.`,
    business: `${judge.en} to the reviewed business on what the review lacks. It has not written it and cannot change it.`,
  },
};

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
  { language, reader }: { language: Language; reader: Reader },
): Promise<ReviewAnalysis> {
  const given = await model.ask({ task: tasks[language][reader], answer, data: { review: content }, language });
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
