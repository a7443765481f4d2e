import { createECDH } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import type { Consent } from '@rezenso/contract/consents';
import { allEmailTypes } from '@rezenso/contract/vocabulary';
import { expect } from 'expect';
import { sql } from 'kysely';
import type { TestClient } from '../../../../testing/client.ts';
import { callerOf } from '../../../../testing/factories/admin.ts';
import { aGooglePlatform, connect, startGoogleTestApp } from '../../../../testing/factories/google.ts';
import { aReportedPage } from '../../../../testing/factories/reports.ts';
import { aWish, publish } from '../../../../testing/factories/showcase.ts';
import { aColleague } from '../../../../testing/factories/team.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { defaultFrequency } from '../../../mail/email-types.ts';
import { preferences } from '../../../mail/preferences.repository.ts';
import { unsubscribeToken } from '../../../mail/unsubscribe-token.ts';
import { forgetReplaced } from './forget-replaced.ts';

const legalDir = await mkdtemp(path.join(tmpdir(), 'rezenso-legal-'));
after(() => rm(legalDir, { recursive: true, force: true }));
const test = await startTestApp({ env: { LEGAL_DIR: legalDir } });
const google = await startGoogleTestApp();
const { clock, core, db } = test;

const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'a'.repeat(22) };
const phone = { endpoint: 'https://fcm.googleapis.com/fcm/send/phone', keys };
const on = { enabled: true, frequency: 'weekly' };
const off = { enabled: false, frequency: 'never' };
const onboarding = {
  firstName: 'Anna',
  lastName: 'Berger',
  companyName: 'Café Anna',
  industry: 'Gastronomie',
  domain: 'https://www.cafe-anna.example',
  description: 'Kuchen aus eigener Backstube und ein Mittagstisch.',
  targetAudience: 'Familien',
  location: '79098 Freiburg',
  languages: ['de'],
  registeredPlatforms: ['google'],
};
const text = '# Datenschutz\n\nWir verarbeiten wenig.';

beforeEach(async () => {
  await writeFile(path.join(legalDir, 'datenschutz.md'), text);
  await rm(path.join(legalDir, 'agb.md'), { force: true });
});

