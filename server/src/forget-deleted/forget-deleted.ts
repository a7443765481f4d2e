import { stat } from 'node:fs/promises';
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
import { knowsKeyOf } from '../reseal/known-key.ts';

/**
 * Deletes accounts again that a restored backup brought back, with all that follows from a deletion: its jobs wait for the server's next
 * start. Brings the tables up to date first.
 * @param file as `readDeletions` reads it
 * @throws Error when the file cannot be read or names nobody, when the database cannot be opened, or was written under another SECRET_KEY: what is remembered
 * of who left would be found by nobody
 */
export async function forgetDeleted(
  variables: Record<string, string | undefined>,
  file: string,
): Promise<{ again: number; listed: number }> {
  const deleted = await readDeletions(file);
  // An empty list is one of a site that nobody has left; a file without any is another file.
  if (deleted.size === 0 && (await stat(file)).size > 0)
    throw new Error(`${file} names no account: it is neither deletions.txt nor a log of the server.`);
  const env = parseEnv(variables);
  const log = createLogger('warn');
  const core = createCore({ env, log, secret: await loadSecret(env), connection: await openConnection(env, log) });
  try {
    await migrate(core.database);
    if ((await knowsKeyOf(core)) === false)
      throw new Error(
        'Nothing was done: SECRET_KEY is not the key that this database was written under. Give that one, or the new one with the former one in SECRET_KEY_PREVIOUS.',
      );
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
