import type { Feature } from '../../../http/feature.ts';
import { trustHandlers } from './trust.handlers.ts';
import { trustJobs } from './trust.jobs.ts';

/** The trust score, kept up to date. */
export const trustFeature: Feature = (_app, core) => {
  trustHandlers(core);
  trustJobs(core);
};
