import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Env, parseEnv } from '../config/env.ts';
import { loadSecret, type Secret } from '../config/secret.ts';
import { createLogger } from '../http/request-log.ts';
import { writeFigures } from './figures.ts';
import { type Found, findNewest } from './newest.ts';
import { withThrowaway } from './throwaway.ts';
import { type BackupVerdict, verifyBackup } from './verify-backup.ts';

export interface VerifyOptions {
  /** PostgreSQL's address of an empty database to restore into; an embedded one in a temporary folder without. */
  into?: string | undefined;
  /** File that gets figures for Prometheus. */
  figures?: string | undefined;
}

/** A verdict, with the backup it is of; undefined where there is none. */
export interface NewestVerdict extends BackupVerdict {
  file: string | undefined;
  count: number;
}

/**
 * Restores the newest backup of a folder, or one file, and looks whether it is sound.
 * @throws Error when the place, the installation's key or the database to restore into cannot be had
 */
export async function verifyNewest(
  variables: Record<string, string | undefined>,
  place: string,
  { into, figures }: VerifyOptions,
): Promise<NewestVerdict> {
  const env = parseEnv(variables);
  if (into && into === env.databaseUrl) throw new Error('--into names the database of the site: give it another one');
  const secret = await knownSecret(env);
  const log = createLogger('warn');
  const { newest, count, unreadable } = await findNewest(place);
  const verdict: BackupVerdict = newest
    ? await withThrowaway(into, log, (database) => verifyBackup(newest, { database, secret, log }))
    : { madeAt: undefined, sound: [], faults: ['There is no backup'] };
  const faults = [...verdict.faults, ...unreadable.map(inWords)];
  if (figures)
    await writeFigures(figures, { isSound: faults.length === 0, lookedAt: new Date(), madeAt: verdict.madeAt });
  return { ...verdict, faults, file: newest, count };
}

function inWords({ file, isEmpty }: Found['unreadable'][number]): string {
  return isEmpty
    ? `${file} is newer, and empty: a backup that was cut off, or never one. Make a new one, then remove it`
    : `${file} is newer, and cannot be read: make a new one, then remove it`;
}

/** A key made up for this look would call every backup forged. */
async function knownSecret(env: Env): Promise<Secret> {
  if (env.secretKey || existsSync(path.join(env.dataDir, 'secret.key'))) return loadSecret(env);
  throw new Error('The key that backups are signed with is needed: SECRET_KEY, or the DATA_DIR of the server');
}
