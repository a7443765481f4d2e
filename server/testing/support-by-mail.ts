import { randomUUID } from 'node:crypto';
import { after } from 'node:test';
import type { SupportMessage } from '@rezenso/contract/support';
import type { Logger } from 'pino';
import { listenForMails } from '../src/areas/index.ts';
import { askSupport } from './factories/support.ts';
import { handOver, type SmtpAnswer } from './inbound-mail.ts';
import { type SignedInClient, startTestApp } from './test-app.ts';

export const mailbox = 'support@rezenso.de';

/** An application that takes answers by mail, and what tests do with it. */
export async function startTestAppWithMail(options: { log?: Logger } = {}) {
  const test = await startTestApp({
    ...options,
    env: {
      ...{ INBOUND_SMTP_PORT: '0', INBOUND_MAIL_DOMAIN: 'antwort.rezenso.de' },
      ...{ MAIL_FROM: 'Rezenso <post@rezenso.de>', SUPPORT_EMAIL: mailbox },
    },
  });
  const listener = await listenForMails(test.core);
  if (!listener) throw new Error('Nobody listens for mails');
  after(() => listener.close());
  const { port } = listener;

  /** Where the newest mail to an address is answered. */
  async function replyToOf(recipient: string): Promise<string> {
    await test.runJobs();
    const told = (await test.mails()).find(({ to }) => to === recipient);
    const address = told?.headers['Reply-To'];
    if (!address) throw new Error(`No mail to ${recipient} can be answered`);
    return address;
  }

  return {
    ...test,
    listener,
    replyToOf,

    /** A request that was answered on the site, and where its member answers the mail that told of it. */
    async anAnsweredRequest(fields: object = {}) {
      const [anna, agent] = [await test.signIn(fields), await test.signIn({ admin_role: 'support_agent' })];
      const id = await askSupport(anna);
      const answer = { id: randomUUID(), text: 'Bitte lade die Seite neu.', seen: 1 };
      await agent.post(`/api/admin/support/${id}/messages`, answer);
      return { anna, agent, id, to: await replyToOf(anna.member.email) };
    },

    /** Hands a mail over under the envelope of an ordinary one. */
    send(raw: Buffer, to: string, from = 'eva@example.de'): Promise<SmtpAnswer> {
      return handOver(port, raw, { from, to });
    },

    async textsOf(client: SignedInClient, id: string): Promise<string[]> {
      const { messages } = (await client.get(`/api/support/requests/${id}`)).json();
      return messages.map(({ text }: SupportMessage) => text);
    },
  };
}
