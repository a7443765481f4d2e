import * as z from 'zod';
import type { LanguageModel } from '../../../llm/language-model.ts';
import { hasOnlyNumbersOf, isMadeOf, plainText } from '../../../llm/safe-text.ts';

const answer = z.object({ recommendation: z.string() });
const longest = 420;

const task = `Formuliere "recommendation" neu: in zwei bis drei natürlichen Sätzen, warum das andere Unternehmen als Partner für ehrliche
Bewertungen infrage kommt. Sprich die Leserin oder den Leser mit du an. Nur was in "recommendation" und "reasons" steht, darf
vorkommen. Kein Lob, keine Werbung, kein Ausrufezeichen.`;

/** What the built-in words never say either: praise that nobody measured, and the formal way to address people. */
const unlikeUs = [
  /perfekt|ideal|hervorragend|großartig|einzigartig|garant|!/gi,
  /(?<=[\p{Ll},] )Sie\b|\bIhnen\b|\bIhr(e[mnrs]?)? (Unternehmen|Betrieb|Firma)\b/gu,
];

/** What the built-in engine tells about a partner: its words, and the sentences of the factors that weigh most. */
export interface BuiltInRecommendation {
  recommendation: string;
  reasons: readonly { text: string }[];
}

/**
 * A model's wording of a recommendation, as far as it keeps to the computed factors; undefined otherwise. It reads nothing
 * that the partner wrote about itself but its name, so that nobody can talk a model into praise.
 */
export async function modelRecommendation(
  model: LanguageModel,
  builtIn: BuiltInRecommendation,
): Promise<string | undefined> {
  const { recommendation } = builtIn;
  const reasons = builtIn.reasons.map(({ text }) => text);
  const given = await model.ask({ task, answer, data: { recommendation, reasons } });
  const worded = given && plainText(given.recommendation, longest);
  const source = `${recommendation} ${reasons.join(' ')}`;
  if (!worded || !hasOnlyNumbersOf(source, worded) || !isMadeOf(source, worded)) return undefined;
  const foreign = unlikeUs.flatMap((pattern) => worded.match(pattern) ?? []);
  // A name may hold such a word.
  return foreign.every((word) => source.includes(word)) ? worded : undefined;
}
