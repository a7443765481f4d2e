import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { anExchange, handIn } from '../../testing/factories/exchanges.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { isOnPostgres } from '../../testing/test-connection.ts';
import { type CollectedSpan, startTraceCollector } from '../../testing/trace-collector.ts';
import { tracingOf } from '../config/tracing.ts';
import { createTracing } from './create-tracing.ts';

const main = path.join(import.meta.dirname, '../main.ts');
const running = new Set<ChildProcess>();
const collector = await startTraceCollector();
const settings = tracingOf({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_BSP_SCHEDULE_DELAY: 20 });
if (!settings) throw new Error('A collector is named, so steps are told');
const tracing = await createTracing(settings, []);
const test = await startTestApp({ tracing });
after(async () => {
  for (const child of running) child.kill('SIGKILL');
  await tracing.close();
  await collector.close();
});

describe('a trace over two processes', { skip: !isOnPostgres, timeout: 400_000 }, () => {
  it('leads from a review that is handed in here to what follows and the mail there', async () => {
    const { reviewer, exchange } = await anExchange(test);
    await test.runJobs();
    expect((await handIn(reviewer, exchange)).statusCode).toBe(200);
    // This process works on no jobs, so all of it is left to the other one.
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(test.db);
    const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
    url.pathname = `/${rows[0]?.name}`;
    const other = await start({
      ...{ DATABASE_URL: url.href, SECRET_KEY: 'a secret that only tests know, long enough' },
      ...{ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_BSP_SCHEDULE_DELAY: '20', OTEL_SERVICE_NAME: 'other' },
    });
    const [request] = await arrived(({ name }) => name === 'PUT /api/review-exchanges/:id');
    const isOfIt = ({ traceId }: CollectedSpan) => traceId === request?.traceId;
    const [mail] = await arrived((span) => span.name === 'send mail' && isOfIt(span));
    expect(request?.resource['service.name']).toBe('rezenso');
    expect(mail?.resource['service.name']).toBe('other');
    expect(mail?.resource['service.instance.id']).not.toBe(request?.resource['service.instance.id']);
    // Each step follows from the one before; those around the mail end after it.
    await arrived(() => wayTo(mail)[0] === request);
    const way = wayTo(mail).map(({ name }) => name);
    expect(way.slice(-3)).toEqual(['job event.consequence', 'job mail.send', 'send mail']);
    // A process that stops hands over the rest.
    const before = collector.spans.length;
    await fetch(`${other.address}/api/auth/user`);
    expect(await stop(other.child)).toBe(0);
    expect(collector.spans.slice(before).map(({ name }) => name)).toContain('GET /api/auth/user');
  });
});

describe('a collector that', { timeout: 400_000 }, () => {
  it('is gone is named in the log once, and keeps nobody from stopping', async () => {
    const { child, address, output } = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1/a-secret-path',
      ...{ OTEL_BSP_SCHEDULE_DELAY: '20', OTEL_EXPORTER_OTLP_TIMEOUT: '300' },
    });
    const isTold = () => output().split('the collector takes no traces').length - 1;
    for (let count = 0; count < 200 && (count < 20 || isTold() === 0); count += 1) {
      expect((await fetch(`${address}/api/auth/user`)).status).toBe(401);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    expect(isTold()).toBe(1);
    expect(output()).toContain('"collector":"127.0.0.1:1"');
    expect(output()).not.toContain('a-secret-path');
    expect(await stop(child)).toBe(0);
  });
});

/** From the root of its trace to a span. */
function wayTo(span: CollectedSpan | undefined): CollectedSpan[] {
  if (!span) return [];
  return [...wayTo(collector.spans.find(({ spanId }) => spanId === span.parentSpanId)), span];
}

async function arrived(is: (span: CollectedSpan) => boolean, deadline = Date.now() + 90_000): Promise<CollectedSpan[]> {
  const found = collector.spans.filter(is);
  if (found.length > 0) return found;
  if (Date.now() > deadline) throw new Error(`Not arrived, but: ${collector.spans.map(({ name }) => name)}`);
  await new Promise((resolve) => setTimeout(resolve, 50));
  return arrived(is, deadline);
}

async function start(variables: Record<string, string>) {
  const { NODE_ENV: _, ...inherited } = process.env;
  const usual = { PORT: '0', SEED: 'none', DATA_DIR: await mkdtemp(path.join(tmpdir(), 'rezenso-traces-')) };
  const child = spawn(process.execPath, [main], {
    env: { ...inherited, ...usual, PUBLIC_ORIGIN: 'http://localhost:3000', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`It ended early: ${output}`)));
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const ready = output.split('\n').find((line) => line.includes('Rezenso is ready'));
      if (ready) resolve(JSON.parse(ready).address);
    });
  });
  return { child, address, output: () => output };
}

function stop(child: ChildProcess): Promise<number | null> {
  running.delete(child);
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.kill('SIGTERM');
  });
}
