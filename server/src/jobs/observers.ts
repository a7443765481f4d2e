import type { Metrics } from '../metrics/metrics.ts';
import type { Tracing } from '../tracing/tracing.ts';

/** Whom jobs are told to, where anybody is. */
export interface Observers {
  metrics?: Pick<Metrics, 'ended'> | undefined;
  tracing?: Tracing | undefined;
}
