import { createHmac } from 'node:crypto';
import { answerSupport } from '@rezenso/contract/admin';
import { longestSupportMessage } from '@rezenso/contract/limits';
import { isSeen } from '@rezenso/contract/names';
import { supportReply } from '@rezenso/contract/support';
import { mayCall } from '../../../access/may-call.ts';
import type { Core } from '../../../core.ts';
import { parseInput } from '../../../http/parse.ts';
import { createDesk } from '../desk/desk.service.ts';
import { type ReplyTarget, replyAddresses } from '../reply-addresses/reply-address.ts';
import { createRequests } from '../requests/requests.service.ts';
import { type Asker, mailWriters } from './mail-writers.repository.ts';
import { type ReadMail, readMail } from './read-mail.ts';
import { guarded, MailRefusal } from './refusal.ts';
import { type Quoted, replyIn } from './reply-text.ts';
import { byMailWords } from './words.ts';

/** A mail as it came in, with its envelope. */
export interface ReceivedMail {
  to: string;
  /** Empty for mails that want no answer. */
  returnPath: string;
  raw: Buffer;
}

/** What became of a mail that is not refused: `ignored` wrote a program, not a person. */
export type Outcome = 'written' | 'ignored';

type Parts = Pick<Core, 'database' | 'events' | 'limits' | 'env' | 'secret'>;

/** Writes answers by mail into the requests that they answer, under the rules of the site and by its own calls. */
export function createByMail(core: Parts) {
  const { env, secret, database } = core;
  const requests = createRequests(core);
  const desk = createDesk(core);
  const addresses = replyAddresses(core);
  const quoted = { sender: addressIn(env.mail.from) };
  const pages = pagesOf(env.publicOrigin);
  const idKey = secret.keyFor('support-reply-message');

  /** @throws {MailRefusal} unknown, whether the address is no one's, altered, or of a request that is gone */
  async function open(address: string): Promise<{ target: ReplyTarget; asker: Asker }> {
    const claimed = addresses.read(address);
    const asker = claimed && (await mailWriters(database.db).findAsker(claimed.target.requestId));
    if (!claimed || !asker || !addresses.isGenuine(claimed, asker.id)) throw new MailRefusal('unknown', pages.support);
    return { target: claimed.target, asker };
  }

  /** Who writes: the account of the address that the mail is from. @throws {MailRefusal} sender, banned, agent */
  async function writerOf(target: ReplyTarget, asker: Asker, from: string | undefined): Promise<string> {
    if (target.side === 'member') {
      if (from !== asker.email.toLowerCase()) throw new MailRefusal('sender', pages.of(target));
      if (asker.status === 'banned') throw new MailRefusal('banned', pages.imprint);
      return asker.id;
    }
    const agent = from === undefined ? undefined : await mailWriters(database.db).findAgent(from);
    if (!agent || !mayCall(answerSupport, agent)) throw new MailRefusal('agent', pages.of(target));
    return agent.id;
  }

  return {
    /** Whether mails to an address are taken at all. @throws {MailRefusal} unknown, unavailable */
    async check(address: string): Promise<void> {
      await guarded(pages.support, () => open(address));
    },

    /**
     * Writes what a mail says into its request. The same mail again is written once.
     * @throws {MailRefusal} for everything else; what may pass is temporary
     */
    take({ to, returnPath, raw }: ReceivedMail, now: Date): Promise<Outcome> {
      return guarded(pages.support, async () => {
        const { target, asker } = await open(to);
        const href = pages.of(target);
        const mail = await readMail(raw, returnPath);
        if (mail?.isAutomatic) return 'ignored';
        if (!mail) throw new MailRefusal('unreadable', href);
        const writer = await writerOf(target, asker, mail.from);
        const text = textOf(mail, quoted, asker, href);
        const id = idOf(idKey, target, writer, mail.id);
        await guarded(href, () => write(target, writer, parseInput(supportReply, { id, text }), now));
        return 'written';
      });
    },
  };

  async function write(
    { side, requestId, position }: ReplyTarget,
    writer: string,
    message: { id: string; text: string },
    now: Date,
  ): Promise<void> {
    if (side === 'member') await requests.reply(writer, requestId, message, now);
    else await desk.answer(writer, requestId, { ...message, seen: position }, now);
  }
}

/** What is written into the request. @throws {MailRefusal} empty, tooLong */
function textOf({ text, hasFiles }: ReadMail, quoted: Quoted, { language }: Asker, href: string): string {
  const own = replyIn(text, quoted);
  if (!isSeen(own)) throw new MailRefusal('empty', href);
  const whole = hasFiles ? `${own}\n\n${byMailWords(language).byMailTexts.filesLeftOut}` : own;
  if (whole.length > longestSupportMessage) throw new MailRefusal('tooLong', href);
  return whole;
}

/** One id for one mail, however often it is sent, that nobody else can take before. */
function idOf(key: Buffer, { side, requestId }: ReplyTarget, writer: string, mailId: string): string {
  const bytes = createHmac('sha256', key)
    .update(JSON.stringify([side, requestId, writer, mailId]))
    .digest();
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Where to write instead. */
function pagesOf(origin: string) {
  return {
    support: `${origin}/support`,
    imprint: `${origin}/impressum`,
    of: ({ side, requestId }: ReplyTarget) =>
      side === 'member' ? `${origin}/support/${requestId}` : `${origin}/admin?tab=support&request=${requestId}`,
  };
}

/** Of a sender such as 'Rezenso <post@rezenso.de>', in lower case. */
function addressIn(sender: string): string {
  return (/<([^<>]+)>/.exec(sender)?.[1] ?? sender).trim().toLowerCase();
}
