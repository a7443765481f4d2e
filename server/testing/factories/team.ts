import { expect } from 'expect';
import { hashOf } from '../../src/areas/accounts/index.ts';
import type { TestClient } from '../client.ts';
import type { SignedInClient, TestApp } from '../test-app.ts';

/** The token of the invitation that a business sent last to an address, as it arrived by mail; empty where none arrived. */
export async function invitationTo(
  test: TestApp,
  { member }: Pick<SignedInClient, 'member'>,
  email: string,
): Promise<string> {
  await test.runJobs();
  const open = await test.db
    .selectFrom('invitations')
    .select('token_hash')
    .where('member_id', '=', member.id)
    .where('email', '=', email)
    .executeTakeFirst();
  const tokens = (await test.mails()).flatMap(({ to, text }) =>
    to === email ? (text.match(/(?<=\/invitation\/)[\w-]+/) ?? []) : [],
  );
  return tokens.find((token) => hashOf(token) === open?.token_hash) ?? '';
}

/** As if everybody who is signed in had just typed a code from the mailbox. */
export async function everybodyIsThere({ db, clock }: Pick<TestApp, 'db' | 'clock'>): Promise<void> {
  await db.updateTable('sessions').set({ confirmed_at: clock.now() }).execute();
}

/** Invites somebody and accepts. @returns the browser of the new colleague, and who they are */
export async function aColleague(
  test: TestApp,
  owner: SignedInClient,
  email = 'bert@cafe-anna.example',
): Promise<TestClient & { id: string; email: string }> {
  await owner.post('/api/team/invitations', { email });
  const browser = test.newVisitor();
  await browser.post(`/api/invitation/${await invitationTo(test, owner, email)}`);
  const { people } = (await owner.get('/api/team')).json<{ people: { id: string; email: string }[] }>();
  const id = people.find((one) => one.email === email)?.id ?? '';
  return { ...browser, id, email };
}

/** Invites somebody who did not answer yet. @returns the token that came by mail */
export async function invited(test: TestApp, owner: SignedInClient, email: string): Promise<string> {
  expect((await owner.post('/api/team/invitations', { email })).statusCode).toBe(200);
  return invitationTo(test, owner, email);
}

/** Signs in by the link of a mail, in a browser of its own. */
export async function signInByMail(test: TestApp, email: string): Promise<TestClient> {
  const browser = test.newVisitor();
  // After all mails of before, so that the newest is the one.
  test.clock.advance({ seconds: 1 });
  await browser.post('/api/auth/magic-link', { email });
  await test.runJobs();
  const mail = (await test.mails()).find(({ to, text }) => to === email && text.includes('token='));
  const token = /(?<=token=)[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  expect((await browser.post('/api/auth/magic-link/verify', { token })).statusCode).toBe(200);
  return browser;
}

/** What was mailed to an address, newest first. */
export async function subjectsTo(test: TestApp, email: string): Promise<string[]> {
  return (await test.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
}
