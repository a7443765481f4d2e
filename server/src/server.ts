import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { authenticate, features, listenForMails } from './areas/index.ts';
import { parseEnv } from './config/env.ts';
import { loadSecret } from './config/secret.ts';
import { createCore } from './core.ts';
import { migrate } from './database/migrate.ts';
import { openConnection } from './database/open.ts';
import { buildApp } from './http/app.ts';
import { createLogger } from './http/request-log.ts';
import { createMetrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { seedOnFirstStart } from './seed/index.ts';
import { createTracing } from './tracing/create-tracing.ts';
import { knownHosts } from './tracing/known-hosts.ts';

import { watchCore } from './watch-core.ts';

export interface RunningServer {
  /** Where it listens, with the port that was really taken. */
  address: string;
  /** Finishes what runs, then closes everything. */
  stop(): Promise<void>;
}

type PortVariable = 'PORT' | 'INBOUND_SMTP_PORT' | 'METRICS_PORT';

/** Somebody else listens there. */
export class PortTakenError extends Error {
  /** @param variable that names it */
  constructor(port: number, variable: PortVariable, options: ErrorOptions) {
    super(
      `Port ${port} is taken: another process listens there. Stop it first, or give this one another ${variable}.`,
      options,
    );
    this.name = 'PortTakenError';
  }
}

/** Reads the environment, opens the database, migrates, seeds on first start, works on jobs and listens. */
export async function startServer(variables: Record<string, string | undefined>): Promise<RunningServer> {
  const env = parseEnv(variables);
  const tracing = env.tracing && (await createTracing(env.tracing, knownHosts(env)));
  const log = createLogger(env.logLevel, undefined, tracing?.ids);
  tracing?.tellFaultsTo(log);
  const connection = await openConnection(env, log);
  const metrics = env.metrics && (await createMetrics());
  const core = createCore({ env, log, connection, secret: await loadSecret(env), metrics, tracing });
  const undo: Array<() => Promise<void>> = [() => core.database.close(), () => core.engines.close()];
  if (tracing) undo.unshift(() => tracing.close());
  try {
    const migrated = await migrate(core.database);
    const newest = migrated.at(-1);
    if (newest) log.info({ migrations: migrated.length, newest }, 'the database is up to date');
    const app = await buildApp(core, { authenticate, features });
    undo.push(() => core.jobs.stop());
    await core.jobs.start({ workers: true });
    await seedOnFirstStart(core);
    await core.live.start();
    undo.push(() => app.close());
    await app.listen({ host: env.host, port: env.port }).catch(portTaken(env.port, 'PORT'));
    const mails = await listenForMails(core).catch(portTaken(env.inboundMail?.port ?? 0, 'INBOUND_SMTP_PORT'));
    if (mails) undo.push(() => mails.close());
    if (env.metrics && metrics) {
      watchCore(core, metrics);
      const told = await serveMetrics(metrics, env.metrics).catch(portTaken(env.metrics.port, 'METRICS_PORT'));
      undo.push(() => told.close());
      log.info({ address: told.address }, 'figures are told');
    }
    const address = `http://${env.host}:${(app.server.address() as AddressInfo).port}`;
    log.info({ address, origin: env.publicOrigin, engine: core.database.engine }, 'Rezenso is ready');
    return { address, stop: once(() => closeAll(undo, log)) };
  } catch (error) {
    await closeAll(undo, log);
    throw error;
  }
}

function portTaken(port: number, variable: PortVariable): (error: Error) => never {
  return (error) => {
    const isTaken = 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new PortTakenError(port, variable, { cause: error }) : error;
  };
}

/** In reverse: no new mails and requests, no new jobs, then the database. One failure does not keep the rest open. */
async function closeAll(undo: Array<() => Promise<void>>, log: Logger): Promise<void> {
  for (const close of undo.toReversed()) {
    await close().catch((error) => log.error({ err: error }, 'closing failed'));
  }
  log.info('Rezenso has stopped');
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= work();
    return running;
  };
}
