import type { AnswerInputOf } from '@rezenso/contract/endpoint';
import type { Language } from '@rezenso/contract/language';
import { wholeListLimit } from '@rezenso/contract/limits';
import type {
  Conversation,
  countUnreadMessages,
  listBlockedPartners,
  listConversations,
  listMessages,
  Message,
} from '@rezenso/contract/messages';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import type { Db, Tx } from '../../../database/database.ts';
import type { MessageRow } from '../../../database/schema-conversations.ts';
import { type PageQuery, readPage } from '../../../http/cursor.ts';
import { leftToday } from '../../../limits/left-today.ts';
import { takeFor } from '../../../limits/take-for.ts';
import { volumes } from '../../accounts/index.ts';
import { questions } from '../../notifications/index.ts';
import { formerMatches } from '../matches/former-matches.repository.ts';
import { matches } from '../matches/matches.repository.ts';
import { blockedPlace, listBlockedPartnersOf } from './blocked-partners.repository.ts';
import { type ConversationView, conversationPlace, conversationViews } from './conversation-views.repository.ts';
import { whyNotConverse, whyNotWrite } from './conversations.policy.ts';
import { presentBlocked, presentConversation, presentMessage } from './conversations.presenter.ts';
import { conversations } from './conversations.repository.ts';
import { messagePlace, messages } from './messages.repository.ts';
import { findOffers } from './offers.repository.ts';
import { takeBackUnreadMail } from './unread-mails.job.ts';

