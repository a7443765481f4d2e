import { givenMoment, id } from '@rezenso/contract/shapes';
import type { MatchStatus } from '@rezenso/contract/vocabulary';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../../database/database.ts';
import { prepared } from '../../../database/prepared.ts';

/** A conversation from one of its sides. */
export interface ConversationView {
  matchId: string;
  matchStatus: MatchStatus;
  partnerId: string;
  companyName: string | null;
  industry: string | null;
  location: string | null;
  isPartnerBanned: boolean;
  hasPartnerLeft: boolean;
  lastPosition: number;
  lastId: string | null;
  lastSender: string | null;
  /** The beginning of the newest message. */
  lastText: string | null;
  lastSentAt: Date | null;
  unread: number;
  readByMe: number;
  readByPartner: number;
  isBlockedByMe: boolean;
  isBlockedByPartner: boolean;
  hasOpenExchange: boolean;
  /** Whether a review of a match that is not over was handed in. */
  isBegun: boolean;
  lastActivityAt: Date;
}

/** Characters of the newest message that a list shows. */
const excerptLength = 140;

const columns = `
    talk.match_id as "matchId", talk.status as "matchStatus", partner.id as "partnerId",
    partner.company_name as "companyName", partner.industry, partner.location,
    partner.status = 'banned' as "isPartnerBanned", partner.deleted_at is not null as "hasPartnerLeft",
    talk.last_position as "lastPosition", last.id as "lastId", last.sender_id as "lastSender",
    left(last.body, ${excerptLength}) as "lastText", last.sent_at as "lastSentAt",
    (select count(*) from messages message
      where message.match_id = talk.match_id and message.position > talk.my_read and message.sender_id <> $1) as unread,
    talk.my_read as "readByMe", talk.partner_read as "readByPartner",
    talk.i_block as "isBlockedByMe", talk.partner_blocks as "isBlockedByPartner",
    exists (select from review_exchanges exchange where exchange.match_id = talk.match_id
      and exchange.status in ('pending', 'in_progress')) as "hasOpenExchange",
    talk.status = 'accepted' and exists (select from review_exchanges exchange where exchange.match_id = talk.match_id
      and exchange.submitted_at is not null) as "isBegun",
    talk.last_activity_at as "lastActivityAt"`;

/** The member's side of the conversations of its matches; two index scans, because an `or` would read the whole table. */
const talks = (condition: string) => `
  select match_id, last_position, last_activity_at, match.status, provider_id as partner_id, requester_read as my_read,
      provider_read as partner_read, requester_blocked_at is not null as i_block, provider_blocked_at is not null as partner_blocks
    from matches match join conversations on match_id = match.id where requester_id = $1 and ${condition}
  union all
  select match_id, last_position, last_activity_at, match.status, requester_id, provider_read,
      requester_read, provider_blocked_at is not null, requester_blocked_at is not null
    from matches match join conversations on match_id = match.id where provider_id = $1 and ${condition}`;

const listOfMember = prepared<ConversationView>(`
  with mine as (${talks('($2::timestamptz is null or (last_activity_at, match_id) < ($2, $3::uuid))')}
    order by 3 desc, 1 desc limit $4)
  select ${columns} from mine talk
  join members partner on partner.id = talk.partner_id
  left join messages last on last.match_id = talk.match_id and last.position = talk.last_position
  order by talk.last_activity_at desc, talk.match_id desc`);

const viewOfOne = prepared<ConversationView>(`
  select ${columns} from (${talks('match.id = $2::uuid')}) talk
  join members partner on partner.id = talk.partner_id
  left join messages last on last.match_id = talk.match_id and last.position = talk.last_position`);

const unreadOfMember = prepared<{ matchId: string; unread: number }>(`
  select talk.match_id as "matchId", count(*) as unread from (${talks('true')}) talk
  join messages message on message.match_id = talk.match_id and message.position > talk.my_read and message.sender_id <> $1
  group by talk.match_id order by max(message.sent_at) desc, talk.match_id limit $2`);

/** What a list of conversations is sorted by: the latest activity, and the match among those of one moment. */
const place = z.tuple([givenMoment, id]);
type ConversationPlace = z.infer<typeof place>;
export const conversationPlace = {
  schema: place,
  of: (row: ConversationView): ConversationPlace => [row.lastActivityAt.toISOString(), row.matchId],
};

/** Conversations as a member sees them. */
export function conversationViews(db: Db) {
  return {
    /** The latest first, those behind `after`. */
    list(
      member: string,
      limit: number,
      [moment, match]: ConversationPlace | readonly [] = [],
    ): Promise<ConversationView[]> {
      return listOfMember(db, [member, moment ?? null, match ?? null, limit]);
    },

    /** @returns undefined for a match without a conversation, and for one of others */
    async find(member: string, matchId: string): Promise<ConversationView | undefined> {
      const [view] = await viewOfOne(db, [member, matchId]);
      return view;
    },

    /** Conversations with something unread, the latest first. */
    listUnread(member: string, limit: number): Promise<{ matchId: string; unread: number }[]> {
      return unreadOfMember(db, [member, limit]);
    },

    /** What somebody has not read and was not mailed, with what mails there were; undefined when that is nothing. */
    async findUnmailed(member: string, matchId: string): Promise<Unmailed | undefined> {
      const { rows } = await sql<Unmailed>`
        select newest.id as "messageId", newest.position, counted.count, side.mailed, side.mailed_at as "mailedAt"
        from (${sql.raw(mailSides)}) side
        cross join lateral (
          select count(*) as count, max(position) as last from messages
          where match_id = side.match_id and position > side.read and sender_id <> ${member}
        ) counted
        join messages newest on newest.match_id = side.match_id and newest.position = counted.last
        where side.match_id = ${matchId} and side.member_id = ${member} and counted.last > side.mailed`.execute(db);
      return rows[0];
    },

    /** The message that the last mail about unread ones was about. */
    async findMailed(member: string, matchId: string): Promise<string | undefined> {
      const { rows } = await sql<{ id: string }>`
        select message.id from (${sql.raw(mailSides)}) side
        join messages message on message.match_id = side.match_id and message.position = side.mailed
        where side.match_id = ${matchId} and side.member_id = ${member}`.execute(db);
      return rows[0]?.id;
    },
  };
}

/** What a mail about unread messages tells, and the one before. */
export interface Unmailed {
  messageId: string;
  position: number;
  /** How many are unread. */
  count: number;
  mailed: number;
  mailedAt: Date | null;
}

const mailSides = `
  select match_id, requester_id as member_id, requester_read as read, requester_mailed as mailed, requester_mailed_at as mailed_at
    from conversations join matches on id = match_id
  union all
  select match_id, provider_id, provider_read, provider_mailed, provider_mailed_at from conversations join matches on id = match_id`;
