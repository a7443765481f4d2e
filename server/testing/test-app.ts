import { after, beforeEach } from 'node:test';
import { type Logger, pino } from 'pino';
import { sessionCookie, sessions } from '../src/areas/accounts/index.ts';
import { features as allFeatures, authenticate } from '../src/areas/index.ts';
import { secretFrom } from '../src/config/secret.ts';
import { type Core, createCore } from '../src/core.ts';
import type { Db } from '../src/database/database.ts';
import type { MemberRow, NewMember } from '../src/database/schema.ts';
import { createEnginePool, type EnginePool } from '../src/engine-pool/engine-pool.ts';
import { buildApp } from '../src/http/app.ts';
import type { Feature } from '../src/http/feature.ts';
import type { App } from '../src/http/request-types.ts';
import type { Budgets } from '../src/limits/budgets.ts';
import { mails, type StoredMail } from '../src/mail/mails.repository.ts';
import type { Metrics } from '../src/metrics/metrics.ts';
import type { Tracing } from '../src/tracing/tracing.ts';
import { isForTheNextFile } from './between-files.ts';
import { createClient, type TestClient } from './client.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { empty } from './empty.ts';
import { aCompleteMember, aMember } from './factories/members.ts';
import { openTestConnection } from './test-connection.ts';
import { testEnv } from './test-env.ts';

export interface SignedInClient extends TestClient {
  member: MemberRow;
}

export interface TestApp {
  app: App;
  core: Core;
  db: Db;
  clock: TestClock;
  /** A browser without a session. */
  visitor: TestClient;
  /** A new browser without a session and without cookies of others. */
  newVisitor(): TestClient;
  /** A browser signed in as this member, or as a new one with a finished profile. */
  signIn(member?: MemberRow | Partial<NewMember>): Promise<SignedInClient>;
  aMember(fields?: Partial<NewMember>): Promise<MemberRow>;
  aCompleteMember(fields?: Partial<NewMember>): Promise<MemberRow>;
  /** Does all jobs that are due, and what follows from them; throws the first failure. @returns how many ran */
  runJobs(): Promise<number>;
  /** Mails that went out, newest first; call `runJobs()` before. */
  mails(): Promise<StoredMail[]>;
}

export interface TestAppOptions {
  /** Variables on top of the usual ones. */
  env?: Record<string, string>;
  features?: readonly Feature[];
  log?: Logger;
  /** Where this process is counted. */
  metrics?: Metrics;
  /** What calls are taken from; nobody counts them without. */
  budgets?: Budgets;
  /** Where this process tells its steps. */
  tracing?: Tracing;
}

/** Loading the engines into a thread takes longer than many a file of tests. */
let threads: EnginePool | undefined;

/**
 * An application with its own migrated database for one test file. Before every test the tables are emptied and the
 * clock is set back; after the last one everything is closed.
 */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const clock = createTestClock();
  const engines = threads ?? createEnginePool();
  const core = createCore({
    env: testEnv(options.env),
    log: options.log ?? pino({ level: process.env.TEST_LOG ?? 'silent' }),
    secret: secretFrom('a secret that only tests know, long enough'),
    connection: await openTestConnection(),
    engines,
    metrics: options.metrics,
    budgets: options.budgets,
    tracing: options.tracing,
    now: clock.now,
  });
  const app = await buildApp(core, { authenticate, features: options.features ?? allFeatures });
  await core.jobs.start({ workers: false });
  await app.ready();
  const { db } = core.database;

  beforeEach(async () => {
    clock.reset();
    await empty(db);
  });
  after(async () => {
    await app.close();
    await core.jobs.stop();
    await core.database.close();
    if (!threads && isForTheNextFile(() => engines.close())) threads = engines;
    if (threads !== engines) await engines.close();
  });

  const { name: cookieName } = sessionCookie(core.env);
  const newVisitor = () => createClient(app, core.env.publicOrigin);
  return {
    app,
    core,
    db,
    clock,
    visitor: newVisitor(),
    newVisitor,
    aMember: (fields) => aMember(db, clock.now(), fields),
    aCompleteMember: (fields) => aCompleteMember(db, clock.now(), fields),
    async signIn(given) {
      const member = isRow(given) ? given : await aCompleteMember(db, clock.now(), given);
      const secret = await sessions(db).start(member.id, clock.now());
      const client = createClient(app, core.env.publicOrigin, new Map([[cookieName, secret]]));
      return { ...client, member };
    },
    runJobs: () => core.jobs.runDue(clock.now()),
    mails: () => mails(db).listNewest(1000),
  };
}

function isRow(given: MemberRow | Partial<NewMember> | undefined): given is MemberRow {
  return given !== undefined && 'id' in given && 'created_at' in given;
}
