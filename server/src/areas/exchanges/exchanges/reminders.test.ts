import { describe, it } from 'node:test';
import { expect } from 'expect';
import { anExchange, handIn } from '../../../../testing/factories/exchanges.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { preferences } from '../../../mail/preferences.repository.ts';
import { remindersJob } from './reminders.job.ts';

const test = await startTestApp();

describe('reminders of a review that is due', () => {
  it('come three days before, on the day and three days after, once each', async () => {
    const { exchange, reverse, recipient } = await anExchange(test);
    await handIn(recipient, reverse);
    const comeOn: Array<[day: number, subject: string]> = [];
    for (let day = 1; day <= 22; day += 1) {
      test.clock.advance({ days: 1 });
      for (const subject of await remind()) comeOn.push([day, subject]);
    }
    expect(comeOn).toEqual([
      [11, 'Deine Review ist in 3 Tagen fällig'],
      [14, 'Deine Review ist heute fällig'],
      [17, 'Deine Review ist seit 3 Tagen überfällig'],
    ]);
    expect(await remindedSubjects()).toEqual([`${exchange.id}:before`, `${exchange.id}:due`, `${exchange.id}:overdue`]);
  });

  it('go to the reviewer, with the name of the partner', async () => {
    const { reviewer, recipient, exchange, reverse } = await anExchange(test);
    await handIn(recipient, reverse);
    await test.runJobs();
    test.clock.advance({ days: 14 });
    await remind();
    const [mail] = await test.mails();
    expect(mail).toMatchObject({ to: reviewer.member.email, subject: 'Deine Review ist heute fällig' });
    expect(mail?.text).toContain('Druckwerk Breisgau');
    expect(mail?.text).toContain(`http://localhost:3000/exchanges?exchange=${exchange.id}`);
  });

  it('are made up for when the server was down on the day', async () => {
    await anExchange(test);
    test.clock.advance({ days: 12 });
    expect(await remind()).toEqual(['Deine Review ist in 2 Tagen fällig', 'Deine Review ist in 2 Tagen fällig']);
  });

  it('stop when the review was handed in or its writer is no longer active', async () => {
    const { reviewer, recipient, reverse } = await anExchange(test);
    await handIn(recipient, reverse);
    await test.db.updateTable('members').set({ status: 'inactive' }).where('id', '=', reviewer.member.id).execute();
    test.clock.advance({ days: 14 });
    expect(await remind()).toEqual([]);
  });

  it('are taken back when the review is handed in while they wait for a summary', async () => {
    const { exchange, reviewer } = await anExchange(test);
    await test.runJobs();
    await preferences(test.db).save(reviewer.member.id, 'review_reminder', 'daily');
    test.clock.advance({ days: 14 });
    await remind();
    await handIn(reviewer, exchange);
    await test.runJobs();
    const waiting = test.db.selectFrom('outbox').select('name').where('member_id', '=', reviewer.member.id);
    expect(await waiting.execute()).toEqual([]);
  });
});

/** Runs the reminder job twice, as two processes might. @returns subjects of the mails it sent */
async function remind(): Promise<string[]> {
  await test.runJobs();
  const before = new Set((await test.mails()).map(({ id }) => id));
  await test.core.jobs.enqueue(test.db, remindersJob, {});
  await test.core.jobs.enqueue(test.db, remindersJob, {});
  await test.runJobs();
  return (await test.mails()).filter(({ id }) => !before.has(id)).map(({ subject }) => subject);
}

async function remindedSubjects(): Promise<string[]> {
  const rows = await test.db
    .selectFrom('notifications')
    .select('subject')
    .where('type', '=', 'exchange.reminder')
    .orderBy('subject')
    .execute();
  return rows.map(({ subject }) => subject);
}
