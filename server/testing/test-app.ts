import { after, beforeEach } from 'node:test';
import { sql } from 'kysely';
import { type Logger, pino } from 'pino';
import { sessionCookie, sessions } from '../src/areas/accounts/index.ts';
import { features as allFeatures, authenticate } from '../src/areas/index.ts';
import { type Env, parseEnv } from '../src/config/env.ts';
import { secretFrom } from '../src/config/secret.ts';
import { type Core, createCore } from '../src/core.ts';
import type { Db } from '../src/database/database.ts';
import type { MemberRow, NewMember } from '../src/database/schema.ts';
import { buildApp } from '../src/http/app.ts';
import type { Feature } from '../src/http/feature.ts';
import type { App } from '../src/http/request-types.ts';
import { mails, type StoredMail } from '../src/mail/mails.repository.ts';
import { createClient, type TestClient } from './client.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { aCompleteMember, aMember } from './factories/members.ts';
import { openTestConnection } from './test-connection.ts';

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
}

const origin = 'http://localhost:3000';

/**
 * An application with its own migrated database for one test file. Before every test the tables are emptied and the
 * clock is set back; after the last one everything is closed.
 */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const clock = createTestClock();
  const core = createCore({
    env: testEnv(options.env),
    log: options.log ?? pino({ level: process.env.TEST_LOG ?? 'silent' }),
    secret: secretFrom('a secret that only tests know, long enough'),
    connection: await openTestConnection(),
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
    await core.engines.close();
    await core.database.close();
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

/** The environment of tests: nothing configured but what a test asks for. */
export function testEnv(variables: Record<string, string> = {}): Env {
  return parseEnv({ NODE_ENV: 'test', PUBLIC_ORIGIN: origin, SEED: 'none', LOG_LEVEL: 'silent', ...variables });
}

/**
 * Deletes every row, which takes a sixth of the time of `truncate`: a test fills few of the tables, and truncating makes
 * new files for all of them. The lock waits, as truncating does, for what a test left under way; triggers and foreign
 * keys rest, because everything goes; identities start anew.
 */
async function empty(db: Db): Promise<void> {
  await sql`do $$
    declare tables text[];
    begin
      select array_agg(format('%I.%I', schemaname, tablename)) into tables from pg_tables
        where schemaname = 'public' and tablename not like 'kysely\_%';
      execute 'lock table ' || array_to_string(tables, ', ') || ' in access exclusive mode';
      set local session_replication_role = replica;
      for i in 1 .. array_length(tables, 1) loop
        execute 'delete from ' || tables[i];
      end loop;
      perform setval(format('%I.%I', schemaname, sequencename), start_value, false) from pg_sequences
        where schemaname = 'public' and last_value is not null;
      delete from pgboss.job;
    end $$`.execute(db);
}
