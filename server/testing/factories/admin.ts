import type { AdminRole } from '@rezenso/contract/vocabulary';
import type { MemberRow } from '../../src/database/schema.ts';
import type { SignedInClient, TestApp } from '../test-app.ts';
import { aColleague } from './team.ts';

/** Somebody who calls: nobody signed in, a member without a role, an invited colleague of a super_admin's account, or an admin. */
export type Caller = 'visitor' | 'member' | 'colleague' | AdminRole;

export function anAdmin(test: TestApp, role: AdminRole): Promise<SignedInClient> {
  return test.signIn({ first_name: 'Ada', last_name: 'Kern', company_name: 'Rezenso', admin_role: role });
}

/** The same client, whose session a passkey just proved: in production admins act in no other one. */
export async function proven(
  { core, clock }: Pick<TestApp, 'core' | 'clock'>,
  client: SignedInClient,
): Promise<SignedInClient> {
  const all = core.database.db.updateTable('sessions').set({ proven_at: clock.now() });
  await all.where('member_id', '=', client.member.id).execute();
  return client;
}

/** A browser of this kind of caller. */
export async function callerOf(test: TestApp, caller: Caller) {
  if (caller === 'visitor') return test.newVisitor();
  if (caller === 'colleague') return aColleague(test, await anAdmin(test, 'super_admin'));
  return caller === 'member' ? test.signIn() : anAdmin(test, caller);
}

export function memberNow({ db }: Pick<TestApp, 'db'>, { id }: Pick<MemberRow, 'id'>): Promise<MemberRow> {
  return db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** What the audit log holds, oldest first, in short. */
export async function deeds({ db }: Pick<TestApp, 'db'>): Promise<string[]> {
  const rows = await db.selectFrom('audit_log').selectAll().orderBy('id').execute();
  return rows.map(({ action, value_before, value_after }) => `${action} ${value_before} -> ${value_after}`);
}
