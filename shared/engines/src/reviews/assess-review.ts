import { type Comparison, compareFingerprints } from './duplicates/compare.ts';
import { type Fingerprint, fingerprint } from './duplicates/fingerprint.ts';
import { weightOfRuns } from './duplicates/overlap.ts';
import type { WordStock } from './duplicates/word-stock.ts';
import { type Behaviour, behaviourEvidence } from './fraud/behaviour-evidence.ts';
import { disguiseEvidence } from './fraud/disguise-evidence.ts';
import { duplicateEvidence } from './fraud/duplicate-evidence.ts';
import type { Evidence } from './fraud/evidence.ts';
import { type FraudRisk, fraudRisk } from './fraud/fraud-risk.ts';
import { styleEvidence } from './fraud/style-evidence.ts';
import { type Paraphrase, paraphraseEvidence } from './paraphrases/paraphrase.ts';
import { analyzeReview, type ReviewAnalysis, type ReviewInput } from './quality/analyze-review.ts';
import { reasonsBeside } from './quality/beside-findings.ts';

/** A stored text that shares bands with the new one. */
export interface Candidate {
  text: string;
  /** By which findings name it. */
  id?: string;
}

export interface Assessment extends ReviewAnalysis, FraudRisk {}

/** More findings of the same kind would only repeat themselves. */
const shownDuplicates = 3;

/** Pairs of words that are looked at: a dozen candidates as long as texts may be, or 32 of 500 words, where reviews have sixty. */
const mostWork = 8_000_000;

/**
 * Everything the engine has to say about one review: how useful it is, and what speaks against its honesty.
 * @param stock how common words are among the stored reviews of its trade
 * @param paraphrase what a model found that says the same in other words
 */
export function assessReview(
  input: ReviewInput,
  candidates: readonly Candidate[] = [],
  behaviour: Behaviour = {},
  stock?: WordStock,
  paraphrase?: Paraphrase,
): Assessment {
  const { text, rating, language = 'de' } = input;
  const evidence = [
    ...strongestOf(duplicatesAmong(fingerprint(text, stock), candidates), paraphrase),
    ...behaviourEvidence({ ...(rating !== undefined && { rating }), ...behaviour }),
    ...disguiseEvidence(text),
    ...(language === 'de' ? styleEvidence(text) : []),
  ];
  const { qualityScore, reasons } = analyzeReview(input);
  return { qualityScore, reasons: reasonsBeside(evidence, reasons), ...fraudRisk(evidence) };
}

/** Shared words and shared meaning are the same finding twice: the stronger one stands (decision 0086). */
function strongestOf(copies: Evidence[], paraphrase: Paraphrase | undefined): Evidence[] {
  if (!paraphrase) return copies;
  const found = paraphraseEvidence(paraphrase);
  return copies.some(({ points }) => points >= found.points) ? copies : [found];
}

/** What a further source must say by itself to count beside the strongest one, in points. */
const leastFurther = 40;

/**
 * What the candidates, the most likely ones first, prove about the text: the strongest finding, and others only as far as they
 * are about other words and say much by themselves. What everybody writes does not add up.
 */
export function duplicatesAmong(text: Fingerprint, candidates: readonly Candidate[]): Evidence[] {
  const untold = text.telling.slice();
  const kept: Evidence[] = [];
  for (const { comparison, candidate } of findingsAmong(text, candidates)) {
    if (kept.length === shownDuplicates) break;
    const weight = kept.length === 0 ? comparison.weight : weightOfRuns(untold, comparison.runs);
    const evidence = duplicateEvidence({ ...comparison, weight }, candidate);
    if (!evidence || (kept.length > 0 && evidence.points < leastFurther)) continue;
    kept.push(evidence);
    for (const { a, length } of comparison.runs) untold.fill(0, a, a + length);
  }
  return kept;
}

interface Finding {
  comparison: Comparison;
  candidate: Candidate;
  points: number;
}

/** Every candidate that proves something by itself, the strongest first. */
function findingsAmong(text: Fingerprint, candidates: readonly Candidate[]): Finding[] {
  const found: Finding[] = [];
  let work = 0;
  for (const candidate of candidates) {
    const known = fingerprint(candidate.text);
    work += text.words.length * known.words.length;
    if (work > mostWork) break;
    const comparison = compareFingerprints(text, known);
    const points = duplicateEvidence(comparison)?.points;
    if (points !== undefined) found.push({ comparison, candidate, points });
  }
  return found.sort((one, other) => other.points - one.points);
}
