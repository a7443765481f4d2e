import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { createAuditSeals } from '../areas/admin/index.ts';
import { parseEnv } from '../config/env.ts';
import { loadSecret } from '../config/secret.ts';
import { createCore } from '../core.ts';
import { createDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openConnection } from '../database/open.ts';
import { createLogger } from '../http/request-log.ts';
import { warningOfKey } from '../reseal/warning-of-key.ts';
import { forgetDeleted } from './forget-deleted.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'rezenso-forget-'));
after(() => rm(folder, { recursive: true, force: true }));
const [key, another] = [
  'the key that the backup was made under and long',
  'another key that is just as long as that one',
];
const variables = { DATA_DIR: path.join(folder, 'data'), SECRET_KEY: key, SEED: 'none' };
const list = path.join(folder, 'deletions.txt');
const who = await aSite();
await writeFile(list, `${who} ${new Date().toISOString()}\n`);

describe('deleting again what a backup brought back', () => {
  it('does nothing under another key than the one that the database was written under, and says so', async () => {
    await expect(forgetDeleted({ ...variables, SECRET_KEY: another }, list)).rejects.toThrow(
      'SECRET_KEY is not the key',
    );
    expect(await forgetDeleted(variables, list)).toEqual({ again: 1, listed: 1 });
  });

  it('is warned of at once when the backup is brought back', async () => {
    expect(await warningUnder({ SECRET_KEY: another })).toMatch(/^SECRET_KEY is not the key/);
    expect(await warningUnder({ SECRET_KEY: another, SECRET_KEY_PREVIOUS: key })).toBeUndefined();
    expect(await warningUnder({})).toBeUndefined();
  });

  it('takes the new key, with the one of before', async () => {
    const both = { ...variables, SECRET_KEY: another, SECRET_KEY_PREVIOUS: key };
    expect(await forgetDeleted(both, list)).toEqual({ again: 0, listed: 1 });
  });

  it('takes no file that names nobody, unless it is an empty list', async () => {
    const other = path.join(folder, 'other.txt');
    await writeFile(other, 'something else\n');
    await expect(forgetDeleted(variables, other)).rejects.toThrow('names no account');
    await writeFile(other, '');
    expect(await forgetDeleted(variables, other)).toEqual({ again: 0, listed: 0 });
  });
});

async function warningUnder(keys: Record<string, string>): Promise<string | undefined> {
  const env = parseEnv({ ...variables, ...keys });
  const log = createLogger('silent');
  const database = createDatabase(await openConnection(env, log));
  try {
    return await warningOfKey({ database, log, now: () => new Date(), secret: await loadSecret(env) });
  } finally {
    await database.close();
  }
}

/** Of somebody who is there again, with a sealed audit log. @returns whom */
async function aSite(): Promise<string> {
  const env = parseEnv(variables);
  const log = createLogger('silent');
  const core = createCore({ env, log, secret: await loadSecret(env), connection: await openConnection(env, log) });
  await migrate(core.database);
  const id = randomUUID();
  await sql`insert into members (id, email, created_at) values (${id}, 'eva@example.de', now())`.execute(
    core.database.db,
  );
  await sql`insert into audit_log (at, actor_id, action, subject_id, request_id)
    values (now() - interval '1 hour', ${id}, 'member.signed_in', ${id}, 'r')`.execute(core.database.db);
  expect(await createAuditSeals(core).seal()).toBe(1);
  await core.engines.close();
  await core.database.close();
  return id;
}
