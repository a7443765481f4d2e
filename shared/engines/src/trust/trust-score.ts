/** What the ledger says about a member's conduct. Stars are not among it: honest criticism must not cost trust. */
export type TrustEvent = Delivery | MissedDelivery | FraudEvidence | UpheldReport;

/** The member wrote a review for a partner and the partner confirmed it. */
export interface Delivery {
  readonly type: 'delivery';
  readonly partnerId: string;
  readonly at: Date;
  /** Days after the due date, 0 when on time; fractions allowed. */
  readonly daysLate: number;
}

/** A promised review whose due date has passed without one; replaced by a late delivery once it comes. */
export interface MissedDelivery {
  readonly type: 'missed';
  /** The due date. */
  readonly at: Date;
}

/** A text of the member that the fraud check found suspicious. */
export interface FraudEvidence {
  readonly type: 'fraud';
  readonly at: Date;
  /** 0-1: how sure the check is. */
  readonly severity: number;
}

/** A report about the member that a moderator resolved against it. */
export interface UpheldReport {
  readonly type: 'report';
  readonly at: Date;
}

/** Deliveries lose half their weight in a year; misconduct is forgiven at the same pace. */
const halfLifeDays = 365;
/** A delivery this many days late counts half. */
const lateHalfDays = 7;
/** The second delivery to the same partner counts half, the third a quarter: friends cannot lift each other forever. */
const partnerDiscount = 0.5;
/** Where a member stands once anything is proven, and how many full deliveries bring about two thirds of the rest. */
const proven = 0.5;
const creditScale = 4;
/** How strongly each event weighs on the score: it is multiplied by e to the minus their sum. */
const burdens = { missed: 0.12, fraud: 0.5, report: 0.3 } as const;

const dayMs = 86_400_000;

/**
 * Trust from 0 to 100, null until the first confirmed delivery:
 * 100 x (0.5 + 0.5 x (1 - e^(-credit/4))) x e^(-burden).
 * Credit is the sum over deliveries of punctuality x age x discount per partner, burden the sum over missed deliveries,
 * fraud evidence and upheld reports, each fading with age. Depends on nothing but the events up to `now`.
 */
export function trustScore(events: readonly TrustEvent[], now: Date): number | null {
  const past = events.filter((event) => event.at.getTime() <= now.getTime());
  const deliveries = past.filter((event) => event.type === 'delivery');
  if (deliveries.length === 0) return null;
  const earned = proven + (1 - proven) * (1 - Math.exp(-creditOf(deliveries, now) / creditScale));
  return Math.round(100 * earned * Math.exp(-burdenOf(past, now)));
}

/** Each partner's deliveries from the best down, every further one discounted: adding one never lowers the sum. */
function creditOf(deliveries: readonly Delivery[], now: Date): number {
  const byPartner = Map.groupBy(deliveries, (delivery) => delivery.partnerId);
  let credit = 0;
  for (const ofPartner of byPartner.values()) {
    const worths = ofPartner.map((delivery) => punctuality(delivery) * freshness(delivery, now)).sort((a, b) => b - a);
    worths.forEach((worth, rank) => {
      credit += worth * partnerDiscount ** rank;
    });
  }
  return credit;
}

function burdenOf(events: readonly TrustEvent[], now: Date): number {
  let burden = 0;
  for (const event of events) {
    if (event.type === 'delivery') continue;
    const severity = event.type === 'fraud' ? Math.max(0, Math.min(1, event.severity)) : 1;
    burden += burdens[event.type] * severity * freshness(event, now);
  }
  return burden;
}

function punctuality({ daysLate }: Delivery): number {
  return 1 / (1 + Math.max(0, daysLate) / lateHalfDays);
}

function freshness({ at }: { at: Date }, now: Date): number {
  return 0.5 ** ((now.getTime() - at.getTime()) / dayMs / halfLifeDays);
}
