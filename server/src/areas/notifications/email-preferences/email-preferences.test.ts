import { describe, it } from 'node:test';
import { type EmailFrequency, type EmailType, emailFrequencies, emailTypes } from '@rezenso/contract/vocabulary';
import { expect } from 'expect';
import fc from 'fast-check';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { unsubscribeToken } from '../../../mail/unsubscribe-token.ts';

const test = await startTestApp();
const path = '/api/email-preferences';

describe('the preference centre', () => {
  it('begins with the essential and feature types on, newsletter and marketing off, system on', async () => {
    const eva = await test.signIn();
    const answer = await eva.get(path);
    expect(answer.statusCode).toBe(200);
    const off: EmailType[] = ['newsletter', 'marketing'];
    expect(answer.json()).toEqual(
      emailTypes.map((emailType) => {
        const enabled = !off.includes(emailType);
        const frequency = enabled ? 'immediate' : 'never';
        return { emailType, enabled, frequency, priorFrequency: null, lastSent: null };
      }),
    );
  });

  it('knows the kinds that came later by calls of their own, beside the eight', async () => {
    const eva = await test.signIn();
    const types = (await eva.get(`${path}/all`)).json().map((one: { emailType: string }) => one.emailType);
    expect(types).toEqual([...emailTypes, 'messages']);
    const saved = await eva.put(`${path}/messages`, { enabled: true, frequency: 'daily' });
    expect(saved.json()).toMatchObject({ emailType: 'messages', enabled: true, frequency: 'daily' });
    expect((await eva.put(`${path}/level_up`, { enabled: true, frequency: 'weekly' })).statusCode).toBe(200);
    expect(await frequencyOf(eva, 'level_up')).toBe('weekly');
    const refused = await eva.put(`${path}/system`, { enabled: false, frequency: 'never' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'EMAIL_TYPE_LOCKED']);
    expect((await eva.put(`${path}/pigeons`, { enabled: true, frequency: 'daily' })).statusCode).toBe(400);
    expect((await test.visitor.get(`${path}/all`)).statusCode).toBe(401);
    expect((await test.visitor.put(`${path}/messages`, { enabled: true, frequency: 'daily' })).statusCode).toBe(401);
  });

  it('keeps a choice, for this member only', async () => {
    const [eva, udo] = [await test.signIn(), await test.signIn()];
    const answer = await put(eva, 'level_up', true, 'weekly');
    expect(answer.json()).toMatchObject({ emailType: 'level_up', enabled: true, frequency: 'weekly', lastSent: null });
    expect(await frequencyOf(eva, 'level_up')).toBe('weekly');
    expect(await frequencyOf(udo, 'level_up')).toBe('immediate');
  });

  it('sets never when a type is switched off, and restores what was before', async () => {
    const eva = await test.signIn();
    await put(eva, 'level_up', true, 'monthly');
    expect((await put(eva, 'level_up', false, 'monthly')).json()).toMatchObject({ enabled: false, frequency: 'never' });
    expect((await put(eva, 'level_up', true, 'never')).json()).toMatchObject({ enabled: true, frequency: 'monthly' });
  });

  it('says on every device how often a type came before it was switched off, here or by the link in a mail', async () => {
    const eva = await test.signIn();
    await put(eva, 'level_up', true, 'monthly');
    await put(eva, 'level_up', false, 'never');
    await put(eva, 'welcome', true, 'daily');
    const link = { memberId: eva.member.id, types: ['welcome', 'subscription'], address: eva.member.email } as const;
    await test.visitor.post(`/api/unsubscribe/${unsubscribeToken(test.core.secret, link)}`);
    const otherDevice = await test.signIn(eva.member);
    const known: Array<{ emailType: EmailType; priorFrequency: EmailFrequency }> = (await otherDevice.get(path)).json();
    expect(Object.fromEntries(known.map((one) => [one.emailType, one.priorFrequency]))).toMatchObject({
      level_up: 'monthly',
      welcome: 'daily',
      subscription: 'immediate',
      match_notification: null,
      newsletter: null,
    });
    expect((await put(otherDevice, 'welcome', true, 'never')).json()).toMatchObject({
      frequency: 'daily',
      priorFrequency: null,
    });
  });

  it('sends at once what was never on before', async () => {
    const eva = await test.signIn();
    expect((await put(eva, 'newsletter', true, 'never')).json()).toMatchObject({ frequency: 'immediate' });
  });

  it('locks system', async () => {
    const eva = await test.signIn();
    for (const [enabled, frequency] of [
      [false, 'never'],
      [true, 'weekly'],
    ] as const) {
      const answer = await put(eva, 'system', enabled, frequency);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'EMAIL_TYPE_LOCKED']);
    }
    expect(await frequencyOf(eva, 'system')).toBe('immediate');
  });

  it('refuses what is no choice, and visitors', async () => {
    const eva = await test.signIn();
    for (const body of [{}, { emailType: 'spam', enabled: true, frequency: 'daily' }, { emailType: 'welcome' }]) {
      expect((await eva.put(path, body)).json().code).toBe('VALIDATION_FAILED');
    }
    expect((await test.visitor.get(path)).statusCode).toBe(401);
    expect((await test.visitor.put(path, { emailType: 'welcome', enabled: true, frequency: 'daily' })).statusCode).toBe(
      401,
    );
  });

  it('says when a kind of mail last came', async () => {
    const eva = await test.signIn();
    await eva.post('/api/auth/magic-link', { email: eva.member.email });
    await test.runJobs();
    const known: Array<{ emailType: EmailType; lastSent: string | null }> = (await eva.get(path)).json();
    const sent = known.filter(({ lastSent }) => lastSent !== null);
    expect(sent).toMatchObject([{ emailType: 'system', lastSent: '2031-03-03T09:00:00.000Z' }]);
  });
});

