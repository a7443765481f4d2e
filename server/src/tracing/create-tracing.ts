import type { TracingSettings } from '../config/tracing.ts';
import type { Tracing } from './tracing.ts';

/**
 * Opens the way to the collector, by OpenTelemetry's official libraries.
 * @param knownHosts services of the operators, whose names calls to them are told by
 */
export async function createTracing(settings: TracingSettings, knownHosts: readonly string[]): Promise<Tracing> {
  const { openTracing } = await import('./open-tracing.ts');
  return openTracing(settings, knownHosts);
}
