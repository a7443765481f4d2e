import type { Feature } from '../../../http/feature.ts';
import { judgeDue } from './judge-due.job.ts';

/** Judging accounts by what they have in common with those they swap with. */
export const judgingFeature: Feature = (_app, core) => judgeDue(core);
