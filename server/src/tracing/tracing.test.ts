import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, beforeEach, describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestApp } from '../../testing/test-app.ts';
import { type CollectedSpan, startTraceCollector } from '../../testing/trace-collector.ts';
import { tracingOf } from '../config/tracing.ts';
import { createLogger } from '../http/request-log.ts';
import { createTracing } from './create-tracing.ts';

const collector = await startTraceCollector();
const settings = tracingOf({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_BSP_SCHEDULE_DELAY: 20 });
if (!settings) throw new Error('A collector is named, so steps are told');
const tracing = await createTracing(settings, ['model.example']);
const lines: string[] = [];
const log = createLogger('debug', { write: (line) => void lines.push(line) }, tracing.ids);
const test = await startTestApp({ tracing, log });

beforeEach(async () => {
  await settled();
  collector.spans.length = 0;
  lines.length = 0;
});
after(async () => {
  await tracing.close();
  await collector.close();
});

describe('a trace', () => {
  it('leads from the request for a link to its job and to the mail', async () => {
    const answer = await test.visitor.post('/api/auth/magic-link', { email: 'eva.huber@example.de' });
    expect(answer.statusCode).toBe(200);
    await test.runJobs();
    const [request] = await named('POST /api/auth/magic-link');
    const [work] = await named('job mail.send');
    const [mail] = await named('send mail');
    expect(new Set([request, work, mail].map((span) => span?.traceId)).size).toBe(1);
    expect([request?.parentSpanId, mail?.parentSpanId]).toEqual([undefined, work?.spanId]);
    expect(work?.parentSpanId).toBe(request?.spanId);
    expect(request?.attributes).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/api/auth/magic-link',
      'http.response.status_code': 200,
    });
    expect(mail?.attributes).toEqual({ 'mail.type': 'system', 'server.address': 'local mailbox' });
    expect(work?.attributes).toMatchObject({ 'messaging.destination.name': 'mail.send', 'job.attempt': 0 });
    expect(collector.raw.join('')).not.toMatch(/eva|huber|example\.de/);
  });

  it('holds the statements of a request, without a value of them', async () => {
    const eva = await test.signIn({ company_name: 'Malerei Kanarienvogel' });
    await eva.get('/api/profile');
    const [request] = await named('GET /api/profile');
    const statements = collector.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(statements.length).toBeGreaterThan(1);
    const reads = statements.map(({ attributes }) => String(attributes['db.query.text']));
    expect(reads.some((sql) => sql.includes('$1'))).toBe(true);
    expect(statements.every(({ name }) => /^[A-Z]+( \w+)?$/.test(name))).toBe(true);
    for (const secret of [eva.member.id, eva.member.email, 'Kanarienvogel'])
      expect(collector.raw.join('')).not.toContain(secret);
  });

  it('is named by the pattern of an address, never by the address', async () => {
    await test.visitor.get('/api/email-change/ein-geheimnis-aus-einer-mail');
    expect((await named('GET /api/email-change/:token')).length).toBe(1);
    expect(collector.raw.join('')).not.toContain('ein-geheimnis');
  });

  it('goes on when its job is tried again, and says that it failed without saying how', async () => {
    await test.visitor.post('/api/auth/magic-link', { email: 'eva.huber@example.de' });
    await test.db.schema.alterTable('outbox').renameTo('away').execute();
    await expect(test.runJobs()).rejects.toThrow();
    await test.db.schema.alterTable('away').renameTo('outbox').execute();
    test.clock.advance({ minutes: 10 });
    await test.runJobs();
    const [request] = await named('POST /api/auth/magic-link');
    const attempts = await named('job mail.send', 2);
    expect(attempts.map(({ traceId }) => traceId)).toEqual([request?.traceId, request?.traceId]);
    expect(attempts.map(({ attributes, status }) => [attributes['job.attempt'], status])).toEqual([
      [0, 2],
      [1, 0],
    ]);
    expect(attempts[0]?.attributes['error.type']).toBe('42P01');
  });

  it('that strangers claim is not continued', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    await test.visitor.send({ url: '/api/auth/user', headers: { traceparent } });
    const [request] = await named('GET /api/auth/user');
    expect(request?.traceId).not.toBe('0af7651916cd43dd8448eb211c80319c');
  });

  it('of a call to somebody else names services only, and no address', async () => {
    const server = createServer((_, response) => response.end('ok')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/malerei-huber?token=geheim`;
    await tracing.run({ name: 'asking' }, async () => {
      expect(await (await fetch(address)).text()).toBe('ok');
    });
    // Outside of any step nobody asked for it.
    await fetch(address);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await tracing.run({ name: 'asking in vain' }, async () => {
      await expect(fetch(address)).rejects.toThrow();
    });
    const calls = await named('GET (another server)', 2);
    expect(calls.map(({ attributes }) => attributes)).toEqual([
      {
        'http.request.method': 'GET',
        'server.address': '(another server)',
        'http.response.status_code': 200,
      },
      {
        'http.request.method': 'GET',
        'server.address': '(another server)',
        'error.type': expect.stringMatching(/^[A-Z]\w+$/),
      },
    ]);
    expect(collector.raw.join('')).not.toMatch(/malerei|geheim/);
  });

  it('names what a summary collects', async () => {
    const eva = await test.signIn();
    await test.db
      .insertInto('email_preferences')
      .values({ member_id: eva.member.id, email_type: 'level_up', frequency: 'daily' })
      .execute();
    const email = { subject: 's', preview: 'p', heading: 'h', paragraphs: [] };
    for (const key of ['one', 'two'])
      await tracing.run({ name: `telling ${key}`, cause: null }, () =>
        test.core.database.transaction((tx) => test.core.mailer.tell(tx, key, 'level_up', eva.member.id, email)),
      );
    test.clock.advance({ days: 2 });
    await test.core.jobs.enqueue(test.db, { name: 'digests.find', options: {} as never }, {});
    await test.runJobs();
    const causes = [...(await named('telling one')), ...(await named('telling two'))];
    const [summary] = await named('job digests.compose');
    expect(summary?.links.map(({ traceId }) => traceId).toSorted()).toEqual(
      causes.map(({ traceId }) => traceId).toSorted(),
    );
    expect(causes.map(({ traceId }) => traceId)).not.toContain(summary?.traceId);
  });

  it('stands in the lines of the log', async () => {
    await test.visitor.get('/api/auth/user');
    const [request] = await named('GET /api/auth/user');
    const answered = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'answered');
    expect(answered).toMatchObject({ trace_id: request?.traceId, span_id: request?.spanId });
  });
});

/** Spans of a name, once that many have arrived. */
async function named(name: string, count = 1, deadline = Date.now() + 5_000): Promise<CollectedSpan[]> {
  const found = collector.spans.filter((span) => span.name === name);
  if (found.length >= count) return found;
  if (Date.now() > deadline) throw new Error(`${name} has not arrived: ${collector.spans.map((span) => span.name)}`);
  await new Promise((resolve) => setTimeout(resolve, 20));
  return named(name, count, deadline);
}

/** Until everything that was told has arrived. */
async function settled(): Promise<void> {
  await tracing.run({ name: 'marker', cause: null }, async () => {});
  await named('marker');
}