/** What partners of an accepted match write to each other. */
export function createConversations({
  database,
  events,
  limits,
  mailer,
}: Pick<Core, 'database' | 'events' | 'limits' | 'mailer'>) {
  const { db } = database;

  /** Blocks or unblocks; `change` says whether anything is different. */
  function changeBlock(
    member: string,
    matchId: string,
    language: Language,
    change: (tx: Tx, partnerId: string) => Promise<boolean>,
  ): Promise<Conversation> {
    return database.transaction(async (tx) => {
      const { partnerId } = await getView(tx, member, matchId);
      if (await change(tx, partnerId))
        await events.record(tx, 'conversation.blocked', { matchId, blockerId: member, partnerId });
      return presentConversation(await getView(tx, member, matchId), member, language);
    });
  }

  return {
    /** The latest first. @throws {AppError} VALIDATION_FAILED for a cursor of no page */
    async list(member: string, query: PageQuery, language: Language): Promise<AnswerInputOf<typeof listConversations>> {
      const { rows, next } = await readPage(query, conversationPlace, (after, limit) =>
        conversationViews(db).list(member, limit, after),
      );
      return { conversations: rows.map((row) => presentConversation(row, member, language)), next };
    },

    /** How much is unread where; the latest 200 conversations at most. */
    async countUnread(member: string): Promise<AnswerInputOf<typeof countUnreadMessages>> {
      return { conversations: await conversationViews(db).listUnread(member, wholeListLimit) };
    },

    /**
     * A conversation with a page of its messages, newest first.
     * @throws {AppError} MATCH_NOT_FOUND, MATCH_NOT_YOURS, MATCH_NOT_ACCEPTED, VALIDATION_FAILED for a cursor of no page
     */
    async open(
      member: string,
      matchId: string,
      query: PageQuery,
      language: Language,
    ): Promise<AnswerInputOf<typeof listMessages>> {
      const view = await getView(db, member, matchId);
      const { rows, next } = await readPage(query, messagePlace, (before, limit) =>
        messages(db).list(matchId, limit, before),
      );
      return {
        conversation: presentConversation(view, member, language),
        offers: await findOffers(db, member, view.partnerId),
        messages: rows.map((row) => presentMessage(row, member)),
        next,
      };
    },

    /**
     * Sends a message under an id of the sender's own. The same one again, also at the same moment, is answered as sent and
     * not written twice.
     * @throws {AppError} MATCH_NOT_FOUND, MATCH_NOT_YOURS, MATCH_NOT_ACCEPTED, CONVERSATION_BLOCKED, PARTNER_INACTIVE,
     *   MESSAGE_ID_TAKEN, STARTS_SMALL, RATE_LIMITED
     */
    async send(
      member: string,
      matchId: string,
      written: { id: string; text: string },
      now: Date,
    ): Promise<Message & { leftToday?: number }> {
      const sentBefore = await messages(db).find(written.id);
      if (sentBefore) return again(sentBefore, member, matchId, written.text);
      await getView(db, member, matchId);
      const { isBeginner } = await volumes(db).of(member, now);
      const usual = ['message.minute', 'message.day'] as const;
      const names = isBeginner ? ([...usual, 'message.beginner'] as const) : usual;
      return takeFor(limits, names, member, (left) =>
        database.transaction(async (tx) => {
          await conversations(tx).lock(matchId);
          const sentMeanwhile = await messages(tx).find(written.id);
          if (sentMeanwhile) return again(sentMeanwhile, member, matchId, written.text);
          const position = await conversations(tx).advance(matchId, member, now);
          const { partnerId, ...view } = await getView(tx, member, matchId);
          if (position === undefined) throw new AppError(whyNotWrite(view));
          const message = await messages(tx).add({ ...written, matchId, position, senderId: member }, now);
          if (!message) throw new AppError('MESSAGE_ID_TAKEN');
          const sent = { matchId, messageId: message.id, position, senderId: member, recipientId: partnerId };
          await events.record(tx, 'message.sent', sent);
          return { ...presentMessage(message, member), ...leftToday(isBeginner ? left : undefined) };
        }),
      );
    },

    /**
     * Marks what was written up to a position as read; reading again, or less, changes nothing.
     * @returns how many are unread after that
     * @throws {AppError} MATCH_NOT_FOUND, MATCH_NOT_YOURS, MATCH_NOT_ACCEPTED
     */
    read(member: string, matchId: string, upTo: number, now: Date): Promise<{ unread: number }> {
      return database.transaction(async (tx) => {
        const isNew = await conversations(tx).markRead(matchId, member, upTo);
        const { unread, partnerId } = await getView(tx, member, matchId);
        if (isNew) {
          await questions(tx).settle([member], now);
          await takeBackUnreadMail(tx, mailer, { matchId, memberId: member });
          await events.record(tx, 'conversation.read', { matchId, readerId: member, partnerId });
        }
        return { unread };
      });
    },

    /**
     * Ends writing for both; what waits to be mailed to one of the other is taken back.
     * @throws {AppError} MATCH_NOT_FOUND, MATCH_NOT_YOURS, MATCH_NOT_ACCEPTED
     */
    block(member: string, matchId: string, language: Language, now: Date): Promise<Conversation> {
      return changeBlock(member, matchId, language, async (tx, partnerId) => {
        if (!(await conversations(tx).block(matchId, member, now))) return false;
        await formerMatches(tx).noteBlock(matchId, member, partnerId, now);
        await mailer.takeBackAbout(tx, member, partnerId);
        await mailer.takeBackAbout(tx, partnerId, member);
        for (const memberId of [member, partnerId]) await takeBackUnreadMail(tx, mailer, { matchId, memberId });
        return true;
      });
    },

    /** Whom the member blocks, the latest first. @throws {AppError} VALIDATION_FAILED for a cursor of no page */
    async listBlocked(
      member: string,
      query: PageQuery,
      language: Language,
    ): Promise<AnswerInputOf<typeof listBlockedPartners>> {
      const { rows, next } = await readPage(query, blockedPlace, (after, limit) =>
        listBlockedPartnersOf(db, member, limit, after),
      );
      return { partners: rows.map((row) => presentBlocked(row, language)), next };
    },

    /** Takes one's own block back. @throws {AppError} MATCH_NOT_FOUND, MATCH_NOT_YOURS, MATCH_NOT_ACCEPTED */
    unblock(member: string, matchId: string, language: Language): Promise<Conversation> {
      return changeBlock(member, matchId, language, (tx) => conversations(tx).unblock(matchId, member));
    },
  };
}

/** @throws {AppError} MATCH_NOT_FOUND, MATCH_NOT_YOURS, MATCH_NOT_ACCEPTED */
async function getView(database: Db, member: string, matchId: string): Promise<ConversationView> {
  const view = await conversationViews(database).find(member, matchId);
  if (view) return view;
  throw new AppError(whyNotConverse(member, await matches(database).find(matchId)) ?? 'MATCH_NOT_FOUND');
}

/** The answer to a message that was sent before. @throws {AppError} MESSAGE_ID_TAKEN when it is another one */
function again(sent: MessageRow, member: string, matchId: string, text: string): Message {
  const isSame = sent.sender_id === member && sent.match_id === matchId && sent.body === text;
  if (!isSame) throw new AppError('MESSAGE_ID_TAKEN');
  return presentMessage(sent, member);
}
