import { company } from '@rezenso/engines/bench';
import { recommendationText, scorePair } from '@rezenso/engines/matching';
import { modelRecommendation } from '../../src/areas/matching/index.ts';
import { modelDraft } from '../../src/areas/reviews/index.ts';
import type { LanguageModel } from '../../src/llm/language-model.ts';

/** Every answer takes a model some seconds. */
const mostAsked = 30;

/** What a model words of notes, one note at a time, as far as the product would show it; undefined without a model. */
export async function draftsOf(
  model: LanguageModel,
  notes: readonly { note: string }[],
): Promise<string[] | undefined> {
  if (!model.isConfigured) return undefined;
  const kept: string[] = [];
  for (const { note } of notes.slice(0, mostAsked)) {
    const draft = await modelDraft(model, 'Muster', note);
    if (draft) kept.push(`${note} → ${draft}`);
  }
  return kept;
}

/** What a model words of recommendations between generated businesses, as far as the product would show it. */
export async function recommendationsOf(model: LanguageModel): Promise<string[] | undefined> {
  if (!model.isConfigured) return undefined;
  const kept: string[] = [];
  for (let number = 0; number < mostAsked; number += 1) {
    const [reader, partner] = [company(2 * number), company(2 * number + 1)];
    const { factors } = scorePair(reader, partner);
    const builtIn = { recommendation: recommendationText(reader, partner, factors), reasons: [] };
    const worded = await modelRecommendation(model, builtIn);
    if (worded) kept.push(`${builtIn.recommendation} → ${worded}`);
  }
  return kept;
}

/** How many answers are asked for of so many cases. */
export const askedOf = (cases: number): number => Math.min(mostAsked, cases);
