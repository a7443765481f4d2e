import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { longestSupportMessage, longestSupportSubject } from './limits.ts';
import { isSeen } from './names.ts';
import { byId, count, done, id, line, moment, next, pageQuery, seenText } from './shapes.ts';

/** What a request to the operators is about. */
export const supportTopics = ['account', 'profile', 'matches', 'exchange', 'plan', 'technical', 'other'] as const;
export const supportTopic = z.enum(supportTopics);
export type SupportTopic = z.infer<typeof supportTopic>;

/** Topics as people read them. */
export const supportTopicLabels: Readonly<Record<SupportTopic, string>> = {
  account: 'Konto und Anmeldung',
  profile: 'Profil und Plattformen',
  matches: 'Matches und Partner',
  exchange: 'Austausch und Bewertungen',
  plan: 'Pro und Rechnungen',
  technical: 'Etwas funktioniert nicht',
  other: 'Etwas anderes',
};

/** `open`: the operators' turn. `answered`: the member's, who may also leave it at that. */
export const supportStatuses = ['open', 'answered', 'closed'] as const;
export const supportStatus = z.enum(supportStatuses);
export type SupportStatus = z.infer<typeof supportStatus>;

/** States as people read them. */
export const supportStatusLabels: Readonly<Record<SupportStatus, string>> = {
  open: 'Offen',
  answered: 'Beantwortet',
  closed: 'Geschlossen',
};

/** A member's request to the operators. */
export const supportRequest = z.object({
  id,
  topic: supportTopic,
  subject: z.string(),
  status: supportStatus,
  /** How many messages it has, the first one included. */
  messages: count,
  /** Somebody of the operators has taken it over; missing from a server that does not say. */
  isTaken: z.optional(z.boolean()),
  createdAt: moment,
  /** When something was written or changed last. */
  updatedAt: moment,
});
export type SupportRequest = z.infer<typeof supportRequest>;

/** What bounds how many requests a member opens: those that wait, and those of the last 24 hours. */
export const supportLimits = ['open', 'day'] as const;
const supportLimit = z.enum(supportLimits);
export type SupportLimit = z.infer<typeof supportLimit>;

/** One message of a request, as the member sees it: who of the operators wrote is theirs to know. */
export const supportMessage = z.object({
  id,
  /** Its place in the request, from 1 on without a gap. */
  position: count,
  isFromSupport: z.boolean(),
  text: z.string(),
  sentAt: moment,
});
export type SupportMessage = z.infer<typeof supportMessage>;

const thread = z.object({ request: supportRequest, messages: z.array(supportMessage) });
export type SupportThread = z.infer<typeof thread>;

const subjectFault = 'Worum geht es? Bitte mindestens 3 Zeichen';
const textFault = 'Bitte beschreib dein Anliegen in mindestens 10 Zeichen';
const nothingWritten = 'Bitte schreib erst etwas';

/** What somebody writes to the other side of a request; under an id of the writer's own, so that it is written once. */
export const supportReply = z.object({
  id,
  text: seenText(1, longestSupportMessage, nothingWritten),
});

export const listSupportRequests = endpoint({
  method: 'GET',
  path: '/api/support/requests',
  access: 'authenticated',
  summary: "The member's requests to the operators, the latest first, a page at a time",
  query: pageQuery,
  /**
   * `hasPriority`: the member's plan puts its requests before those of others. `reachedLimit`: why no further one can be opened now, because as many
   * wait as may, or began within a day; null when one can, missing from a server that does not say.
   */
  answer: z.object({
    requests: z.array(supportRequest),
    hasPriority: z.boolean(),
    reachedLimit: z.optional(z.nullable(supportLimit)),
    next,
  }),
  errors: [],
});

export const openSupportRequest = endpoint({
  method: 'POST',
  path: '/api/support/requests',
  changes: ['support'],
  access: 'authenticated',
  summary: 'Writes to the operators; the writer gives the id, so that sending it again never opens a second request',
  body: z.object({
    id,
    topic: supportTopic,
    subject: line(3, longestSupportSubject, subjectFault).check(z.refine(isSeen, subjectFault)),
    text: seenText(10, longestSupportMessage, textFault),
  }),
  answer: supportRequest,
  errors: ['SUPPORT_TOO_MANY_OPEN', 'SUPPORT_DAILY_LIMIT', 'SUPPORT_ID_TAKEN'],
});

export const getSupportRequest = endpoint({
  method: 'GET',
  path: '/api/support/requests/:id',
  access: 'authenticated',
  summary: 'A request of the member with its messages, oldest first; of very long ones the newest 200',
  params: byId,
  answer: thread,
  errors: ['SUPPORT_REQUEST_NOT_FOUND'],
});

export const replyToSupport = endpoint({
  method: 'POST',
  path: '/api/support/requests/:id/messages',
  changes: ['support'],
  access: 'authenticated',
  summary: 'Writes on in a request that is not closed; it waits for an answer again',
  params: byId,
  body: supportReply,
  answer: supportMessage,
  errors: ['SUPPORT_REQUEST_NOT_FOUND', 'SUPPORT_REQUEST_CLOSED', 'SUPPORT_ID_TAKEN'],
});

export const readSupportRequest = endpoint({
  method: 'PUT',
  path: '/api/support/requests/:id/read',
  changes: ['notifications'],
  access: 'authenticated',
  summary: 'Marks what the bell tells of the answers in a request as read, up to the position of a message',
  params: byId,
  body: z.object({ upTo: z.int().check(z.minimum(1), z.maximum(1_000_000_000)) }),
  answer: done,
  errors: ['SUPPORT_REQUEST_NOT_FOUND'],
});

export const closeSupportRequest = endpoint({
  method: 'POST',
  path: '/api/support/requests/:id/close',
  changes: ['support'],
  access: 'authenticated',
  summary: 'Closes a request that is settled; again changes nothing',
  params: byId,
  answer: supportRequest,
  errors: ['SUPPORT_REQUEST_NOT_FOUND'],
});

export const reopenSupportRequest = endpoint({
  method: 'POST',
  path: '/api/support/requests/:id/reopen',
  changes: ['support'],
  access: 'authenticated',
  summary: 'Opens a closed request again: it is whose turn it was; again changes nothing',
  params: byId,
  answer: supportRequest,
  errors: ['SUPPORT_REQUEST_NOT_FOUND', 'SUPPORT_TOO_MANY_OPEN'],
});
