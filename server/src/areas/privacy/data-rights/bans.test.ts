import { describe, it } from 'node:test';
import type { Notification } from '@rezenso/contract/notifications';
import { expect } from 'expect';
import { anAdmin } from '../../../../testing/factories/admin.ts';
import { anAppointment, aProposal } from '../../../../testing/factories/appointments.ts';
import { anExchange } from '../../../../testing/factories/exchanges.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { banGraceHours } from '../../accounts/index.ts';
import { settleBansJob } from './bans.job.ts';

const test = await startTestApp();
const { db } = test;
const reason = 'Mehrere erfundene Reviews';

describe('a ban that is taken back within its grace', () => {
  it('ends nothing: both go on, what is to be written is due as much later, and everybody hears so', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    await setStatus(reviewer, 'banned');
    const [paused] = (await recipient.get('/api/review-exchanges/my')).json();
    expect(paused).toMatchObject({ isPaused: true });
    expect(await titlesOf(recipient)).toContainEqual(expect.stringMatching(/^Dein Austausch mit .+ ruht gerade$/));
    test.clock.advance({ hours: 3 });
    await settle();
    await setStatus(reviewer, 'active');
    const again = await test.signIn(reviewer.member);
    const all = (await again.get('/api/review-exchanges/my')).json();
    expect(all).toHaveLength(2);
    const due = new Date(exchange.due_at.getTime() + 3 * 3_600_000).toISOString();
    for (const one of all) expect(one).toMatchObject({ status: 'pending', dueDate: due });
    expect(all[0].isPaused).toBeUndefined();
    expect(await titlesOf(recipient)).toContainEqual(expect.stringMatching(/geht weiter$/));
    expect(await bodiesOf(again)).toContainEqual(expect.stringContaining('geht weiter'));
    test.clock.advance({ days: 2 });
    await settle();
    const later = await test.signIn(reviewer.member);
    expect((await later.get('/api/review-exchanges/my')).json()).toHaveLength(2);
  });

  it('reminds nobody of what rests, and holds nothing against the partner', async () => {
    const { reviewer, recipient } = await anExchange(test);
    await setStatus(reviewer, 'banned');
    const tasks: { kind: string }[] = (await recipient.get('/api/tasks')).json();
    expect(tasks.filter(({ kind }) => kind === 'review.write')).toEqual([]);
    await setStatus(reviewer, 'active');
    const after: { kind: string }[] = (await recipient.get('/api/tasks')).json();
    expect(after.filter(({ kind }) => kind === 'review.write')).toHaveLength(1);
  });

  it('calls off what partners would travel for meanwhile, and no later appointment', async () => {
    const soon = await anAppointment(test);
    await db
      .updateTable('appointments')
      .set({ starts_at: new Date(test.clock.now().getTime() + 5 * 3_600_000) })
      .where('id', '=', soon.appointment.id)
      .execute();
    await setStatus(soon.recipient, 'banned');
    expect(await statusOf(soon.appointment)).toBe('withdrawn');
    const later = await anAppointment(test);
    await db
      .updateTable('appointments')
      .set({ starts_at: new Date(test.clock.now().getTime() + 5 * 86_400_000) })
      .where('id', '=', later.appointment.id)
      .execute();
    await setStatus(later.recipient, 'banned');
    expect(await statusOf(later.appointment)).toBe('agreed');
  });
});

describe('a ban that stays', () => {
  it('ends what is open, and tells partners by bell and mail with what takes the appointment out of calendars', async () => {
    const { reviewer, recipient, appointment } = await anAppointment(test);
    await setStatus(recipient, 'banned');
    test.clock.advance({ hours: banGraceHours });
    await settle();
    expect((await reviewer.get('/api/review-exchanges/my')).json()).toEqual([]);
    expect(await statusOf(appointment)).toBe('withdrawn');
    const name = recipient.member.company_name ?? '';
    expect(await titlesOf(reviewer)).toContainEqual(`Dein Austausch mit ${name} ist beendet`);
    const mails = (await test.mails()).filter(({ to }) => to === reviewer.member.email);
    expect(mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([`Dein Austausch mit ${name} ist beendet`, `${name} hat euren Termin abgesagt`]),
    );
    await setStatus(recipient, 'active');
    const [body] = await bodiesOf(await test.signIn(recipient.member));
    expect(body).toContain(
      'Was du mit einem Partner offen hattest, hat die Sperre beendet (2 offene Reviews und 1 Termin)',
    );
  });

  it('says to admins beforehand what it would end', async () => {
    const { recipient } = await aProposal(test);
    const admin = await anAdmin(test, 'user_manager');
    const { openWithPartners } = (await admin.get(`/api/admin/users/${recipient.member.id}`)).json();
    expect(openWithPartners).toEqual({ partners: 1, exchanges: 2, appointments: 0 });
  });

  it('gives its reason in the mail', async () => {
    const { member } = await test.signIn();
    await setStatus({ member }, 'banned');
    const mail = (await test.mails()).find(({ to }) => to === member.email);
    expect(mail?.text).toContain(reason);
  });
});

describe('an account that is deleted', () => {
  it('is named once in the mail that takes its appointment out of calendars, and nowhere after that', async () => {
    const { reviewer, recipient } = await anAppointment(test);
    const again = await test.signIn(recipient.member);
    const name = recipient.member.company_name ?? '';
    const answer = await again.post('/api/privacy/delete-account', { email: recipient.member.email });
    expect(answer.statusCode).toBe(200);
    await test.runJobs();
    const mails = (await test.mails()).filter(({ to }) => to === reviewer.member.email);
    expect(mails.map(({ subject }) => subject)).toContain(`${name} hat Rezenso verlassen: euer Termin entfällt`);
    expect((await titlesOf(reviewer)).filter((title) => title.includes(name) && title.includes('verlassen'))).toEqual(
      [],
    );
  });
});

async function setStatus({ member }: Pick<SignedInClient, 'member'>, status: 'banned' | 'active'): Promise<void> {
  const admin = await anAdmin(test, 'user_manager');
  const answer = await admin.patch(`/api/admin/users/${member.id}/status`, { status, reason });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  await test.runJobs();
}

async function settle(): Promise<void> {
  await test.core.jobs.enqueue(db, settleBansJob, {});
  await test.runJobs();
}

async function notificationsOf(client: SignedInClient): Promise<Notification[]> {
  return (await client.get('/api/notifications')).json().notifications;
}

async function titlesOf(client: SignedInClient): Promise<string[]> {
  return (await notificationsOf(client)).map(({ title }) => title);
}

async function bodiesOf(client: SignedInClient): Promise<string[]> {
  return (await notificationsOf(client)).map(({ body }) => body);
}

async function statusOf({ id }: { id: string }): Promise<string | undefined> {
  return (await db.selectFrom('appointments').select('status').where('id', '=', id).executeTakeFirst())?.status;
}
