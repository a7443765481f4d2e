import * as z from 'zod';
import type { LanguageModel } from '../../../llm/language-model.ts';
import { hasOnlyNumbersOf, isMadeOf, plainText } from '../../../llm/safe-text.ts';

const answer = z.object({ draft: z.string() });
const longest = 1_200;

const task = `Schreibe aus "notes" den Entwurf einer ehrlichen Bewertung über das Unternehmen "companyName" in der Ich- oder
Wir-Form: 3 bis 6 Sätze, natürlich und konkret. Nur was in "notes" steht, darf vorkommen; nichts ausschmücken.`;

/** A model's draft from the writer's notes, as far as it keeps to them; undefined otherwise. */
export async function modelDraft(
  model: LanguageModel,
  companyName: string,
  notes: string,
): Promise<string | undefined> {
  const given = await model.ask({ task, answer, data: { companyName, notes } });
  const draft = given && plainText(given.draft, longest);
  const source = `${companyName} ${notes}`;
  return draft && hasOnlyNumbersOf(source, draft) && isMadeOf(source, draft) ? draft : undefined;
}
