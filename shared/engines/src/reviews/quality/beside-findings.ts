import type { QualityReason } from './analyze-review.ts';

/** Findings that say where the words come from. */
const aboutWords = /^(?:duplicate_|generated_style$)/;

/** The reasons that go together with what was found: nobody reads of a copied text that it has its own words. */
export function reasonsBeside(
  findings: readonly { code: string }[],
  reasons: readonly QualityReason[],
): QualityReason[] {
  const isInDoubt = findings.some(({ code }) => aboutWords.test(code));
  return reasons.filter(({ code }) => !(isInDoubt && code === 'own_words'));
}
