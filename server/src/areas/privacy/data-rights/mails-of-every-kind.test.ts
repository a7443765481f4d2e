import { describe, it } from 'node:test';
import { expect } from 'expect';
import { anAppointment } from '../../../../testing/factories/appointments.ts';
import { write } from '../../../../testing/factories/conversations.ts';
import { aDispute } from '../../../../testing/factories/disputes.ts';
import { everyHappening } from '../../../../testing/happenings.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { job } from '../../../jobs/job.ts';
import { createTell, type Happening } from '../../notifications/index.ts';

const test = await startTestApp();
const { db, clock } = test;
const company = 'Zwetschgenkanarienhof';
const words = 'Kanarienvogelworte';

/** Told while somebody leaves; their company is named once, and by nothing that is kept where a server takes the mails. */
const farewells: readonly Happening['kind'][] = ['partner.left', 'appointment.ended'];

const ofSummary = ['digest', 'dispute-opened', 'messages-unread'];
const ofEach = [
  ...['dispute-opened', 'appointment-proposed', 'appointment-agreed', 'appointment-withdrawn', 'appointment-reminder'],
  ...['extension-proposed', 'extension-answered', 'messages-unread', 'partner-banned'],
];

describe('of a partner who deleted the account', () => {
  for (const frequency of ['immediate', 'daily'] as const)
    it(`no stored mail of any kind holds name or words, with mails that come ${frequency}`, async () => {
      const { reader, leaver } = await everythingTold(frequency);
      if (frequency === 'daily') await summarise();
      const before = await kept(reader);
      const kinds = new Set(before.filter(isAbout).map(({ message_id: id }) => id.match(/^<([a-z-]+)/)?.[1]));
      expect([...kinds]).toEqual(expect.arrayContaining(frequency === 'daily' ? ofSummary : ofEach));
      await remove(leaver);
      expect((await kept(reader)).filter(isAbout)).toEqual([]);
    });

  it('nothing goes out any more that waits, and a summary that waits leaves it out', async () => {
    const { reader, leaver } = await everythingTold('daily');
    clock.advance({ days: 1 });
    await test.core.jobs.enqueue(db, job<Record<string, never>>('digests.compose'), {
      memberId: reader.member.id,
    } as never);
    await test.core.database.transaction((tx) =>
      test.core.mailer.tellTogether(tx, `digest.${reader.member.id}.2031-01-01`, reader.member.id, [
        { type: 'messages', email: emailOf(words), about: [leaver.member.id] },
        { type: 'messages', email: emailOf('Von jemand anderem'), about: [] },
      ]),
    );
    await leave(leaver);
    await test.runJobs();
    const mails = await kept(reader);
    expect(mails.filter(isAbout)).toEqual([]);
    expect(mails.map(({ text }) => text).join()).toContain('Von jemand anderem');
  });
});

function emailOf(said: string) {
  return { subject: said, preview: said, heading: said, paragraphs: [said, said] };
}

/** A pair between which everything happened that a mail can tell of, and each mail of it to one side of them. */
async function everythingTold(frequency: 'immediate' | 'daily') {
  const disputing = await aDispute(test, { text: words });
  const { reviewer, recipient, exchange, matchId, disputeId } = disputing;
  const { appointment, ...other } = await anAppointment(test);
  // Its own mails went to others, some of them and in either order; under the same keys they would not be kept again.
  await test.runJobs();
  await db.deleteFrom('mails').where('message_id', 'like', '<appointment-%').execute();
  await db
    .updateTable('appointments')
    .set({
      reviewer_id: reviewer.member.id,
      recipient_id: recipient.member.id,
      match_id: matchId,
      place: words,
      note: words,
      proposed_by: recipient.member.id,
    })
    .where('id', '=', appointment.id)
    .execute();
  expect(other.matchId).not.toBe(matchId);
  await db.updateTable('members').set({ company_name: company }).where('id', '=', recipient.member.id).execute();
  for (const emailType of ['match_notification', 'messages', 'review_reminder', 'reviews'])
    await reviewer.put('/api/email-preferences', { emailType, enabled: true, frequency });
  await write(recipient, matchId, words);
  const { id: messageId } = await db
    .selectFrom('messages')
    .select('id')
    .where('match_id', '=', matchId)
    .executeTakeFirstOrThrow();
  await test.runJobs();
  const cast = {
    ...{ matchId, exchangeId: exchange.id, reviewId: exchange.id, messageId, disputeId },
    ...{ appointmentId: appointment.id, requesterId: reviewer.member.id, providerId: recipient.member.id },
  };
  const samples = everyHappening(cast).filter(({ kind }) => !farewells.includes(kind));
  const tell = createTell(test.core);
  for (const sample of samples) {
    const named = sample.kind === 'suggestions.weekly' ? { ...sample, partners: sample.partners.map(called) } : sample;
    const said = named.kind === 'extension.proposed' ? { ...named, reason: words } : named;
    await test.core.database.transaction((tx) => tell(tx, said, clock.now()));
  }
  await test.runJobs();
  return { reader: reviewer, leaver: recipient };
}

function called<P extends { companyName: string }>(partner: P): P {
  return { ...partner, companyName: company };
}

async function summarise(): Promise<void> {
  clock.advance({ days: 1 });
  await test.core.jobs.enqueue(db, job<Record<string, never>>('digests.find'), {});
  await test.runJobs();
}

async function leave({ member }: SignedInClient): Promise<void> {
  const later = await test.signIn(member);
  const answer = await later.post('/api/privacy/delete-account', { email: member.email });
  if (answer.statusCode >= 300) throw new Error(answer.body);
}

async function remove(leaver: SignedInClient): Promise<void> {
  await leave(leaver);
  await test.runJobs();
}

/** What lies of mails to somebody, but for the farewell. */
async function kept({ member }: SignedInClient) {
  const all = await db
    .selectFrom('mails')
    .select(['message_id', 'subject', 'body_text as text', 'body_html as html'])
    .where('recipient', '=', member.email)
    .execute();
  return all.filter(({ message_id }) => !/^<(partner-left|appointment-ended)\./.test(message_id));
}

function isAbout(mail: { subject: string; text: string; html: string }): boolean {
  return [company, words].some((canary) => `${mail.subject} ${mail.text} ${mail.html}`.includes(canary));
}
