import { describe, it } from 'node:test';
import type { EmailFrequency } from '@rezenso/contract/vocabulary';
import { expect } from 'expect';
import { repeatJobs } from '../../../../testing/repeat-jobs.ts';
import { sweepNow } from '../../../../testing/sweep-now.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { isOnPostgres } from '../../../../testing/test-connection.ts';
import type { OptionalEmailType } from '../../../mail/email-types.ts';
import { preferences } from '../../../mail/preferences.repository.ts';
import { digestsJob } from './digests.job.ts';

const test = await startTestApp();
const monday = new Date('2031-03-10T07:00:00Z');

describe('a mail goes out as its type is set', () => {
  it('at once with immediate, not at all with never', async () => {
    const eva = await aMemberWith({ level_up: 'never' });
    await tell(eva, 'level_up', 'a');
    await tell(eva, 'match_notification', 'b');
    await test.runJobs();
    expect(await subjects()).toEqual(['b']);
    expect(await waiting()).toEqual([]);
  });

  it('as it is set when it goes, not when it was recorded', async () => {
    const eva = await aMemberWith({});
    await tell(eva, 'level_up', 'a');
    await tell(eva, 'welcome', 'b');
    await set(eva, 'level_up', 'never');
    await set(eva, 'welcome', 'daily');
    await test.runJobs();
    expect([await subjects(), await waiting()]).toEqual([[], ['b']]);
    test.clock.advance({ days: 1 });
    await summaries();
    expect(await subjects()).toEqual(['b']);
  });
});

describe('a summary', () => {
  it('holds what came since the last one, oldest first, in one mail', async () => {
    const eva = await aMemberWith({ level_up: 'daily', welcome: 'daily' });
    for (const [type, subject] of [
      ['level_up', 'Silber'],
      ['welcome', 'Hallo'],
      ['level_up', 'Gold'],
    ] as const) {
      await tell(eva, type, subject);
      test.clock.advance({ minutes: 1 });
    }
    await summaries();
    expect(await subjects()).toEqual([]);
    test.clock.advance({ days: 1 });
    await summaries();
    await summaries();
    for (const name of ['digests.compose', 'mail.send-bulk']) await repeatJobs(test, name);
    expect(await subjects()).toEqual(['3 Neuigkeiten auf Rezenso']);
    const [mail] = await test.mails();
    expect(mail?.text).toMatch(/Silber.*Hallo.*Gold/s);
    expect(mail?.headers['List-Unsubscribe']).toContain('/api/unsubscribe/');
    expect((await preferences(test.db).list(eva)).filter(({ lastSent }) => lastSent)).toHaveLength(2);
  });

  it('waits for Monday or the first of the month, and is not sent when it is empty', async () => {
    const eva = await aMemberWith({ level_up: 'weekly', welcome: 'monthly' });
    await tell(eva, 'level_up', 'woche');
    await tell(eva, 'welcome', 'monat');
    const came: string[] = [];
    for (let day = 1; day <= 35; day += 1) {
      test.clock.advance({ days: 1 });
      const before = (await test.mails()).length;
      await summaries();
      if ((await test.mails()).length > before) came.push(test.clock.now().toISOString().slice(0, 10));
    }
    expect(came).toEqual(['2031-03-10', '2031-04-01']);
    expect(await subjects()).toEqual(['monat', 'woche']);
  });

  it('is made up for when the server was down, and drops what was switched off meanwhile', async () => {
    const eva = await aMemberWith({ level_up: 'weekly', welcome: 'weekly' });
    await tell(eva, 'level_up', 'bleibt');
    await tell(eva, 'welcome', 'geht');
    await set(eva, 'welcome', 'never');
    test.clock.set(new Date(monday.getTime() + 30 * 3_600_000));
    await summaries();
    expect(await subjects()).toEqual(['bleibt']);
    expect(await waiting()).toEqual([]);
  });

  it('goes to nobody who left or was banned', async () => {
    const eva = await aMemberWith({ level_up: 'daily' });
    await tell(eva, 'level_up', 'a');
    await test.db.updateTable('members').set({ status: 'banned' }).where('id', '=', eva).execute();
    test.clock.advance({ days: 1 });
    await summaries();
    expect([await subjects(), await waiting()]).toEqual([[], []]);
  });

  it('comes once a day, whoever asks how often at once', { skip: !isOnPostgres }, async () => {
    const eva = await aMemberWith({ level_up: 'daily' });
    for (let index = 0; index < 5; index += 1) await tell(eva, 'level_up', `${index}`);
    test.clock.advance({ days: 1 });
    await Promise.all(Array.from({ length: 20 }, () => test.core.jobs.enqueue(test.db, digestsJob, {})));
    await Promise.all([test.runJobs(), test.runJobs(), test.runJobs()]);
    await test.runJobs();
    expect(await subjects()).toEqual(['5 Neuigkeiten auf Rezenso']);
  });
});

describe('a mail that is taken back', () => {
  it('does not go out', async () => {
    const eva = await aMemberWith({ level_up: 'daily' });
    await tell(eva, 'level_up', 'wait');
    await tell(eva, 'welcome', 'now');
    await test.core.database.transaction((tx) => test.core.mailer.takeBack(tx, ['wait', 'now']));
    test.clock.advance({ days: 1 });
    await summaries();
    expect(await subjects()).toEqual([]);
  });
});

describe('what is kept of a mail that went out', () => {
  it('is forgotten after half a year, and no sooner', async () => {
    const eva = await aMemberWith({});
    await tell(eva, 'level_up', 'old');
    await test.runJobs();
    test.clock.advance({ days: 100 });
    await tell(eva, 'level_up', 'new');
    for (const [days, kept] of [
      [79, ['new', 'old']],
      [1, ['new']],
    ] as const) {
      test.clock.advance({ days });
      await test.runJobs();
      await sweepNow(test);
      expect([days, await subjects()]).toEqual([days, kept]);
    }
  });
});

async function aMemberWith(choices: Partial<Record<OptionalEmailType, EmailFrequency>>): Promise<string> {
  const { id } = await test.aCompleteMember();
  for (const [type, frequency] of Object.entries(choices)) await set(id, type as OptionalEmailType, frequency);
  return id;
}

async function set(member: string, type: OptionalEmailType, frequency: EmailFrequency): Promise<void> {
  await preferences(test.db).save(member, type, frequency);
}

function tell(member: string, type: OptionalEmailType, subject: string): Promise<void> {
  const email = { subject, preview: `${subject}.`, heading: subject, paragraphs: ['Hallo,'] };
  return test.core.database.transaction((tx) => test.core.mailer.tell(tx, subject, type, member, email));
}

async function summaries(): Promise<void> {
  await test.core.jobs.enqueue(test.db, digestsJob, {});
  await test.core.jobs.enqueue(test.db, digestsJob, {});
  await test.runJobs();
}

async function subjects(): Promise<string[]> {
  return (await test.mails()).map(({ subject }) => subject);
}

async function waiting(): Promise<string[]> {
  return (await test.db.selectFrom('outbox').select('name').orderBy('name').execute()).map(({ name }) => name);
}
