import { after, beforeEach, describe, it } from 'node:test';
import { allEndpoints } from '@rezenso/contract/all-endpoints';
import { expect } from 'expect';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { createClient, type TestClient } from '../../testing/client.ts';
import { requestsWithOddTexts } from '../../testing/generated/request.ts';
import { startTalkativeServices } from '../../testing/talkative-services.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { startTraceCollector } from '../../testing/trace-collector.ts';
import { tracingOf } from '../config/tracing.ts';
import { createThreadPool } from '../engine-pool/thread-pool.ts';
import { createLogger } from '../http/request-log.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { seedDemo } from '../seed/demo.ts';
import { createTracing } from '../tracing/create-tracing.ts';
import { watchCore } from '../watch-core.ts';
import { sessionCookie, sessions } from './accounts/index.ts';

/** In every text that is written anywhere, so that one word finds them all. */
const canary = 'kanarien';
const phone = '030 99887766';
/** As people write names, texts, websites, addresses, telephone numbers and notes, and as links carry tokens and codes. */
const texts = [
  'Malerei Kanarienvogel',
  `Frau Kanarienvogel hat unsere Fassade in drei Tagen gestrichen und ist unter ${phone} zu erreichen. Wir kommen gern wieder.`,
  'https://www.kanarienvogel-malerei.de/frau-kanarienvogel',
  'eva.kanarienvogel@kanarienvogel-malerei.de',
  'kanarien-TOKEN-0123456789abcdefghijklmnopqrstuv',
];

const lines: string[] = [];
const collector = await startTraceCollector();
const settings = tracingOf({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_BSP_SCHEDULE_DELAY: 20 });
if (!settings) throw new Error('A collector is named, so steps are told');
const tracing = await createTracing(settings, []);
const metrics = await createMetrics();
const others = await startTalkativeServices('Malerei Kanarienvogel, Frau Kanarienvogel');
const log = createLogger('trace', { write: (line) => void lines.push(line) }, tracing.ids);
const test = await startTestApp({
  env: {
    ...{ SMTP_URL: others.smtpUrl, MAIL_FROM: 'post@rezenso.de', LLM_BASE_URL: others.url, LLM_MODEL: 'a-model' },
    ...{ STRIPE_SECRET_KEY: 'sk_test', STRIPE_PUBLISHABLE_KEY: 'pk_test', STRIPE_PRICE_ID: 'price_1' },
    ...{ STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_API_BASE: others.url },
    ...{ GOOGLE_CLIENT_ID: 'an-id', GOOGLE_CLIENT_SECRET: 'a secret', GOOGLE_ISSUER: others.url },
    GOOGLE_API_BASE: others.url,
  },
  ...{ tracing, metrics, log },
});
watchCore(test.core, metrics);
const { db } = test;

beforeEach(() => {
  lines.length = 0;
  collector.raw.length = 0;
});
after(async () => {
  await tracing.close();
  await collector.close();
  await others.close();
});

describe('log, traces and figures', () => {
  it('repeat nothing that is written in any call, nor who writes it', { timeout: 600_000 }, async () => {
    const { senders, secrets, ids } = await aSite();
    const statuses = new Map<number, number>();
    for (const named of allEndpoints)
      for (const options of requestsWithOddTexts(named, ids, texts, 20_261_127)) {
        await sql`delete from rate_limits`.execute(db);
        for (const send of senders) {
          const { statusCode } = await send(options);
          statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
        }
      }
    // Much of it is taken, and the others' services were asked.
    expect(statuses.get(200)).toBeGreaterThan(300);
    expect(others.refused.length).toBeGreaterThan(3);
    await test.runJobs().catch(() => undefined);
    expect(lines.join('')).toContain('"a job failed"');
    expect(lines.join('')).toContain('a mail was refused for good');
    await expectNothingOf(secrets());
  });

  it('repeat nothing while the database refuses what is written', { timeout: 600_000 }, async () => {
    const { senders, secrets, ids } = await aSite();
    let failed = 0;
    await whileRowsAreRefused(async () => {
      for (const named of allEndpoints.filter(({ endpoint }) => endpoint.method !== 'GET'))
        for (const options of requestsWithOddTexts(named, ids, texts.slice(0, 3), 20_261_127))
          for (const send of senders) {
            const { statusCode } = await send(options);
            failed += statusCode === 500 ? 1 : 0;
          }
    });
    expect(failed).toBeGreaterThan(50);
    expect(lines.join('')).toContain('"code":"23514"');
    await expectNothingOf(secrets());
  });

  it('repeat nothing of what breaks while it is read or worked on', async () => {
    const { senders } = await aSite();
    const [send] = senders;
    await send?.({
      ...{ method: 'POST', url: '/api/auth/magic-link', payload: `{"email": Kanarienvogel ${phone}` },
      headers: { 'content-type': 'application/json' },
    });
    const pool = createThreadPool({
      tasks: new URL('../../testing/thread-tasks.ts', import.meta.url).pathname,
      ...{ threads: 1, waiting: 1, waitMillis: 5_000, deadlineMillis: 5_000 },
    });
    const faults: unknown[] = [];
    const attempts: Array<() => unknown> = [
      () => JSON.parse(texts[0] ?? ''),
      () => new URL('Kanarienvogel'),
      () => sql`select ${'Kanarienvogel'}::uuid`.execute(db),
      () => sql`select ${`Kanarienvogel ${phone}`}::timestamptz`.execute(db),
      () => test.aMember({ email: 'demo@rezenso.example', company_name: 'Kanarienvogel' }),
      () => fetch('http://kanarienvogel-malerei.invalid/'),
      () => pool.run('fail', 'Kanarienvogel in a thread'),
    ];
    for (const attempt of attempts)
      await Promise.resolve()
        .then(attempt)
        .catch((error: unknown) => faults.push(error));
    await pool.close();
    expect(faults.length).toBe(attempts.length);
    for (const err of faults) {
      log.error({ err }, 'a fault');
      log.error({ err: new Error('around it', { cause: err }) }, 'a fault');
      log.error(err as Error);
      await tracing.run({ name: 'failing', cause: null }, () => Promise.reject(err as Error)).catch(() => undefined);
    }
    expect(lines.join('')).toMatch(/ENOTFOUND|EAI_AGAIN/);
    expect(lines.join('')).toContain('"code":"22P02"');
    await expectNothingOf([]);
  });
});

