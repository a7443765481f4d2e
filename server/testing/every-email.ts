import type { Language } from '@rezenso/contract/language';
import type { Message, Party, Stage } from '../src/areas/notifications/index.ts';
import { messagesOf } from '../src/areas/notifications/index.ts';
import type { Email } from '../src/mail/email.ts';
import { type Cast, everyHappening, id } from './happenings.ts';

const cast: Cast = {
  matchId: id(1),
  exchangeId: id(2),
  reviewId: id(3),
  requesterId: id(4),
  providerId: id(5),
  messageId: id(6),
  appointmentId: id(7),
  disputeId: id(9),
};

/** What people wrote in a sample email; one text stands for all that is not named. */
export interface Written {
  reader: string;
  partner: string;
  words: string;
}

interface SampleEmail {
  /** Kind and turn among the emails of its kind. */
  name: string;
  type: NonNullable<Message['mail']>['type'];
  /** The mail's own name, for good. */
  mail: string;
  email: Email;
}

/** The emails that follow from happenings of every kind, for somebody who reads this language. */
export function everyEmail(written: Written, origin: string, language: Language = 'de'): SampleEmail[] {
  const stage = stageOf(written);
  const reader = { firstName: written.reader, companyName: written.reader, language, origin };
  const emails = everyHappening(cast).flatMap((happening) =>
    messagesOf(happening, stage).flatMap(({ mail }) => {
      const email = mail?.emailTo(reader);
      return mail && email ? [{ kind: happening.kind, type: mail.type, mail: mail.name, email }] : [];
    }),
  );
  return [...Map.groupBy(emails, ({ kind }) => kind)].flatMap(([kind, ofKind]) =>
    ofKind.map(({ kind: _, ...email }, turn) => ({ ...email, name: `${kind} ${turn + 1}` })),
  );
}

function stageOf({ reader, partner, words }: Written): Stage {
  const [requester, provider] = [party(cast.requesterId, partner), party(cast.providerId, reader)];
  const review = { content: words, rating: 4 };
  const said = { declineReason: words, planCancelReason: words, requesterReview: words, providerReview: words };
  const exchange = { reviewer: requester, recipient: provider, businessName: partner, notes: words, isOpen: true };
  return {
    match: new Map([[cast.matchId, { requester, provider, ...said }]]),
    exchange: new Map([[cast.exchangeId, { ...exchange, ...review, platform: 'google' }]]),
    review: new Map([[cast.reviewId, { ownerId: cast.requesterId, platform: 'google', reviewer: partner, ...review }]]),
    message: new Map([
      [cast.messageId, { matchId: cast.matchId, sender: requester, recipient: provider, content: words }],
    ]),
    appointment: new Map([[cast.appointmentId, { reviewer: requester, recipient: provider, ...appointment(words) }]]),
    dispute: new Map([[cast.disputeId, { reviewer: requester, recipient: provider, ...dispute(words) }]]),
  };
}

/** Answered and decided. */
function dispute(words: string) {
  return {
    exchangeId: cast.exchangeId,
    platform: 'google' as const,
    reason: 'never_posted' as const,
    text: words,
    isTextPrivate: false,
    answerDueAt: '2031-04-09T12:00:00.000Z',
    decision: words,
    isRelieved: true,
  };
}

/** Agreed, and called off by the side that proposed it. */
function appointment(words: string) {
  const startsAt = '2031-04-02T12:00:00.000Z';
  return {
    exchangeId: cast.exchangeId,
    status: 'agreed' as const,
    proposedBy: cast.providerId,
    endedBy: cast.providerId,
    times: [startsAt],
    minutes: 60,
    place: words,
    note: words,
    startsAt,
    inCalendarsAt: startsAt,
    movedFrom: null,
    calendarId: cast.appointmentId,
    sequence: 0,
    changedAt: '2031-04-01T12:00:00.000Z',
    reason: words,
  };
}

function party(memberId: string, companyName: string): Party {
  return { id: memberId, companyName, hasLeft: false };
}
