import { it } from 'node:test';
import type { ModuleAuditEntry } from '@rezenso/contract/admin';
import { expect } from 'expect';
import { sql } from 'kysely';
import { anAdmin } from '../../../../testing/factories/admin.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { migrations } from '../../../database/migrations/index.ts';

const test = await startTestApp();
const { db } = test;

it('what was done to modules while that was a log of its own stands where it belongs in time', async () => {
  const admin = await anAdmin(test, 'super_admin');
  const { id } = admin.member;
  await undo();
  await migrations['100-module-deeds']?.up(db);
  const deeds = [
    ['pause', null, '2026-03-01'],
    ['resume', null, '2026-03-03'],
    ['promote', '3.0.0', '2026-03-05'],
    ['rollback', '1.0.0', '2026-03-07'],
    ['rollback', null, '2026-03-09'],
  ] as const;
  for (const [action, version, day] of deeds)
    await sql`insert into module_deeds (at, actor_id, module, action, version, reason, request_id)
      values (${new Date(day)}, ${id}, 'mf-x', ${action}, ${version}, 'Grund', 'r')`.execute(db);
  await sql`insert into audit_log (at, actor_id, action, subject_id, request_id)
    values (${new Date('2026-03-04')}, ${id}, 'user.status_changed', ${id}, 'r')`.execute(db);
  await migrations['106-modules-in-the-audit-log']?.up(db);
  const [newest, cursor] = await page('');
  const [older] = await page(`&cursor=${cursor}`);
  const { modules } = (await admin.get('/api/admin/audit-log')).json<{ modules: ModuleAuditEntry[] }>();
  expect(modules.map(({ action, to, at }) => [action, to, at.slice(0, 10)])).toEqual([
    ['module.canary_ended', null, '2026-03-09'],
    ['module.rolled_back', '1.0.0', '2026-03-07'],
    ['module.promoted', '3.0.0', '2026-03-05'],
    ['module.resumed', null, '2026-03-03'],
    ['module.paused', null, '2026-03-01'],
  ]);
  expect([newest, older]).toEqual([
    ['2026-03-09', '2026-03-07', '2026-03-05', '2026-03-04'],
    ['2026-03-03', '2026-03-01'],
  ]);

  async function page(next: string): Promise<[days: string[], cursor: string | null]> {
    const answer = await admin.get(`/api/admin/audit-log?limit=4${next}`);
    const { entries, modules: found, nextCursor } = answer.json();
    const days = [...entries, ...found].map(({ at }: { at: string }) => at.slice(0, 10));
    return [days.toSorted().toReversed(), nextCursor];
  }
});

/** The log as it was. */
async function undo(): Promise<void> {
  for (const statement of [
    'alter table audit_log drop constraint audit_log_is_about_one, drop column module, drop column module_title',
    'alter table audit_log alter column subject_id set not null',
    'drop index audit_log_by_time, audit_log_by_actor, audit_log_by_subject, audit_log_by_action',
    'create index audit_log_by_time on audit_log (at)',
    'create index audit_log_by_actor on audit_log (actor_id)',
    'create index audit_log_by_subject on audit_log (subject_id)',
    'create index audit_log_by_action on audit_log (action)',
  ])
    await sql.raw(statement).execute(db);
}
