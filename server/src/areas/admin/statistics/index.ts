import { getAdminStats, getAdminTrends } from '@rezenso/contract/admin';
import { bind } from '../../../http/bind.ts';
import type { Feature } from '../../../http/feature.ts';
import { createStatistics } from './statistics.service.ts';

const usualPeriod = '30d';

/** The figures of the whole site, for the admin area. */
export const statisticsFeature: Feature = (app, core) => {
  const service = createStatistics(core);
  bind(app, getAdminStats, () => service.totals());
  bind(app, getAdminTrends, ({ query }) => service.trends(query.period ?? usualPeriod));
};