/** A full site whose members are canaries, and browsers of a visitor, a member and an admin, who sign in anew when they have to. */
async function aSite() {
  await db.transaction().execute((tx) => seedDemo(tx, test.clock.now()));
  await sql`update members set company_name = 'Malerei Kanarienvogel ' || substr(id::text, 1, 8)`.execute(db);
  const { rows } = await sql<{ id: string }>`
    select id::text from matches union select id::text from review_exchanges union select id::text from reviews
    union select id::text from user_platforms union select id::text from notifications union select id::text from reports
    union select id::text from members`.execute(db);
  const cookies = new Set<string>();
  const signedIn = async (email: string | undefined) => {
    if (!email) return test.newVisitor();
    const { id } = await db.selectFrom('members').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const secret = await sessions(db).start(id, test.clock.now());
    cookies.add(secret);
    return createClient(test.app, test.core.env.publicOrigin, new Map([[sessionCookie(test.core.env).name, secret]]));
  };
  const senders = [undefined, 'demo@rezenso.example', 'admin@rezenso.example'].map((email) => {
    let client: TestClient | undefined;
    return async (options: InjectOptions) => {
      client ??= await signedIn(email);
      const answer = await client.send(options);
      for (const { value } of answer.cookies) cookies.add(value);
      // Signed out, or signed in as somebody else.
      if (email && (answer.statusCode === 401 || answer.cookies.length > 0)) client = undefined;
      return answer;
    };
  });
  return { senders, ids: rows.map(({ id }) => id), secrets: () => [...cookies].filter((value) => value.length > 15) };
}

/** PostgreSQL refuses each row that is written meanwhile, and says which: "Failing row contains (…)". What signing in writes it takes. */
async function whileRowsAreRefused(work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not in ('kysely_migration', 'kysely_migration_lock', 'sessions', 'active_days', 'members', 'rate_limits')`.execute(
    db,
  );
  const alter = async (change: string) => {
    for (const { name } of rows) await sql`alter table ${sql.table(name)} ${sql.raw(change)}`.execute(db);
  };
  await alter('add constraint refuses check (false) not valid');
  try {
    await work();
  } finally {
    await alter('drop constraint refuses');
  }
}

/** Reads everything that leaves the process beside its answers. Lines of the log name members by their ids, and nothing else does. */
async function expectNothingOf(secrets: readonly string[]): Promise<void> {
  const told = await arrived();
  const figures = (await metrics.text()).split('\n');
  const { rows } = await sql<{ id: string }>`select id::text from members`.execute(db);
  const words = [canary, phone, ...secrets];
  for (const [where, written, isOfMembers] of [
    ['log', lines, true],
    ['traces', told, false],
    ['figures', figures, false],
  ] as const) {
    expect(written.length).toBeGreaterThan(0);
    const all = [...words, ...(isOfMembers ? [] : rows.map(({ id }) => id))];
    const pattern = new RegExp(all.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'i');
    const found = written.flatMap((line) => {
      const match = pattern.exec(line);
      return match ? [`…${line.slice(Math.max(0, match.index - 400), match.index + 100)}…`] : [];
    });
    expect([where, found.length, found.slice(0, 5)]).toEqual([where, 0, []]);
  }
}

/** What came to the collector, once all of it did. */
async function arrived(): Promise<string[]> {
  await tracing.run({ name: 'marker', cause: null }, async () => {});
  const deadline = Date.now() + 10_000;
  while (!collector.raw.some((body) => body.includes('"marker"'))) {
    if (Date.now() > deadline) throw new Error('The collector got nothing');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return collector.raw;
}
