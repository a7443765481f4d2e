import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { it } from 'node:test';
import { expect } from 'expect';
import { tracingOf } from '../config/tracing.ts';
import { createTracing } from './create-tracing.ts';

it('a collector that hears and never answers keeps nobody from stopping', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const settings = tracingOf({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
  });
  if (!settings) throw new Error('A collector is named, so steps are told');
  const tracing = await createTracing(settings, []);
  await tracing.run({ name: 'a step' }, async () => {});
  const began = performance.now();
  await tracing.close();
  // The exporter by itself waits for ten.
  expect(performance.now() - began).toBeLessThan(7_000);
  silent.closeAllConnections();
  silent.close();
});
