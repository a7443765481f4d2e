import type { Feature } from '../../../http/feature.ts';
import { judgeExchangesAgain } from './judge-again.job.ts';
import { judgementHandlers } from './judgement.handlers.ts';

/** Judging the reviews that partners hand in, by their texts and by how they came about. */
export const judgementFeature: Feature = (_app, core) => {
  judgementHandlers(core);
  judgeExchangesAgain(core);
};
