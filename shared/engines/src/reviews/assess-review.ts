import { compareFingerprints } from './duplicates/compare.ts';
import { type Fingerprint, fingerprint } from './duplicates/fingerprint.ts';
import { type Behaviour, behaviourEvidence } from './fraud/behaviour-evidence.ts';
import { disguiseEvidence } from './fraud/disguise-evidence.ts';
import { duplicateEvidence } from './fraud/duplicate-evidence.ts';
import type { Evidence } from './fraud/evidence.ts';
import { type FraudRisk, fraudRisk } from './fraud/fraud-risk.ts';
import { styleEvidence } from './fraud/style-evidence.ts';
import { analyzeReview, type ReviewAnalysis, type ReviewInput } from './quality/analyze-review.ts';

/** A stored text that shares bands with the new one. */
export interface Candidate {
  text: string;
  /** How it is called in a sentence, in the dative: 'deiner Bewertung für Café Linde'. Default 'einer anderen Bewertung'. */
  label?: string;
}

export interface Assessment extends ReviewAnalysis, FraudRisk {}

/** More findings of the same kind would only repeat themselves. */
const shownDuplicates = 3;

/** Pairs of words that are looked at: a dozen candidates as long as texts may be, or 32 of 500 words, where reviews have sixty. */
const mostWork = 8_000_000;

/** Everything the engine has to say about one review: how useful it is, and what speaks against its honesty. */
export function assessReview(
  input: ReviewInput,
  candidates: readonly Candidate[] = [],
  behaviour: Behaviour = {},
): Assessment {
  const { text, rating, language = 'de' } = input;
  const evidence = [
    ...duplicatesAmong(fingerprint(text), candidates),
    ...behaviourEvidence({ ...(rating !== undefined && { rating }), ...behaviour }),
    ...disguiseEvidence(text),
    ...(language === 'de' ? styleEvidence(text) : []),
  ];
  return { ...analyzeReview(input), ...fraudRisk(evidence) };
}

/** The strongest duplicates among the candidates, the most likely ones first, as evidence. */
export function duplicatesAmong(text: Fingerprint, candidates: readonly Candidate[]): Evidence[] {
  const found: Evidence[] = [];
  let work = 0;
  for (const { text: other, label } of candidates) {
    const known = fingerprint(other);
    work += text.words.length * known.words.length;
    if (work > mostWork) break;
    const evidence = duplicateEvidence(compareFingerprints(text, known), label, other);
    if (evidence) found.push(evidence);
  }
  return found.sort((a, b) => b.points - a.points).slice(0, shownDuplicates);
}