it('knows the sign-in mail that created the account', async () => {
  const visitor = test.newVisitor();
  await visitor.post('/api/auth/magic-link', { email: 'neu@example.de' });
  await test.runJobs();
  test.clock.advance({ minutes: 1 });
  const [mail] = await test.mails();
  const [, token = ''] = /token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  expect((await visitor.post('/api/auth/magic-link/verify', { token })).statusCode).toBe(200);
  const known: Array<{ emailType: EmailType; lastSent: string | null }> = (await visitor.get(path)).json();
  const sent = known.filter(({ lastSent }) => lastSent !== null);
  expect(sent).toMatchObject([{ emailType: 'system', lastSent: '2031-03-03T09:00:00.000Z' }]);
});

describe('the rules of the preference centre', () => {
  it('hold under random clicks', async () => {
    const click = fc.record({
      emailType: fc.constantFrom(...emailTypes),
      enabled: fc.boolean(),
      frequency: fc.constantFrom(...emailFrequencies),
    });
    const eva = await test.signIn();
    await fc.assert(
      fc.asyncProperty(fc.array(click, { maxLength: 12 }), async (clicks) => {
        await test.db.deleteFrom('email_preferences').execute();
        const expected = modelAfter(clicks);
        for (const { emailType, enabled, frequency } of clicks) await put(eva, emailType, enabled, frequency);
        const known: Array<{ emailType: EmailType; enabled: boolean; frequency: EmailFrequency }> = (
          await eva.get(path)
        ).json();
        expect(Object.fromEntries(known.map((one) => [one.emailType, one.frequency]))).toEqual(expected);
        for (const { enabled, frequency } of known) expect(enabled).toBe(frequency !== 'never');
      }),
      { numRuns: 40 },
    );
  });

  it('keep one row per type under fifty parallel changes', async () => {
    const eva = await test.signIn();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        put(eva, index % 2 ? 'welcome' : 'level_up', true, emailFrequencies[index % 5] ?? 'daily'),
      ),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const rows = await test.db.selectFrom('email_preferences').select('email_type').orderBy('email_type').execute();
    expect(rows.map(({ email_type }) => email_type)).toEqual(['level_up', 'welcome']);
  });
});

interface Click {
  emailType: EmailType;
  enabled: boolean;
  frequency: EmailFrequency;
}

/** The specification's rules (points 4 and 9), written down once more. */
function modelAfter(clicks: readonly Click[]): Record<string, EmailFrequency> {
  const now = new Map<EmailType, EmailFrequency>(
    emailTypes.map((type) => [type, type === 'newsletter' || type === 'marketing' ? 'never' : 'immediate']),
  );
  const priors = new Map<EmailType, EmailFrequency>();
  for (const { emailType, enabled, frequency } of clicks) {
    if (emailType === 'system') continue;
    const before = now.get(emailType) ?? 'never';
    if (before !== 'never') priors.set(emailType, before);
    const restored = priors.get(emailType) ?? 'immediate';
    now.set(emailType, !enabled ? 'never' : frequency === 'never' ? restored : frequency);
  }
  return Object.fromEntries(now);
}

function put(client: SignedInClient, emailType: EmailType, enabled: boolean, frequency: EmailFrequency) {
  return client.put(path, { emailType, enabled, frequency });
}

async function frequencyOf(client: SignedInClient, type: EmailType): Promise<EmailFrequency | undefined> {
  const known: Array<{ emailType: EmailType; frequency: EmailFrequency }> = (await client.get(path)).json();
  return known.find(({ emailType }) => emailType === type)?.frequency;
}
