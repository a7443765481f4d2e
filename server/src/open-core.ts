import { parseEnv } from './config/env.ts';
import { loadSecret } from './config/secret.ts';
import { type Core, createCore } from './core.ts';
import { migrate } from './database/migrate.ts';
import { openConnection } from './database/open.ts';
import { createLogger } from './http/request-log.ts';

/** The ground features stand on, for a command: it may record jobs but works on none. Close jobs, then the database. */
export async function openCore(variables: Record<string, string | undefined>): Promise<Core> {
  const env = parseEnv(variables);
  const log = createLogger(env.logLevel === 'info' ? 'warn' : env.logLevel);
  const connection = await openConnection(env, log);
  const core = createCore({ env, log, connection, secret: await loadSecret(env) });
  await migrate(core.database);
  await core.jobs.start({ workers: false });
  return core;
}
