import type { Logger } from 'pino';
import type { Env } from './config/env.ts';
import type { Secret } from './config/secret.ts';
import { type Connection, createDatabase, type Database } from './database/database.ts';
import { createEnginePool, type EnginePool } from './engine-pool/engine-pool.ts';
import { createEvents, type Events } from './events/events.ts';
import { createIdempotency, type Idempotency } from './idempotency/idempotency.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import { type Budgets, createBudgets } from './limits/budgets.ts';
import { createLimits, type Limits } from './limits/limits.ts';
import { createLive, type Live } from './live/live.ts';
import { createEmbeddingModel, type EmbeddingModel } from './llm/embedding-model.ts';
import { createLanguageModel, type LanguageModel } from './llm/language-model.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import type { Metrics } from './metrics/metrics.ts';
import { followStatements } from './tracing/statements.ts';
import type { Tracing } from './tracing/tracing.ts';

/** What features stand on. */
export interface Core {
  env: Env;
  log: Logger;
  secret: Secret;
  database: Database;
  /** The only clock. */
  now: () => Date;
  jobs: Jobs;
  events: Events;
  live: Live;
  mailer: Mailer;
  limits: Limits;
  /** Undefined where calls are not counted. */
  budgets: Budgets | undefined;
  idempotency: Idempotency;
  languageModel: LanguageModel;
  embeddingModel: EmbeddingModel;
  engines: EnginePool;
  /** Undefined where nothing is counted. */
  metrics: Metrics | undefined;
  /** Undefined where steps are told to nobody. */
  tracing: Tracing | undefined;
}

export interface CoreParts {
  env: Env;
  log: Logger;
  secret: Secret;
  connection: Connection;
  now?: () => Date;
  /** Threads that several cores of one process share; its own without. */
  engines?: EnginePool;
  metrics?: Metrics | undefined;
  /** As the environment says unless others are given. */
  budgets?: Budgets | undefined;
  tracing?: Tracing | undefined;
}

export function createCore({
  env,
  log,
  secret,
  connection,
  now = () => new Date(),
  engines = createEnginePool(),
  metrics,
  budgets = env.hasCallLimits ? createBudgets() : undefined,
  tracing,
}: CoreParts): Core {
  const database = createDatabase(connection, tracing && followStatements(tracing));
  const jobs = createJobs(database, log, { metrics, tracing });
  const events = createEvents(jobs, now, tracing);
  const live = createLive({ database, now, log });
  const mailer = createMailer({ env, secret, database, jobs, now, log, tracing });
  const limits = createLimits(database, secret, now);
  const idempotency = createIdempotency(database, secret, now);
  const models = { languageModel: createLanguageModel(env, log), embeddingModel: createEmbeddingModel(env, log) };
  const ground = { env, log, secret, database, now, jobs, events, live, mailer, limits, budgets, idempotency };
  return { ...ground, ...models, engines, metrics, tracing };
}
