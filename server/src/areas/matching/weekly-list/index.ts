import type { Feature } from '../../../http/feature.ts';
import { sendWeeklyLists } from './weekly-list.job.ts';

/** New suggestions once a week, by mail and in the bell. */
export const weeklyListFeature: Feature = (_, core) => sendWeeklyLists(core);