describe('the log of consents', () => {
  it('is empty for whoever decided nothing', async () => {
    const eva = await test.signIn();
    expect(await logOf(eva)).toEqual({ standing: [], history: [], hasMore: false });
  });

  it('says what mails were switched on and off, when, on which page and under which text', async () => {
    const eva = await test.signIn();
    await eva.put('/api/email-preferences/newsletter', on);
    clock.advance({ hours: 1 });
    await writeFile(path.join(legalDir, 'datenschutz.md'), `${text} Und noch etwas.`);
    await eva.put('/api/email-preferences/level_up', off);
    const { standing, history } = await logOf(eva);
    expect(history.map(inShort)).toEqual(['email level_up off page', 'email newsletter on page']);
    expect(standing.map(inShort)).toEqual(['email level_up off page', 'email newsletter on page']);
    const [later, first] = history;
    expect([first?.at, later?.at]).toEqual(['2031-03-03T09:00:00.000Z', '2031-03-03T10:00:00.000Z']);
    // As `sha256sum` says it of the file, so that operators find which text it was.
    expect(first?.version).toBe('239ffff4ff8a202d');
    expect(later?.version).toMatch(/^[0-9a-f]{16}$/);
    expect(later?.version).not.toBe(first?.version);
    expect([first?.isVersionCurrent, later?.isVersionCurrent]).toEqual([false, true]);
    await rm(path.join(legalDir, 'datenschutz.md'));
    expect((await logOf(eva)).standing.map(({ isVersionCurrent }) => isVersionCurrent)).toEqual([false, false]);
  });

  it('logs a decision, and not that it was sent again or how often mails come', async () => {
    const eva = await test.signIn();
    await Promise.all(Array.from({ length: 20 }, () => eva.put('/api/email-preferences/marketing', on)));
    await eva.put('/api/email-preferences/marketing', { enabled: true, frequency: 'monthly' });
    await eva.put('/api/email-preferences/welcome', { enabled: true, frequency: 'daily' });
    expect((await logOf(eva)).history.map(inShort)).toEqual(['email marketing on page']);
  });

  it('knows what somebody switches off or on who got such mails before without having chosen', async () => {
    const eva = await test.signIn();
    await preferences(db).markSent(eva.member.id, ['level_up', 'newsletter'], clock.now());
    expect((await logOf(eva)).history).toEqual([]);
    await eva.put('/api/email-preferences/level_up', off);
    await eva.put('/api/email-preferences/newsletter', on);
    await eva.put('/api/email-preferences/newsletter', off);
    expect((await logOf(eva)).history.map(inShort)).toEqual([
      'email newsletter off page',
      'email newsletter on page',
      'email level_up off page',
    ]);
  });

  it('has as many entries as turns, whatever is decided at the same time, and the last one is what stands', async () => {
    const eva = await test.signIn();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => eva.put('/api/email-preferences/newsletter', index % 2 ? on : off)),
    );
    const { history, standing } = await logOf(eva);
    const given = history.map(({ isGiven }) => isGiven);
    expect(given.every((one, index) => index === 0 || one !== given[index - 1])).toBe(true);
    const kept = await db.selectFrom('email_preferences').select('frequency').executeTakeFirst();
    expect(standing.map(({ isGiven }) => isGiven)).toEqual(given.length > 0 ? [kept?.frequency !== 'never'] : []);
  });

  it('knows a link in a mail from a page', async () => {
    const eva = await test.signIn();
    await eva.put('/api/email-preferences/newsletter', on);
    const token = unsubscribeToken(core.secret, {
      memberId: eva.member.id,
      types: ['newsletter'],
      address: eva.member.email,
    });
    for (const _ of [1, 2]) await test.visitor.post(`/api/unsubscribe/${token}`);
    expect((await logOf(eva)).history.map(inShort)).toEqual([
      'email newsletter off mail-link',
      'email newsletter on page',
    ]);
  });

  it('takes nothing back with a change that is refused', async () => {
    const eva = await test.signIn();
    expect((await eva.put('/api/email-preferences/system', off)).statusCode).toBe(409);
    expect((await eva.put('/api/public-page', { ...aWish, name: 'support' })).statusCode).toBe(409);
    expect((await logOf(eva)).history).toEqual([]);
  });

  it('starts with the types off that nobody gets unasked', async () => {
    for (const type of allEmailTypes) {
      const { rows } = await sql<{ off: boolean }>`select starts_off(${type}) as off`.execute(db);
      expect([type, rows[0]?.off]).toEqual([type, defaultFrequency(type) === 'never']);
    }
  });

  it('notes which texts stood when a profile was finished, once, and nothing of a text that is not there', async () => {
    const eva = await test.signIn(await test.aMember());
    await writeFile(path.join(legalDir, 'agb.md'), '# AGB');
    for (const _ of [1, 2]) await eva.put('/api/profile', onboarding);
    expect((await logOf(eva)).history.map(inShort)).toEqual(['privacy null on page', 'terms null on page']);
    await rm(path.join(legalDir, 'agb.md'));
    const udo = await test.signIn(await test.aMember());
    await udo.put('/api/profile', { ...onboarding, domain: 'udo.example.de', companyName: 'Udo' });
    expect((await logOf(udo)).history.map(({ kind }) => kind)).toEqual(['privacy']);
  });

  it('tells devices apart, and which one went by itself', async () => {
    const eva = await test.signIn();
    const elsewhere = await test.signIn(eva.member);
    await eva.put('/api/push-devices', phone);
    const added = await elsewhere.put('/api/push-devices', { ...phone, endpoint: `${phone.endpoint}2` });
    expect((await logOf(eva)).standing.map(inShort)).toHaveLength(2);
    await eva.delete(`/api/push-devices/${added.json().id}`);
    expect((await logOf(eva)).standing).toHaveLength(1);
    await elsewhere.put('/api/push-devices', { ...phone, endpoint: `${phone.endpoint}2` });
    await elsewhere.get('/api/logout');
    const { standing, history } = await logOf(eva);
    expect(standing).toHaveLength(1);
    expect(history.map(({ isGiven, means }) => [isGiven, means])).toEqual([
      [false, 'system'],
      [true, 'page'],
      [false, 'page'],
      [true, 'page'],
      [true, 'page'],
    ]);
    expect(history[0]?.version).toBeNull();
  });

  it('does not take somebody for the one who decided in whose browser another one switched it on', async () => {
    const [eva, ada] = [await test.signIn(), await test.signIn()];
    await eva.put('/api/push-devices', phone);
    await ada.put('/api/push-devices', phone);
    expect((await logOf(eva)).history.map(({ isGiven, means }) => [isGiven, means])).toEqual([
      [false, 'system'],
      [true, 'page'],
    ]);
    expect((await logOf(ada)).history.map(({ isGiven, means }) => [isGiven, means])).toEqual([[true, 'page']]);
  });

  it('knows the public page from its first day, and when moderators took it away and gave it back', async () => {
    const { owner, report } = await aReportedPage(test);
    const admin = await callerOf(test, 'super_admin');
    const address = `/api/admin/reports/${report.id}/page`;
    await admin.put(address, { isHidden: true, reason: 'page_insult', text: 'Bitte nimm das heraus.' });
    await admin.put(address, { isHidden: false, reason: null, text: 'Danke, es ist wieder zu sehen.' });
    await publish(owner, { name: `seite-${owner.member.id.slice(0, 8)}`, isPublished: false });
    expect((await logOf(owner)).history.map(inShort)).toEqual([
      'public-page null off page',
      'public-page null on admin',
      'public-page null off admin',
      'public-page null on page',
    ]);
  });

  it('knows Google from the connection to its end, also where the platform goes with it', async () => {
    const eva = await google.signIn();
    const id = await aGooglePlatform(eva);
    await connect(eva, id);
    expect((await logOf(eva)).standing.map(inShort)).toEqual(['google Café Anna on page']);
    await eva.delete(`/api/user-platforms/${id}`);
    const { standing, history } = await logOf(eva);
    expect(standing).toEqual([]);
    expect(history.map(inShort)).toEqual(['google Café Anna off page', 'google Café Anna on page']);
  });

  it('says which colleague decided, shows them their own, and the owner all', async () => {
    const anna = await test.signIn();
    const bert = await aColleague(test, anna);
    await bert.put('/api/push-devices', phone);
    await anna.put('/api/email-preferences/newsletter', on);
    const [mail, push] = (await logOf(anna)).history;
    expect([mail?.isByColleague, mail?.person, push?.isByColleague, push?.person]).toEqual([
      false,
      null,
      true,
      bert.email,
    ]);
    expect((await logOf(bert)).history.map(({ kind }) => kind)).toEqual(['push']);
    await anna.delete(`/api/team/people/${bert.id}`);
    const { history } = await logOf(anna);
    const given = history.find(({ kind, isGiven }) => kind === 'push' && isGiven);
    expect([given?.isByColleague, given?.person]).toEqual([true, null]);
  });

  it('shows a hundred, and says that there are more', async () => {
    const eva = await test.signIn();
    for (let turn = 0; turn < 101; turn += 1) await eva.put('/api/email-preferences/newsletter', turn % 2 ? off : on);
    const { history, hasMore, standing } = await logOf(eva);
    expect([history.length, hasMore, standing.length]).toEqual([100, true, 1]);
    expect((await eva.get('/api/privacy/export')).json().data.consents).toHaveLength(101);
  });

  it('shows nobody else’s', async () => {
    const [eva, ada] = [await test.signIn(), await test.signIn()];
    await eva.put('/api/email-preferences/newsletter', on);
    expect(await logOf(ada)).toEqual({ standing: [], history: [], hasMore: false });
    expect((await test.visitor.get('/api/privacy/consents')).statusCode).toBe(401);
  });
});

