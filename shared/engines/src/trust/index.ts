export { type LevelProgress, levelOf, levelProgress, type XpAction, xpAmounts, xpPerLevel } from './levels.ts';
export {
  type Delivery,
  type FraudEvidence,
  type MissedDelivery,
  type TrustEvent,
  trustScore,
  type UpheldReport,
} from './trust-score.ts';
