import { getAdminStats, getAdminTrends, type StatsPeriod } from '@rezenso/contract/admin';
import { prefetch, useEndpoint } from '@rezenso/platform';
import { failedFetch } from '../admin/failed-fetch.ts';
import { statisticsTexts } from './texts.de.ts';

/** What the charts begin with. */
export const startingPeriod: StatsPeriod = '90d';

/** The six figures of the whole site. */
export function useStats() {
  const reading = useEndpoint(getAdminStats, {}, { freshForSeconds: 60 });
  return { ...reading, error: failedFetch(statisticsTexts.failedMessage, reading.error) };
}

/** Figures over time. */
export function useTrends(period: StatsPeriod) {
  const reading = useEndpoint(getAdminTrends, { query: { period } }, { keepPrevious: true, freshForSeconds: 60 });
  return { ...reading, error: failedFetch(statisticsTexts.failedMessage, reading.error) };
}

/** Reads ahead what the area shows first. */
export async function prefetchStatistics(): Promise<void> {
  await Promise.all([prefetch(getAdminStats, {}), prefetch(getAdminTrends, { query: { period: startingPeriod } })]);
}
