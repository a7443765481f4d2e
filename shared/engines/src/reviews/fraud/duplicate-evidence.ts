import type { Comparison, OverlapKind } from '../duplicates/compare.ts';
import { sentences as say } from './evidence.de.ts';
import type { Evidence } from './evidence.ts';

/** Points of a finding: a start, more per telling word that is shared, and a limit; what shares less than `noticed` is a hint only. */
const worth: Record<OverlapKind, { start: number; perWeight: number; noticed: number; limit: number }> = {
  copy: { start: 22, perWeight: 12, noticed: 1.5, limit: 92 },
  partial: { start: 15, perWeight: 9, noticed: 2.4, limit: 78 },
  template: { start: 20, perWeight: 10, noticed: 0.5, limit: 76 },
};

/** Just below what reads 'mittel': who feels 'gut aufgehoben' has copied nobody. */
const hintLimit = 24;

/** Between two passages of one text. */
const omission = ' … ';

const sentence: Record<OverlapKind, (share: number) => string> = {
  copy: say.copy,
  partial: say.partial,
  template: say.template,
};

/**
 * What the comparison of a new text (first) with a stored one (second) proves; undefined when nothing.
 * @param other the stored text, with its id where it has one
 */
export function duplicateEvidence(
  comparison: Comparison,
  other: { text: string; id?: string } = { text: '' },
): Evidence | undefined {
  const { kind, trigramSimilarity, containment, weight, quotable } = comparison;
  if (kind === null) return undefined;
  const { start, perWeight, noticed, limit } = worth[kind];
  const isHint = weight < noticed;
  const share = Math.round(100 * (kind === 'partial' ? containment : trigramSimilarity));
  const quote = quotable.map(({ text }) => text).join(omission);
  const otherQuote = quotable
    .map(({ bStart, bEnd }) => other.text.slice(bStart, bEnd))
    .filter(Boolean)
    .join(omission);
  return {
    source: 'duplicate',
    code: `duplicate_${kind}`,
    points: Math.round(Math.min(isHint ? hintLimit : limit, start + perWeight * weight)),
    text: isHint ? say.sharedPhrase() : sentence[kind](share),
    ...(quote && { quote }),
    ...(otherQuote && { otherQuote }),
    ...(other.id !== undefined && { otherId: other.id }),
  };
}
