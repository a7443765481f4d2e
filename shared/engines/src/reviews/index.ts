/** The review engine: pure functions from text (and facts about how it came about) to quality and evidence. */
export { type Assessment, assessReview, type Candidate, duplicatesAmong } from './assess-review.ts';
export {
  type Comparison,
  compareFingerprints,
  compareTexts,
  type OverlapKind,
  type Span,
} from './duplicates/compare.ts';
export { type Fingerprint, fingerprint } from './duplicates/fingerprint.ts';
export { type Band, bandCount, bandsOf, type Signature, signature } from './duplicates/signature.ts';
export type { WordStock } from './duplicates/word-stock.ts';
export { type Behaviour, behaviourEvidence } from './fraud/behaviour-evidence.ts';
export { disguiseEvidence } from './fraud/disguise-evidence.ts';
export { duplicateEvidence } from './fraud/duplicate-evidence.ts';
export type { Evidence, EvidenceSource } from './fraud/evidence.ts';
export { type FraudRisk, fraudRisk, type RiskLabel } from './fraud/fraud-risk.ts';
export { styleEvidence } from './fraud/style-evidence.ts';
export { readsLikeLanguage } from './language/models.ts';
export { comparedSentences } from './paraphrases/compared-sentences.ts';
export type { Paraphrase } from './paraphrases/paraphrase.ts';
export { analyzeReview, type QualityReason, type ReviewAnalysis, type ReviewInput } from './quality/analyze-review.ts';
export { hasSubstance } from './quality/substance.ts';
export { judgeWorth, type Worth } from './quality/worth.ts';
export type { Reader } from './reader.ts';
export { judgeStyle, type StyleAnswer } from './style/model.ts';
