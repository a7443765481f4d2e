import { authenticate, features } from '../areas/index.ts';
import { createPrivacy } from '../areas/privacy/index.ts';
import { readDeletions } from '../backup/deletions.ts';
import { parseEnv } from '../config/env.ts';
import { loadSecret } from '../config/secret.ts';
import { createCore } from '../core.ts';
import { migrate } from '../database/migrate.ts';
import { openConnection } from '../database/open.ts';
import { buildApp } from '../http/app.ts';
import { createLogger } from '../http/request-log.ts';

/**
 * Deletes accounts again that a restored backup brought back, with all that follows from a deletion: its jobs wait for the server's next
 * start. Brings the tables up to date first.
 * @param file as `readDeletions` reads it
 * @throws Error when the file cannot be read or the database not be opened
 */
export async function forgetDeleted(
  variables: Record<string, string | undefined>,
  file: string,
): Promise<{ again: number; listed: number }> {
  const deleted = await readDeletions(file);
  const env = parseEnv(variables);
  const log = createLogger('warn');
  const core = createCore({ env, log, secret: await loadSecret(env), connection: await openConnection(env, log) });
  try {
    await migrate(core.database);
    // Its features are who works on the jobs that follow.
    const app = await buildApp(core, { authenticate, features });
    await core.jobs.start({ workers: false });
    const again = await createPrivacy(core).deleteAgain(deleted.keys());
    await app.close();
    await core.jobs.stop();
    return { again, listed: deleted.size };
  } finally {
    await core.engines.close();
    await core.database.close();
  }
}
