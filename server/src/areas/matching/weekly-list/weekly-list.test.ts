import { describe, it } from 'node:test';
import { expect } from 'expect';
import { givePlatforms, twoPartners } from '../../../../testing/factories/matches.ts';
import { repeatJobs } from '../../../../testing/repeat-jobs.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import type { NewMember } from '../../../database/schema.ts';
import { balances, candidateIndex } from '../../accounts/index.ts';
import { weeklyListsJob } from './weekly-list.job.ts';

const test = await startTestApp();
const freiburg = { latitude: 47.995, longitude: 7.85 };

describe('the weekly list', () => {
  it('names those who are new, once, by mail and in the bell', async () => {
    const reader = await aReader();
    await candidatesOf('Anders', 'Berger');
    await monday();
    const [mail, ...others] = await listsTo(reader);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('3 neue Vorschläge für dich');
    for (const name of ['Anders', 'Berger', 'Druckwerk Breisgau']) expect(mail?.text).toContain(name);
    expect(await bell(reader)).toEqual(['3 neue Vorschläge für dich']);
    await monday();
    expect([(await listsTo(reader)).length, (await bell(reader)).length]).toEqual([1, 1]);
  });

  it('is there again when somebody is new, and not when nobody is', async () => {
    const reader = await aReader();
    await monday();
    test.clock.advance({ days: 7 });
    await monday();
    expect(await listsTo(reader)).toHaveLength(1);
    await candidatesOf('Neuling');
    test.clock.advance({ days: 7 });
    await monday();
    const [mail] = await listsTo(reader);
    expect(mail?.subject).toBe('Ein neuer Vorschlag für dich');
    expect(mail?.text).toContain('Neuling');
    expect(mail?.text).not.toContain('Druckwerk');
  });

  it('names five at most, the best first, and the next ones a week later', async () => {
    const reader = await aReader();
    await candidatesOf(...Array.from({ length: 6 }, (_, at) => `Betrieb ${at}`));
    await monday();
    test.clock.advance({ days: 7 });
    await monday();
    expect((await listsTo(reader)).map(({ subject }) => subject)).toEqual([
      '2 neue Vorschläge für dich',
      '5 neue Vorschläge für dich',
    ]);
  });

  it('is in the language of the member, kinds of business included', async () => {
    const reader = await aReader();
    await reader.put('/api/auth/language', { language: 'en' });
    await aCandidate({ company_name: 'Sommer', trade: 'office/tax_advisor' });
    await monday();
    const [mail] = await listsTo(reader);
    expect(mail?.subject).toBe('2 new suggestions for you');
    expect(mail?.text).toContain('Tax consultancy');
  });

  it('keeps to what the member looks for', async () => {
    const reader = await aReader();
    await candidatesOf('Beratung');
    await aCandidate({ company_name: 'Werkstatt', industry: 'handwerk' });
    const wishes = { industries: ['handwerk'], radiusKm: null, platforms: [], languages: [] };
    await reader.put('/api/partner-wishes', wishes);
    await monday();
    expect((await listsTo(reader)).map(({ text }) => [/Werkstatt/.test(text), /Beratung/.test(text)])).toEqual([
      [true, false],
    ]);
  });

  it('is one however often the job runs, and however many run at once', async () => {
    const reader = await aReader();
    await Promise.all([1, 2, 3].map(() => test.core.jobs.enqueue(test.db, weeklyListsJob, {})));
    await monday();
    await candidatesOf('Später am Morgen');
    await repeatJobs(test, 'weekly-list.compose');
    await repeatJobs(test, 'weekly-list.find');
    await monday();
    expect([(await listsTo(reader)).length, (await bell(reader)).length]).toEqual([1, 1]);
  });

  it('comes to nobody without Pro, nor to whose Pro ends meanwhile', async () => {
    const { requester: free } = await twoPartners(test);
    await indexed(free);
    const leaving = await aReader();
    await test.core.jobs.enqueue(test.db, weeklyListsJob, {});
    await balances(test.db).setPlan(leaving.member.id, 'free');
    await test.runJobs();
    expect([await listsTo(free), await listsTo(leaving)]).toEqual([[], []]);
  });

  it('waits for the summary, or does not come, as the member chose for mails about matches', async () => {
    const [daily, never] = [await aReader(), await aReader()];
    const choice = { emailType: 'match_notification', enabled: true } as const;
    await daily.put('/api/email-preferences', { ...choice, frequency: 'daily' });
    await never.put('/api/email-preferences', { ...choice, enabled: false, frequency: 'never' });
    await monday();
    expect([await listsTo(daily), await listsTo(never)]).toEqual([[], []]);
    expect([await bell(daily), await bell(never)].map(({ length }) => length)).toEqual([1, 1]);
  });
});

/** Everybody who has Pro gets what is due. */
async function monday(): Promise<void> {
  await test.core.jobs.enqueue(test.db, weeklyListsJob, {});
  await test.runJobs();
}

/** With Pro, in a network with one other business. */
async function aReader(): Promise<SignedInClient> {
  const { requester, provider } = await twoPartners(test);
  await balances(test.db).setPlan(requester.member.id, 'active');
  await indexed(requester, provider);
  return requester;
}

async function candidatesOf(...names: readonly string[]): Promise<void> {
  for (const name of names) await aCandidate({ company_name: name });
}

async function aCandidate(fields: Partial<NewMember>): Promise<void> {
  const member = await test.aCompleteMember({ industry: 'beratung', ...freiburg, ...fields });
  await givePlatforms(test.db, member, ['google']);
  await indexed({ member });
}

async function indexed(...members: ReadonlyArray<Pick<SignedInClient, 'member'>>): Promise<void> {
  await candidateIndex(test.db).refresh(
    members.map(({ member }) => member.id),
    test.clock.now(),
  );
}

async function listsTo({ member }: SignedInClient) {
  return (await test.mails()).filter(({ to, subject }) => to === member.email && /Vorschl|suggestion/.test(subject));
}

async function bell(client: SignedInClient): Promise<string[]> {
  const rows = await test.db
    .selectFrom('notifications')
    .select('data')
    .where('member_id', '=', client.member.id)
    .where('type', '=', 'suggestions.weekly')
    .execute();
  if (rows.length === 0) return [];
  const { notifications } = (await client.get('/api/notifications')).json();
  return notifications.flatMap(({ type, title }: { type: string; title: string }) =>
    type === 'suggestions.weekly' ? [title] : [],
  );
}
