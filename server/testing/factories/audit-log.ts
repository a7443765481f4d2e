import { sql } from 'kysely';
import { auditLog } from '../../src/areas/admin/index.ts';
import type { TestApp } from '../test-app.ts';

/** Of somebody whom no table knows. */
export const someId = '5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11';

/** An entry with this reason. @returns its id */
export function writeEntry({ db, clock }: TestApp, reason: string, at: Date = clock.now()): Promise<number> {
  const deed = { actorId: someId, subjectId: someId, before: 'active', after: 'banned', requestId: 'r', reason };
  return auditLog(db).record({ ...deed, action: 'user.status_changed' }, at);
}

/** Does to log and seals what only whoever owns the tables can. */
export async function withoutTrigger({ db }: TestApp, how: () => Promise<unknown>): Promise<void> {
  for (const name of ['audit_log', 'audit_seals'])
    await sql`alter table ${sql.table(name)} disable trigger user`.execute(db);
  await how();
  for (const name of ['audit_log', 'audit_seals'])
    await sql`alter table ${sql.table(name)} enable trigger user`.execute(db);
}
