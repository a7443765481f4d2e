import type { Logger } from 'pino';
import type { Env } from '../config/env.ts';
import type { Secret } from '../config/secret.ts';
import type { Database, Db, Tx } from '../database/database.ts';
import { job } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { createDelivery } from './delivery.ts';
import type { Email } from './email.ts';
import { isCollected, type OptionalEmailType } from './email-types.ts';
import { outbox } from './outbox.repository.ts';
import { payloads, type TypedEmail } from './payload.ts';
import { preferences } from './preferences.repository.ts';
import { mailboxTransport, smtpTransport, type Transport } from './transport.ts';

/**
 * Records mails in a transaction; nothing is sent when it is rolled back. `key` names a mail for good (letters, digits,
 * `.-`), so that it arrives once however often its job runs.
 */
export interface Mailer {
  /**
   * A mail of the type `system` (sign-in, security): goes at once to any address, and nobody can switch it off.
   * @param of the account that it is written for or on behalf of: it goes with that, whoever it went to
   * @param about ids of what and of whom it tells: it does not go out, or says nothing any more, once one of them has left
   */
  send(tx: Tx | Db, key: string, to: string, email: Email, of?: string, about?: readonly string[]): Promise<void>;
  /** A mail to a member as their preferences say: at once, in the next summary, or not at all. */
  tell(
    tx: Tx,
    key: string,
    type: OptionalEmailType,
    member: string,
    email: Email,
    about?: readonly string[],
  ): Promise<void>;
  /** Several emails to a member in one mail, each with what it is about. */
  tellTogether(tx: Tx, key: string, member: string, entries: readonly TypedEmail[]): Promise<void>;
  /** Takes mails back that have not gone out: what they say no longer holds. */
  takeBack(tx: Tx, keys: readonly string[]): Promise<void>;
  /** Takes back what waits for a member and tells of another one; not what everybody gets, and of a summary that part alone. */
  takeBackAbout(tx: Tx, member: string, other: string): Promise<void>;
  /** Whether the mail server would take mails now; undefined where there is none, and mails stay in the local mailbox. */
  isServerThere(): Promise<boolean | undefined>;
}

interface MailerParts {
  env: Env;
  secret: Secret;
  database: Database;
  jobs: Jobs;
  now: () => Date;
  log: Logger;
  tracing?: Tracing | undefined;
  /** For tests; otherwise what `env` says. */
  transport?: Transport;
}

/** Tried for about a day and a half: a mail server may be down for a night. */
const retrying = { retryLimit: 40, retryDelay: 5, deleteAfterSeconds: 3_600 };
const promptJob = job<{ name: string }>('mail.send', retrying);
/** Apart, so that nobody waits for a sign-in link behind a thousand newsletters. */
const bulkJob = job<{ name: string }>('mail.send-bulk', { ...retrying, concurrency: 1 });
const bulkTypes: readonly OptionalEmailType[] = ['newsletter', 'marketing'];

export function createMailer(parts: MailerParts): Mailer {
  const { env, secret, database, jobs, now, log, tracing } = parts;
  const transport = parts.transport ?? transportOf(env);
  const deliver = createDelivery({ env, secret, database, now, log, tracing, transport });
  const { close } = payloads(secret);
  for (const kind of [promptJob, bulkJob]) jobs.work(kind, ({ name }) => deliver(name));

  return {
    async send(tx, name, to, email, of, about = []) {
      const sealed = close({ kind: 'system', to, email });
      const mail = { name, memberId: of ?? null, emailType: 'system', sealed, awaitsDigest: false, about } as const;
      if (await outbox(tx).add(mail, now())) await jobs.enqueue(tx, promptJob, { name });
    },

    async tell(tx, name, type, memberId, email, about = []) {
      const frequency = await preferences(tx).frequencyOf(memberId, type);
      if (frequency === 'never') return;
      const awaitsDigest = isCollected(frequency);
      // A summary that collects it says what it follows from.
      const trace = awaitsDigest ? tracing?.traceparent() : undefined;
      const sealed = close({ kind: 'email', entry: { type, email }, ...(trace && { trace }) });
      const isNew = await outbox(tx).add({ name, memberId, emailType: type, sealed, awaitsDigest, about }, now());
      if (isNew && !awaitsDigest) await jobs.enqueue(tx, bulkTypes.includes(type) ? bulkJob : promptJob, { name });
    },

    async tellTogether(tx, name, memberId, entries) {
      const [first] = entries;
      if (!first) return;
      const sealed = close({ kind: 'digest', entries });
      const about = [...new Set(entries.flatMap((entry) => entry.about ?? []))];
      const mail = { name, memberId, emailType: first.type, sealed, awaitsDigest: false, about };
      if (await outbox(tx).add(mail, now())) await jobs.enqueue(tx, bulkJob, { name });
    },

    takeBack: (tx, names) => outbox(tx).remove(names),
    takeBackAbout: (tx, member, other) => outbox(tx).removeAbout(member, other),

    async isServerThere() {
      if (!transport.greet) return undefined;
      try {
        await transport.greet();
        return true;
      } catch (error) {
        log.warn({ err: error }, 'the mail server does not answer');
        return false;
      }
    },
  };
}

function transportOf({ mail }: Env): Transport {
  return mail.smtpUrl ? smtpTransport(mail.smtpUrl, mail.from, mail) : mailboxTransport(mail.from);
}
