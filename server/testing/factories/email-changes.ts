import { expect } from 'expect';
import type { SignedInClient, TestApp } from '../test-app.ts';

export const oldEmail = 'eva@cafe-eva.de';
export const newEmail = 'hallo@cafe-eva.de';
export const linkInMail = /http:\/\/localhost:3000\/email-change\/([\w-]{43})\n/;

/** A change of an account's address that waits, with the secrets of its links. */
export async function aChange(test: TestApp, client?: SignedInClient, to = newEmail) {
  const eva = client ?? (await test.signIn({ email: oldEmail, proven_site: 'cafe-eva.de' }));
  const from = (await eva.get('/api/auth/user')).json().email;
  // Mails of one moment have no order.
  test.clock.advance({ seconds: 1 });
  expect((await eva.post('/api/email-address/change', { email: to })).statusCode).toBe(200);
  await test.runJobs();
  const mails = await test.mails();
  const tokenFor = (mailbox: string) =>
    linkInMail.exec(mails.find((mail) => mail.to === mailbox && linkInMail.test(mail.text))?.text ?? '')?.[1] ?? '';
  return { eva, tokens: { old: tokenFor(from), new: tokenFor(to) } };
}

/** Gives an account another address, as both of its mailboxes agree. */
export async function moveTo(test: TestApp, client: SignedInClient, to: string): Promise<void> {
  const { tokens } = await aChange(test, client, to);
  for (const token of [tokens.old, tokens.new])
    expect((await test.newVisitor().post(`/api/email-change/${token}`)).statusCode).toBe(200);
}
