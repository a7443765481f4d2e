import { it } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { startTestApp } from '../../../../testing/test-app.ts';
import { migrations } from '../../../database/migrations/index.ts';

const test = await startTestApp();
const { db } = test;

it('what stood before there was a log is entered as such: what was chosen, and nothing of who left or never chose', async () => {
  const [eva, gone] = [await test.signIn(), await test.aCompleteMember()];
  await undo();
  for (const [member, type, frequency] of [
    [eva.member.id, 'newsletter', 'weekly'],
    [eva.member.id, 'level_up', 'never'],
    [eva.member.id, 'system', null],
    [eva.member.id, 'welcome', null],
    [eva.member.id, 'marketing', 'never'],
    [gone.id, 'newsletter', 'weekly'],
  ])
    await sql`insert into email_preferences (member_id, email_type, frequency) values (${member}, ${type}, ${frequency})`.execute(
      db,
    );
  await sql`insert into public_pages (member_id, is_published, is_findable, asks_customers, changed_at)
    values (${eva.member.id}, true, false, false, ${new Date('2030-01-01')}), (${gone.id}, false, false, true, ${new Date('2030-01-01')})`.execute(
    db,
  );
  const platform = (await eva.post('/api/user-platforms', { platform: 'google', businessName: 'Café Eva' })).json().id;
  await sql`insert into google_connections (user_platform_id, sealed_token, connected_at, next_sync_at)
    values (${platform}, 'x', ${new Date('2030-02-02')}, ${new Date('2031-04-01')})`.execute(db);
  await db.updateTable('members').set({ deleted_at: test.clock.now() }).where('id', '=', gone.id).execute();
  await migrations['184-consents']?.up(db);
  const rows = await db.selectFrom('consents').selectAll().orderBy('kind').orderBy('subject').execute();
  expect(rows.map((row) => [row.kind, row.label ?? row.subject, row.is_given, row.means])).toEqual([
    ['email', 'level_up', false, 'earlier'],
    ['email', 'newsletter', true, 'earlier'],
    ['google', 'Café Eva', true, 'earlier'],
    ['public-page', 'public-page', true, 'earlier'],
  ]);
  expect(rows.every(({ member_id, version }) => member_id === eva.member.id && version === null)).toBe(true);
  expect(rows.slice(2).map(({ at }) => at.toISOString().slice(0, 10))).toEqual(['2030-02-02', '2030-01-01']);
  const { standing } = (await eva.get('/api/privacy/consents')).json();
  expect(standing).toHaveLength(4);
});

/** The database as it was. */
async function undo(): Promise<void> {
  for (const statement of [
    'drop trigger email_preferences_are_consents on email_preferences',
    'drop trigger push_devices_are_consents on push_devices',
    'drop trigger google_connections_are_consents on google_connections',
    'drop trigger public_pages_are_consents on public_pages',
    'drop table consents',
    'drop function keep_consents, log_consent, log_email_consent, log_push_consent, log_google_consent, log_page_consent, starts_off',
  ])
    await sql.raw(statement).execute(db);
}
