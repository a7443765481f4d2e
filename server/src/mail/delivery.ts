import type { Logger } from 'pino';
import type { Env } from '../config/env.ts';
import type { Secret } from '../config/secret.ts';
import type { Database } from '../database/database.ts';
import { type Addressee, addressees } from './addressees.repository.ts';
import { type Bounce, bounceOf } from './bounce.ts';
import { bounces } from './bounces.repository.ts';
import { digestLetter } from './digest-letter.ts';
import { isCollected } from './email-types.ts';
import type { Letter } from './letter.ts';
import { footingOf } from './letter-footing.ts';
import { mails } from './mails.repository.ts';
import { outbox, type WaitingMail } from './outbox.repository.ts';
import { type Parcel, parcels, type TypedLetter } from './parcel.ts';
import { preferences } from './preferences.repository.ts';
import { renderLetter } from './render-letter.ts';
import { subjectsIn } from './subjects.ts';
import type { OutgoingMail, Transport } from './transport.ts';

interface DeliveryParts {
  env: Env;
  secret: Secret;
  database: Database;
  now: () => Date;
  log: Logger;
  transport: Transport;
}

/** A letter and who it goes to. */
interface Posting {
  to: string;
  /** The account behind the address, if there is one. */
  memberId: string | null;
  letter: Letter;
  entries: readonly TypedLetter[];
  /** Ids of what it tells of. */
  about: readonly string[];
}

/**
 * Sends one recorded mail, as the preferences are now. What the server took is written down and not sent again; only a
 * process killed between the server's answer and that note can send twice, with the same Message-ID.
 */
export function createDelivery({ env, secret, database, now, log, transport }: DeliveryParts) {
  const { open } = parcels(secret);
  const host = new URL(env.publicOrigin).hostname;
  const { db } = database;

  return async function deliver(name: string): Promise<void> {
    const waiting = await outbox(db).find(name);
    if (!waiting || waiting.awaitsDigest) return;
    const messageId = `<${name}@${host}>`;
    if (await mails(db).has(messageId)) return outbox(db).remove([name]);
    const posting = await postingOf(waiting, open(waiting.sealed));
    if (posting === 'later') return outbox(db).collect(name);
    if (!posting) return outbox(db).remove([name]);
    const footing = footingOf(env.publicOrigin, secret, posting);
    const mail = { messageId, to: posting.to, ...renderLetter({ ...posting.letter, footing }) };
    try {
      const kept = await transport(mail);
      await settle(waiting, posting, kept);
    } catch (fault) {
      const bounce = bounceOf(fault);
      if (!bounce) throw fault;
      log.warn({ mail: name, code: bounce.code, isHard: bounce.isHard }, 'a mail was refused for good');
      await refuse(waiting, posting, mail, bounce);
    }
  };

  /** @returns undefined when the mail is not wanted any more, 'later' when it belongs into the next summary */
  async function postingOf(waiting: WaitingMail, parcel: Parcel): Promise<Posting | 'later' | undefined> {
    if (parcel.kind === 'system') {
      const member = await addressees(db).findByAddress(parcel.to);
      return { to: parcel.to, memberId: member?.id ?? null, letter: parcel.letter, entries: [], about: [] };
    }
    const member = waiting.memberId === null ? undefined : await addressees(db).findReachable(waiting.memberId);
    if (!member || (await bounces(db).isUndeliverable(tagOf(member.email)))) return undefined;
    if (parcel.kind === 'letter') return single(member, parcel.entry, subjectsIn(waiting.name));
    return together(member, parcel.entries, parcel.about ?? []);
  }

  async function single(
    member: Addressee,
    entry: TypedLetter,
    about: readonly string[],
  ): Promise<Posting | 'later' | undefined> {
    const frequency = await preferences(db).frequencyOf(member.id, entry.type);
    if (frequency === 'never') return undefined;
    if (isCollected(frequency)) return 'later';
    return { to: member.email, memberId: member.id, letter: entry.letter, entries: [entry], about };
  }

  async function together(
    member: Addressee,
    all: readonly TypedLetter[],
    about: readonly string[],
  ): Promise<Posting | undefined> {
    const known = await preferences(db).list(member.id);
    const ended = known.filter(({ frequency }) => frequency === 'never').map(({ emailType }) => emailType);
    const entries = all.filter(({ type }) => !ended.includes(type));
    if (entries.length === 0) return undefined;
    return { to: member.email, memberId: member.id, letter: digestLetter(entries, env.publicOrigin), entries, about };
  }

  async function settle(waiting: WaitingMail, posting: Posting, kept: OutgoingMail): Promise<void> {
    await database.transaction(async (tx) => {
      await mails(tx).add(kept, posting.about, now());
      await outbox(tx).remove([waiting.name]);
      await bounces(tx).clear(tagOf(posting.to));
      if (posting.memberId) await preferences(tx).markSent(posting.memberId, typesOf(posting), now());
    });
  }

  async function refuse(waiting: WaitingMail, posting: Posting, mail: OutgoingMail, bounce: Bounce): Promise<void> {
    const { memberId, to } = posting;
    const { messageId } = mail;
    const refused = { ...bounce, messageId, memberId, addressTag: tagOf(to), emailType: waiting.emailType };
    await database.transaction(async (tx) => {
      await bounces(tx).add(refused, now());
      await outbox(tx).remove([waiting.name]);
    });
  }

  function tagOf(address: string): string {
    return secret.sign('mail-address', address);
  }
}

function typesOf({ entries }: Posting) {
  return entries.length > 0 ? [...new Set(entries.map(({ type }) => type))] : (['system'] as const);
}
