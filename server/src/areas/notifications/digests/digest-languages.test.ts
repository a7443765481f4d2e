import { describe, it } from 'node:test';
import { germanIn } from '@rezenso/contract/testing/foreign-words';
import { load } from 'cheerio';
import { expect } from 'expect';
import { startTestApp } from '../../../../testing/test-app.ts';
import { preferences } from '../../../mail/preferences.repository.ts';
import { createTell } from '../tell.ts';
import { digestsJob } from './digests.job.ts';

const test = await startTestApp();
const tell = createTell(test.core);

describe('a summary', () => {
  it('comes in the language of the account, with its footer', async () => {
    const mail = await summaryAfter('en', 'en');
    expect(mail.subject).toBe('2 updates on Rezenso');
    const $ = load(mail.html);
    expect($('html').attr('lang')).toBe('en');
    expect($('[lang]').not('html')).toHaveLength(0);
    expect([germanIn(mail.subject), germanIn(mail.text)]).toEqual([[], []]);
    expect(mail.text).toContain('Unsubscribe: ');
  });

  it('says what was written in another language as it was, and marks it', async () => {
    const mail = await summaryAfter('de', 'en');
    expect(mail.subject).toBe('2 updates on Rezenso');
    const $ = load(mail.html);
    expect($('[lang="de"]')).toHaveLength(2);
    $('style,[lang="de"]').remove();
    expect(germanIn($('body').text())).toEqual([]);
    expect(mail.text).toContain('Du bist jetzt Silber');
  });

  it('is German for who never chose', async () => {
    const mail = await summaryAfter(null, null);
    expect(mail.subject).toBe('2 Neuigkeiten auf Rezenso');
    expect(mail.html).toContain('<html lang="de"');
    expect(mail.html).not.toContain(' lang="en"');
  });
});

/** @param told the language of the account when it was told, and `read` when the summary goes out */
async function summaryAfter(told: string | null, read: string | null) {
  const { id: memberId } = await test.aCompleteMember({ language: told });
  await preferences(test.db).save(memberId, 'level_up', 'daily');
  for (const level of ['Silber', 'Gold'] as const)
    await test.core.database.transaction((tx) =>
      tell(tx, { kind: 'level.reached', memberId, level }, test.clock.now()),
    );
  await test.db.updateTable('members').set({ language: read }).where('id', '=', memberId).execute();
  test.clock.advance({ days: 1 });
  await test.core.jobs.enqueue(test.db, digestsJob, {});
  await test.runJobs();
  const [mail] = await test.mails();
  if (!mail) throw new Error('No summary went out');
  return mail;
}
