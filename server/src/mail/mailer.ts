import type { Logger } from 'pino';
import type { Env } from '../config/env.ts';
import { seal, unseal } from '../config/seal.ts';
import type { Secret } from '../config/secret.ts';
import type { Database, Db, Tx } from '../database/database.ts';
import { job } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { type Letter, renderLetter } from './letter.ts';
import { mailboxTransport, type OutgoingMail, smtpTransport, type Transport } from './transport.ts';

export interface Mailer {
  /**
   * Sends a letter by a job of this transaction; nothing is sent when it is rolled back.
   * @param key names the mail for good (letters, digits, `.-`), so that it arrives once however often its job runs
   */
  send(tx: Tx | Db, key: string, to: string, letter: Letter): Promise<void>;
}

interface MailerParts {
  env: Env;
  secret: Secret;
  database: Database;
  jobs: Jobs;
  now: () => Date;
  log: Logger;
}

/** Tried for about a day and a half: a mail server may be down for a night. */
const mailJob = job<{ sealed: string }>('mail.send', { retryLimit: 40, retryDelay: 5, deleteAfterSeconds: 3_600 });

export function createMailer({ env, secret, database, jobs, now }: MailerParts): Mailer {
  // A mail may carry a sign-in link, of which only the hash may lie readable in the database.
  const key = secret.keyFor('mail');
  const host = new URL(env.publicOrigin).hostname;
  const deliver: Transport = env.mail.smtpUrl
    ? smtpTransport(env.mail.smtpUrl, env.mail.from, database, now)
    : mailboxTransport(env.mail.from, database, now);

  jobs.work(mailJob, ({ sealed }) => deliver(JSON.parse(unseal(key, sealed)) as OutgoingMail));

  return {
    async send(tx, name, to, letter) {
      const mail: OutgoingMail = { messageId: `<${name}@${host}>`, to, ...renderLetter(letter) };
      await jobs.enqueue(tx, mailJob, { sealed: seal(key, JSON.stringify(mail)) });
    },
  };
}
