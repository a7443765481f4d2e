import type { Logger } from 'pino';
import type { Env } from '../config/env.ts';
import type { Secret } from '../config/secret.ts';
import type { Database } from '../database/database.ts';
import { type Tracing, traced } from '../tracing/tracing.ts';
import { type Addressee, addressees } from './addressees.repository.ts';
import { type Bounce, bounceOf } from './bounce.ts';
import { bounces } from './bounces.repository.ts';
import { digestEmail } from './digest-email.ts';
import type { Email } from './email.ts';
import { footerOf } from './email-footer.ts';
import { isCollected } from './email-types.ts';
import { mails } from './mails.repository.ts';
import { outbox, type WaitingMail } from './outbox.repository.ts';
import { type Payload, payloads, type TypedEmail } from './payload.ts';
import { preferences } from './preferences.repository.ts';
import { renderEmail } from './render-email.ts';
import { subjectsIn } from './subjects.ts';
import type { OutgoingMail, Transport } from './transport.ts';

interface DeliveryParts {
  env: Env;
  secret: Secret;
  database: Database;
  now: () => Date;
  log: Logger;
  tracing: Tracing | undefined;
  transport: Transport;
}

/** An email and who it goes to. */
interface Envelope {
  to: string;
  /** The account behind the address, if there is one. */
  memberId: string | null;
  email: Email;
  entries: readonly TypedEmail[];
  /** Ids of what it tells of. */
  about: readonly string[];
}

/**
 * Sends one recorded mail, as the preferences are now. What the server took is written down and not sent again; only a
 * process killed between the server's answer and that note can send twice, with the same Message-ID.
 */
export function createDelivery({ env, secret, database, now, log, tracing, transport }: DeliveryParts) {
  const { open } = payloads(secret);
  const host = new URL(env.publicOrigin).hostname;
  const mailServer = (env.mail.smtpUrl && URL.parse(env.mail.smtpUrl)?.hostname) || 'local mailbox';
  const { db } = database;

  return async function deliver(name: string): Promise<void> {
    const waiting = await outbox(db).find(name);
    if (!waiting || waiting.awaitsDigest) return;
    const messageId = `<${name}@${host}>`;
    if (await mails(db).has(messageId)) return outbox(db).remove([name]);
    const envelope = await envelopeOf(waiting, open(waiting.sealed));
    if (envelope === 'later') return outbox(db).collect(name);
    if (!envelope) return outbox(db).remove([name]);
    const footer = footerOf(env.publicOrigin, secret, envelope, envelope.email);
    const mail = { messageId, to: envelope.to, ...renderEmail({ ...envelope.email, footer }) };
    try {
      const facts = { 'mail.type': waiting.emailType, 'server.address': mailServer };
      const kept = await traced(tracing, { name: 'send mail', kind: 'client', facts }, () => transport(mail));
      await settle(waiting, envelope, kept);
    } catch (fault) {
      const bounce = bounceOf(fault);
      if (!bounce) throw fault;
      log.warn({ mail: name, code: bounce.code, isHard: bounce.isHard }, 'a mail was refused for good');
      await refuse(waiting, envelope, mail, bounce);
    }
  };

  /** @returns undefined when the mail is not wanted any more, 'later' when it belongs into the next summary */
  async function envelopeOf(waiting: WaitingMail, payload: Payload): Promise<Envelope | 'later' | undefined> {
    if (payload.kind === 'system') {
      const member = await addressees(db).findByAddress(payload.to);
      const about = [...waiting.about, ...subjectsIn(waiting.name)];
      return { to: payload.to, memberId: member?.id ?? null, email: payload.email, entries: [], about };
    }
    const member = waiting.memberId === null ? undefined : await addressees(db).findReachable(waiting.memberId);
    if (!member || (await bounces(db).isUndeliverable(tagsOf(member.email)))) return undefined;
    if (payload.kind === 'email') return single(member, payload.entry, [...waiting.about, ...subjectsIn(waiting.name)]);
    const told = payload.entries.filter(({ about = [] }) => about.every((id) => waiting.about.includes(id)));
    return together(member, told, [...waiting.about, ...(payload.about ?? [])]);
  }

  async function single(
    member: Addressee,
    entry: TypedEmail,
    about: readonly string[],
  ): Promise<Envelope | 'later' | undefined> {
    const frequency = await preferences(db).frequencyOf(member.id, entry.type);
    if (frequency === 'never') return undefined;
    if (isCollected(frequency)) return 'later';
    return { to: member.email, memberId: member.id, email: entry.email, entries: [entry], about };
  }

  async function together(
    member: Addressee,
    all: readonly TypedEmail[],
    about: readonly string[],
  ): Promise<Envelope | undefined> {
    const known = await preferences(db).list(member.id);
    const ended = known.filter(({ frequency }) => frequency === 'never').map(({ emailType }) => emailType);
    const entries = all.filter(({ type }) => !ended.includes(type));
    if (entries.length === 0) return undefined;
    return {
      to: member.email,
      memberId: member.id,
      email: digestEmail(entries, env.publicOrigin, member.language),
      entries,
      about,
    };
  }

  async function settle(waiting: WaitingMail, envelope: Envelope, kept: OutgoingMail): Promise<void> {
    await database.transaction(async (tx) => {
      // Of an account that was deleted while it went out nothing is kept.
      if (!(await outbox(tx).takeOut(waiting))) return;
      if (!envelope.email.isFarewell)
        await mails(tx).add(noteOf(kept, envelope.email), waiting.memberId ?? envelope.memberId, envelope.about, now());
      await bounces(tx).clear(tagsOf(envelope.to));
      if (envelope.memberId) await preferences(tx).markSent(envelope.memberId, typesOf(envelope), now());
    });
  }

  /** What is kept of a mail; where that is no more than a note, it does not name who left. */
  function noteOf(kept: OutgoingMail, { keptSubject }: Email): OutgoingMail {
    return keptSubject && kept.text === '' ? { ...kept, subject: keptSubject } : kept;
  }

  async function refuse(waiting: WaitingMail, envelope: Envelope, mail: OutgoingMail, bounce: Bounce): Promise<void> {
    const { memberId, to } = envelope;
    const { messageId } = mail;
    const refused = { ...bounce, messageId, memberId, addressTags: tagsOf(to), emailType: waiting.emailType };
    await database.transaction(async (tx) => {
      await bounces(tx).add(refused, now());
      await outbox(tx).remove([waiting.name]);
    });
  }

  function tagsOf(address: string) {
    return secret.tagsOf('mail-address', address);
  }
}

function typesOf({ entries }: Envelope) {
  return entries.length > 0 ? [...new Set(entries.map(({ type }) => type))] : (['system'] as const);
}
