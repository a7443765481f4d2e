import type { Language } from '@rezenso/contract/language';
import * as z from 'zod';
import type { LanguageModel } from '../../../llm/language-model.ts';
import { hasOnlyNumbersOf, isMadeOf, plainText } from '../../../llm/safe-text.ts';

const answer = z.object({ recommendation: z.string() });
const longest = 420;

const german = `Formuliere "recommendation" neu: in zwei bis drei natürlichen Sätzen, warum das andere Unternehmen als Partner für ehrliche
Bewertungen infrage kommt. Sprich die Leserin oder den Leser mit du an. Nur was in "recommendation" und "reasons" steht, darf
vorkommen. Kein Lob, keine Werbung, kein Ausrufezeichen.`;

const english = `Reword "recommendation": in two or three natural English sentences, why the other business is a suitable partner for
honest reviews. Address the reader as you. Only what stands in "recommendation" and "reasons" may appear. No praise, no advertising, no
exclamation mark.`;

const tasks: Readonly<Record<Language, string>> = { de: german, en: english };

/** What the built-in words never say either: praise that nobody measured, and the formal way to address people. */
const unlikeUs: Readonly<Record<Language, readonly RegExp[]>> = {
  de: [
    /perfekt|ideal|hervorragend|großartig|einzigartig|garant|!/gi,
    /(?<=[\p{Ll},] )Sie\b|\bIhnen\b|\bIhr(e[mnrs]?)? (Unternehmen|Betrieb|Firma)\b/gu,
  ],
  en: [/perfect|ideal|excellent|outstanding|wonderful|unique|guarant|!/gi],
};

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
  language: Language = 'de',
): Promise<string | undefined> {
  const { recommendation } = builtIn;
  const reasons = builtIn.reasons.map(({ text }) => text);
  const given = await model.ask({ task: tasks[language], answer, data: { recommendation, reasons }, language });
  const worded = given && plainText(given.recommendation, longest);
  const source = `${recommendation} ${reasons.join(' ')}`;
  if (!worded || !hasOnlyNumbersOf(source, worded) || !isMadeOf(source, worded)) return undefined;
  const foreign = unlikeUs[language].flatMap((pattern) => worded.match(pattern) ?? []);
  // A name may hold such a word.
  return foreign.every((word) => source.includes(word)) ? worded : undefined;
}
