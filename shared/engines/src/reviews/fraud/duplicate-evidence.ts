import type { Comparison, OverlapKind, Span } from '../duplicates/compare.ts';
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

const sentence: Record<OverlapKind, (share: number, of?: string) => string> = {
  copy: say.copy,
  partial: say.partial,
  template: (_, of) => say.template(of),
};

/**
 * What the comparison of a new text (first) with a stored one (second) proves; undefined when nothing.
 * @param other how the other text is called in the sentence, in the dative, such as 'deiner Bewertung für Café Linde'; by default 'einer anderen Bewertung'
 */
export function duplicateEvidence(comparison: Comparison, other?: string, otherText = ''): Evidence | undefined {
  const { kind, trigramSimilarity, containment, weight, spans } = comparison;
  if (kind === null) return undefined;
  const { start, perWeight, noticed, limit } = worth[kind];
  const isHint = weight < noticed;
  const share = Math.round(100 * (kind === 'partial' ? containment : trigramSimilarity));
  const longest = spans.reduce<Span | undefined>(
    (best, span) => (best && best.text.length >= span.text.length ? best : span),
    undefined,
  );
  const otherQuote = longest && otherText.slice(longest.bStart, longest.bEnd);
  return {
    source: 'duplicate',
    code: `duplicate_${kind}`,
    points: Math.round(Math.min(isHint ? hintLimit : limit, start + perWeight * weight)),
    text: isHint ? say.sharedPhrase(other) : sentence[kind](share, other),
    ...(longest && { quote: longest.text }),
    ...(otherQuote && { otherQuote }),
  };
}
