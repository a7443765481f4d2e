import { getAdminStats, getAdminTrends, type StatsPeriod } from '@rezenso/contract/admin';
import { prefetch, useEndpoint } from '@rezenso/platform';
import { failedFetch } from '../admin/failed-fetch.ts';
import { statisticsTexts } from './texts.de.ts';

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
export function prefetchStatistics(): Promise<void> {
  return prefetch(getAdminStats, {});
}
