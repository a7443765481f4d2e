import { describe, it } from 'node:test';
import { expect } from 'expect';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { job } from '../../../jobs/job.ts';

const test = await startTestApp();

describe('a summary that a partner got', () => {
  it('says nothing more of a company that leaves, and keeps every word when it was about others', async () => {
    const partner = await test.signIn({ company_name: 'Druckerei' });
    await partner.put('/api/email-preferences', { emailType: 'match_notification', enabled: true, frequency: 'daily' });
    const leaver = await test.signIn({ company_name: 'Match' });
    await askedBy(leaver, partner);
    await askedBy(await test.signIn({ company_name: 'Café' }), partner);
    const [second, first] = await mailsTo(partner);
    expect([first?.text, second?.text]).toEqual([
      expect.stringContaining('Match möchte'),
      expect.stringContaining('Match-Anfrage'),
    ]);
    await leaver.post('/api/privacy/delete-account', { email: leaver.member.email });
    await test.runJobs();
    const [secondNow, firstNow] = await mailsTo(partner);
    expect(secondNow).toEqual(second);
    expect(firstNow).toMatchObject({ id: first?.id, subject: 'Nachricht über einen ehemaligen Partner' });
    expect(`${firstNow?.text} ${firstNow?.html}`).not.toContain('Match');
  });
});

/** Asks for a match, and lets the next day's summary tell it. */
async function askedBy(client: SignedInClient, partner: SignedInClient): Promise<void> {
  const answer = await client.post('/api/matches', { providerId: partner.member.id });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  await test.runJobs();
  test.clock.advance({ days: 1 });
  await test.core.jobs.enqueue(test.db, job<Record<string, never>>('digests.find'), {});
  await test.runJobs();
}

async function mailsTo({ member }: SignedInClient) {
  return (await test.mails()).filter(({ to }) => to === member.email);
}
