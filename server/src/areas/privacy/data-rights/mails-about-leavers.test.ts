import { describe, it } from 'node:test';
import { expect } from 'expect';
import { propose } from '../../../../testing/factories/appointments.ts';
import { write } from '../../../../testing/factories/conversations.ts';
import { anExchange } from '../../../../testing/factories/exchanges.ts';
import { aMatch } from '../../../../testing/factories/matches.ts';
import { aColleague, invited } from '../../../../testing/factories/team.ts';
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
    const later = await test.signIn(leaver.member);
    await later.post('/api/privacy/delete-account', { email: leaver.member.email });
    await test.runJobs();
    const [secondNow, firstNow] = await mailsTo(partner);
    expect(secondNow).toEqual(second);
    expect(firstNow).toMatchObject({ id: first?.id, subject: 'Nachricht über einen ehemaligen Partner' });
    expect(`${firstNow?.text} ${firstNow?.html}`).not.toContain('Match');
  });
});

describe('a mail that was written on behalf of who leaves', () => {
  it('goes, whoever it went to: invited, removed, asked for consent to an address, or the own one of before', async () => {
    const eva = await test.signIn({
      email: 'quendolina@zwetschgenhof.de',
      company_name: 'Zwetschgenhof',
      proven_site: 'zwetschgenhof.de',
    });
    await eva.post('/api/auth/reauthentication/code');
    const carla = await aColleague(test, eva, 'carla@zwetschgenhof.de');
    await eva.delete(`/api/team/people/${carla.id}`);
    await invited(test, eva, 'offen@anderswo.example.org');
    await test.signIn({ email: 'schon@da.example.org' });
    await eva.post('/api/team/invitations', { email: 'schon@da.example.org' });
    await eva.post('/api/email-address/change', { email: 'nie-bestaetigt@woanders.example.org' });
    await test.runJobs();
    expect((await test.mails()).length).toBeGreaterThanOrEqual(7);
    await eva.post('/api/privacy/delete-account', { email: eva.member.email });
    await test.runJobs();
    expect((await test.mails()).map(({ to, subject }) => [to, subject])).toEqual([]);
  });

  it('is not kept when it goes out while the account is deleted', async () => {
    for (let round = 0; round < 5; round += 1) {
      const eva = await test.signIn({ email: `eva${round}@zwetschgenhof.de` });
      test.clock.advance({ days: 1 });
      const later = await test.signIn(eva.member);
      for (const number of [1, 2, 3])
        await later.post('/api/team/invitations', { email: `f${round}${number}@fremd.example.org` });
      await Promise.all([test.runJobs(), later.post('/api/privacy/delete-account', { email: eva.member.email })]);
      await test.runJobs();
      expect((await test.mails()).filter(({ to }) => to.endsWith('@fremd.example.org'))).toEqual([]);
      expect(await waiting()).toEqual([]);
    }
  });
});

describe('a mail that waits for a summary', () => {
  it('does not go out any more when who wrote its words has left', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    await provider.put('/api/email-preferences/messages', { enabled: true, frequency: 'daily' });
    await write(requester, match.id, 'Nur für dich bestimmt');
    await test.runJobs();
    test.clock.advance({ minutes: 6 });
    await test.runJobs();
    expect(await waiting()).toEqual([expect.stringMatching(/^messages-unread/)]);
    await requester.post('/api/privacy/delete-account', { email: requester.member.email });
    expect(await waiting()).not.toContainEqual(expect.stringMatching(/^messages-unread/));
  });

  for (const way of ['left', 'is banned'] as const)
    it(`asks for no appointment with somebody who ${way}`, async () => {
      const { reviewer, recipient, exchange } = await anExchange(test);
      await reviewer.put('/api/email-preferences', {
        emailType: 'match_notification',
        enabled: true,
        frequency: 'daily',
      });
      await propose(recipient, exchange);
      await test.runJobs();
      expect(await waiting()).toContainEqual(expect.stringMatching(/^appointment-proposed/));
      if (way === 'left') await recipient.post('/api/privacy/delete-account', { email: recipient.member.email });
      else {
        const manager = await test.signIn({ admin_role: 'user_manager' });
        await manager.patch(`/api/admin/users/${recipient.member.id}/status`, { status: 'banned', reason: null });
      }
      await test.runJobs();
      expect(await waiting()).not.toContainEqual(expect.stringMatching(/^appointment-proposed/));
    });
});

async function waiting(): Promise<string[]> {
  return (await test.db.selectFrom('outbox').select('name').execute()).map(({ name }) => name);
}

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
