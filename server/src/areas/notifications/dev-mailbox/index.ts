import type { Feature } from '../../../http/feature.ts';
import { allowPage, createNonce } from '../../../http/security-headers.ts';
import { mails } from '../../../mail/mails.repository.ts';
import { renderMailbox } from './mailbox.page.ts';

const shown = 200;

/** The local mailbox, where mails go without SMTP_URL. Not in production. */
export const mailboxFeature: Feature = (app, { env, database }) => {
  if (env.isProduction) return;

  app.get('/dev/mailbox', async (_request, reply) => {
    const nonce = createNonce();
    allowPage(reply, nonce);
    const page = renderMailbox(await mails(database.db).listNewest(shown), nonce);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  });

  app.get('/dev/mailbox.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return mails(database.db).listNewest(shown);
  });
};
