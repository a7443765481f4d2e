import type { Logger } from 'pino';
import { createAuditSeals } from '../areas/admin/index.ts';
import { type End, followSignature, type Head, headOf, readBackupFile } from '../backup/backup-file.ts';
import { restore } from '../backup/restore.ts';
import type { Secret } from '../config/secret.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { recompute } from '../recompute/recompute.ts';
import { countRows } from './table-counts.repository.ts';

/** What became of a backup that was restored to see whether it can be. */
export interface BackupVerdict {
  /** When it was made; undefined where it does not even say that. */
  madeAt: Date | undefined;
  /** What was found in order, one line each. */
  sound: string[];
  /** Why one could not rely on it; none where it is sound. */
  faults: string[];
}

interface Ground {
  /** Empty, and thrown away afterwards. */
  database: Database;
  /** The installation's own: signatures and seals are by it. */
  secret: Secret;
  log: Logger;
}

/**
 * Restores a backup into a throwaway database and looks whether it is what the site was: signed by this installation, every row of every table,
 * foreign keys, tables that today's version brings up to date, figures that follow from the ledger, an unbroken audit log.
 */
export async function verifyBackup(file: string, { database, secret, log }: Ground): Promise<BackupVerdict> {
  const verdict: BackupVerdict = { madeAt: undefined, sound: [], faults: [] };
  const { sound, faults } = verdict;
  try {
    const written = await readThrough(file, secret);
    const madeAt = new Date(written.head.madeAt);
    verdict.madeAt = madeAt;
    if (written.isSigned) sound.push('signed by this installation');
    else faults.push('It is not what this installation signed: somebody changed it, or another SECRET_KEY made it');

    const restored = await restore(database, file, log);
    const counted = await countRows(database.db);
    const differing = differences(written.counts, counted);
    faults.push(...differing);
    if (differing.length === 0) sound.push(`${restored} rows in ${counted.size} tables, all of them restored`);

    const newer = await migrate(database);
    sound.push(`${written.head.migrations.length} migrations, ${newer.length} newer ones carried out`);

    // As of when it was made: trust fades, and what waits for a seal is late only later.
    const then = { database, log, secret, now: () => madeAt };
    const figures = await recompute(then, { isFix: false });
    for (const { member, figure, stored, computed } of figures)
      faults.push(`${figure} of ${member}: ${stored} stored, ${computed} by the ledger`);
    if (figures.length === 0) sound.push('every figure follows from the ledger');

    const audit = await createAuditSeals(then).verify();
    if (audit.mayBeOtherKey)
      faults.push('No seal of the audit log fits this SECRET_KEY: another one made them, or somebody made them anew');
    else if (audit.broken)
      faults.push(`The audit log up to ${audit.broken.through.toISOString()} is not what was sealed`);
    else if (audit.overdue > 0)
      faults.push(`${audit.overdue} entries of the audit log had waited for a seal for hours`);
    else sound.push(`audit log unbroken: ${audit.entries} entries under ${audit.seals} seals`);
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  return verdict;
}

interface Written {
  head: Head;
  /** Rows by `schema.table`. */
  counts: Map<string, number>;
  isSigned: boolean;
}

/** @throws Error when it cannot be read to its end */
async function readThrough(file: string, secret: Secret): Promise<Written> {
  const signature = followSignature(secret);
  const lines = readBackupFile(file, signature.saw);
  const head = headOf((await lines.next()).value);
  const counts = new Map<string, number>();
  let table = '';
  let end: End | undefined;
  for await (const line of lines) {
    if (Array.isArray(line)) counts.set(table, (counts.get(table) ?? 0) + line.length);
    else if ('table' in line) {
      table = `${line.schema}.${line.table}`;
      counts.set(table, 0);
    } else if ('rows' in line) end = line;
  }
  if (!end) throw new Error('The backup is damaged: it ends early');
  return { head, counts, isSigned: end.tag !== undefined && signature.isSignedBy(end.tag) };
}

function differences(written: ReadonlyMap<string, number>, counted: ReadonlyMap<string, number>): string[] {
  const names = new Set([...written.keys(), ...counted.keys()]);
  return [...names].flatMap((name) => {
    const [there, back] = [written.get(name) ?? 0, counted.get(name) ?? 0];
    return there === back ? [] : [`${name}: ${there} rows in the backup, ${back} restored`];
  });
}