describe('an entry', () => {
  it('is neither changed nor taken out, whoever asks', async () => {
    const eva = await test.signIn();
    await eva.put('/api/email-preferences/newsletter', on);
    for (const fraud of [
      sql`update consents set is_given = false`,
      sql`update consents set at = '2020-01-01'`,
      sql`delete from consents`,
      sql`delete from consents where member_id = ${eva.member.id}`,
    ])
      await expect(fraud.execute(db)).rejects.toThrow('append-only');
    const standing = core.database.transaction(async (tx) => {
      await sql`select set_config('rezenso.consents_end', '2099-01-01T00:00:00Z', true)`.execute(tx);
      await sql`delete from consents`.execute(tx);
    });
    await expect(standing).rejects.toThrow('append-only');
    expect((await logOf(eva)).history).toHaveLength(1);
  });

  it('goes three years after another one took its place, and what stands stays', async () => {
    const eva = await test.signIn();
    await eva.put('/api/email-preferences/newsletter', on);
    clock.advance({ days: 100 });
    const later = await test.signIn(eva.member);
    await later.put('/api/email-preferences/newsletter', off);
    clock.advance({ days: 1094 });
    await forgetNow();
    expect(await count()).toBe(2);
    clock.advance({ days: 1 });
    await forgetNow();
    expect(await db.selectFrom('consents').select('is_given').execute()).toEqual([{ is_given: false }]);
    clock.advance({ days: 4000 });
    await forgetNow();
    expect(await count()).toBe(1);
  });

  it('of a device that is gone goes after three years, too', async () => {
    const eva = await test.signIn();
    const { id } = (await eva.put('/api/push-devices', phone)).json();
    await eva.delete(`/api/push-devices/${id}`);
    clock.advance({ days: 1096 });
    await forgetNow();
    expect(await count()).toBe(0);
  });

  it('is part of the export, and goes with the account, leaving nothing behind', async () => {
    const [eva, ada] = [await test.signIn(), await test.signIn()];
    for (const one of [eva, ada]) await one.put('/api/email-preferences/newsletter', on);
    await eva.put('/api/push-devices', phone);
    await publish(eva);
    const { consents } = (await eva.get('/api/privacy/export')).json().data;
    expect(consents).toEqual([
      expect.objectContaining({ kind: 'email', about: 'newsletter', isGiven: true, means: 'page', person: null }),
      expect.objectContaining({ kind: 'push', isGiven: true, means: 'page' }),
      expect.objectContaining({ kind: 'public-page', about: null, isGiven: true }),
    ]);
    const deleted = await eva.post('/api/privacy/delete-account', { email: eva.member.email });
    expect(deleted.statusCode).toBe(200);
    await test.runJobs();
    const left = await db.selectFrom('consents').select('member_id').execute();
    expect(left).toEqual([{ member_id: ada.member.id }]);
  });
});

async function logOf(client: TestClient) {
  const answer = await client.get('/api/privacy/consents');
  expect(answer.statusCode).toBe(200);
  return answer.json<{ standing: Consent[]; history: Consent[]; hasMore: boolean }>();
}

function inShort({ kind, about, isGiven, means }: Consent): string {
  return `${kind} ${about} ${isGiven ? 'on' : 'off'} ${means}`;
}

async function count(): Promise<number> {
  return (await db.selectFrom('consents').select('id').execute()).length;
}

async function forgetNow(): Promise<void> {
  await forgetReplaced(core);
}
