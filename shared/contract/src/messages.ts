import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { longestMessage } from './limits.ts';
import { byId, count, id, leftToday, moment, next, pageQuery, seenText } from './shapes.ts';
import { matchStatus, platformId } from './vocabulary.ts';

export { countUnreadMessages } from './unread-messages.ts';

/** One message of a conversation, as one of its two sides sees it. */
export const message = z.object({
  id,
  /** Its place in the conversation, from 1 on without a gap. */
  position: count,
  isMine: z.boolean(),
  /** Null when its writer's account was deleted, and the words with it. */
  text: z.nullable(z.string()),
  sentAt: moment,
});
export type Message = z.infer<typeof message>;

/** The conversation of a match, as one of its two sides sees it. It is known by the id of its match. */
export const conversation = z.object({
  matchId: id,
  /** One of `matchStatuses`; a value that this build does not know is shown as it is. */
  matchStatus: z.union([matchStatus, z.string()]),
  partner: z.object({
    id,
    companyName: z.string(),
    industry: z.string(),
    location: z.string(),
    /** `active`, `banned` or `left`; nobody can write to somebody who is not active here. */
    standing: z.string(),
  }),
  /** The newest one, its text cut after a line or two; null as long as nobody wrote. */
  lastMessage: z.nullable(message),
  /** Messages of the partner that this side has not read. */
  unread: count,
  /** Up to which position this side has read, and the partner; 0 before the first. */
  readByMe: count,
  readByPartner: count,
  /** While one side blocks the other, neither can write. */
  isBlockedByMe: z.boolean(),
  isBlockedByPartner: z.boolean(),
  /** Whether a review between the two is still to be written, so that there is something to make an appointment for. */
  hasOpenExchange: z.optional(z.boolean()),
  /** Whether one of the two has handed in a review of a match that is not over: a block lets it go on. Servers since 1.30.0. */
  isBegun: z.optional(z.boolean()),
  /** When the last message was sent; before the first, when the match was accepted. */
  lastActivityAt: moment,
});
export type Conversation = z.infer<typeof conversation>;

/** Platforms on which each side has an active profile that may be reviewed: what a first message can speak of. */
const offers = z.object({ mine: z.array(platformId), partners: z.array(platformId) });
export type Offers = z.infer<typeof offers>;

/** Only an accepted or completed match has a conversation. */
const conversing = ['MATCH_NOT_FOUND', 'MATCH_NOT_YOURS', 'MATCH_NOT_ACCEPTED'] as const;

export const listConversations = endpoint({
  method: 'GET',
  path: '/api/conversations',
  access: 'authenticated',
  summary: "The business's conversations, the latest first, a page at a time",
  query: pageQuery,
  answer: z.object({ conversations: z.array(conversation), next }),
  errors: [],
});

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/messages',
  access: 'authenticated',
  summary: "A conversation and its messages, newest first, a page at a time; the id is the match's",
  params: byId,
  query: pageQuery,
  answer: z.object({ conversation, offers, messages: z.array(message), next }),
  errors: conversing,
});

const nothingWritten = 'Bitte schreib erst etwas';

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/messages',
  changes: ['conversations'],
  access: 'authenticated',
  summary: 'Sends a message; the sender gives its id, so that sending it again never writes it twice',
  params: byId,
  body: z.object({ id, text: seenText(1, longestMessage, nothingWritten) }),
  answer: z.object({ ...message.shape, leftToday }),
  errors: [...conversing, 'CONVERSATION_BLOCKED', 'PARTNER_INACTIVE', 'MESSAGE_ID_TAKEN', 'STARTS_SMALL'],
});

export const readMessages = endpoint({
  method: 'PUT',
  path: '/api/conversations/:id/read',
  changes: ['conversations', 'notifications'],
  access: 'authenticated',
  summary: 'Marks the messages of a conversation as read, up to a position',
  params: byId,
  body: z.object({ upTo: z.int().check(z.minimum(1), z.maximum(1_000_000_000)) }),
  answer: z.object({ unread: count }),
  errors: conversing,
});

/** A business that this one blocks, and the match in which it does. */
export const blockedPartner = z.object({ matchId: id, companyName: z.string(), blockedAt: moment });
export type BlockedPartner = z.infer<typeof blockedPartner>;

/** Servers since contract 1.30.0. */
export const listBlockedPartners = endpoint({
  method: 'GET',
  path: '/api/conversations/blocked',
  access: 'authenticated',
  summary: 'Whom the business blocks, the latest first, a page at a time',
  query: pageQuery,
  answer: z.object({ partners: z.array(blockedPartner), next }),
  errors: [],
});

export const blockPartner = endpoint({
  method: 'PUT',
  path: '/api/conversations/:id/block',
  changes: ['conversations', 'matches', 'exchanges'],
  access: 'authenticated',
  summary: 'Ends writing in a conversation until whoever blocked it takes that back; again changes nothing',
  params: byId,
  answer: conversation,
  errors: conversing,
});

export const unblockPartner = endpoint({
  method: 'DELETE',
  path: '/api/conversations/:id/block',
  changes: ['conversations', 'matches', 'exchanges'],
  access: 'authenticated',
  summary: "Takes one's own block back; without one it changes nothing",
  params: byId,
  answer: conversation,
  errors: conversing,
});
