import type { Evidence, EvidenceSource } from './evidence.ts';

export type RiskLabel = 'niedrig' | 'mittel' | 'hoch';

export interface FraudRisk {
  /** 0-100; above 50 a review is flagged 'Verdächtig'. */
  fraudScore: number;
  risk: RiskLabel;
  /** Strongest first. */
  evidence: Evidence[];
}

/**
 * What one source may contribute at most. Style models fall to chance on texts of another kind, so style alone stays
 * far below the flag at 50; it only adds to what something else has shown.
 */
const limits: Record<EvidenceSource, number> = { duplicate: 95, behaviour: 75, disguise: 80, style: 20 };

const flaggedAbove = 50;
const noticedFrom = 25;

/** Combines evidence like independent witnesses: the score is the chance that not all of them are wrong. */
export function fraudRisk(evidence: readonly Evidence[]): FraudRisk {
  const doubt = Object.entries(limits).reduce((rest, [source, limit]) => {
    const points = evidence.filter((item) => item.source === source).map((item) => item.points);
    return rest * (1 - Math.min(limit, together(points)) / 100);
  }, 1);
  const fraudScore = Math.round(100 * (1 - doubt));
  const risk = fraudScore > flaggedAbove ? 'hoch' : fraudScore >= noticedFrom ? 'mittel' : 'niedrig';
  return { fraudScore, risk, evidence: [...evidence].sort((a, b) => b.points - a.points) };
}

function together(points: readonly number[]): number {
  return 100 * (1 - points.reduce((rest, value) => rest * (1 - Math.max(0, Math.min(100, value)) / 100), 1));
}
