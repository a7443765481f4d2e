export { allPoints, closeAccounts, isBeyond } from './beyond-released.ts';
export { judgeAccount, type RingLevel, type RingVerdict } from './judge-account.ts';
export type {
  HandIn,
  Neighbourhood,
  RingAccount,
  RingSignal,
  SharedText,
  SignalKind,
} from './neighbourhood.ts';
export type { RingEvidence, RingEvidenceCode, RingFamily } from './ring-evidence.ts';
export type { RingPair } from './ring-pairs.ts';
export { sayOfAccount, sayOfPair } from './said-in.ts';
export { severalDays } from './view.ts';
