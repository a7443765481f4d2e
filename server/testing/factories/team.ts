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
