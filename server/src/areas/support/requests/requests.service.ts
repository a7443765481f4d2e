import type { AnswerInputOf, BodyOf } from '@rezenso/contract/endpoint';
import type {
  listSupportRequests,
  openSupportRequest,
  SupportLimit,
  SupportMessage,
  SupportRequest,
  SupportThread,
} from '@rezenso/contract/support';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import type { Db, Tx } from '../../../database/database.ts';
import type { SupportMessageRow, SupportRequestRow } from '../../../database/schema-support.ts';
import { type PageQuery, readPage } from '../../../http/cursor.ts';
import { takeFor } from '../../../limits/take-for.ts';
import { notifications } from '../../notifications/index.ts';
import { presentMessage, presentRequest } from './requests.presenter.ts';
import { supportMessages } from './support-messages.repository.ts';
import { requestPlace, supportRequests } from './support-requests.repository.ts';

type Opening = BodyOf<typeof openSupportRequest>;

/** What a member asks the operators. */
export function createRequests({ database, events, limits }: Pick<Core, 'database' | 'events' | 'limits'>) {
  const { db } = database;

  /** Closes or opens again; `change` answers nothing when there is nothing to do. */
  function move(
    member: string,
    id: string,
    change: (tx: Tx) => Promise<SupportRequestRow | undefined>,
  ): Promise<SupportRequest> {
    return database.transaction(async (tx) => {
      await getOwn(tx, member, id);
      const changed = await change(tx);
      if (changed) await events.record(tx, 'support.moved', { requestId: id, memberId: member });
      return presentRequest(changed ?? (await getOwn(tx, member, id)));
    });
  }

  return {
    /** The latest change first. @throws {AppError} VALIDATION_FAILED for a cursor of no page */
    async list(member: string, query: PageQuery, now: Date): Promise<AnswerInputOf<typeof listSupportRequests>> {
      const { rows, next } = await readPage(query, requestPlace, (after, limit) =>
        supportRequests(db).list(member, limit, after),
      );
      const [hasPriority, reachedLimit] = [
        await supportRequests(db).hasPriority(member),
        await findReachedLimit(db, member, now),
      ];
      return { requests: rows.map(presentRequest), hasPriority, reachedLimit, next };
    },

    /**
     * Opens a request under an id of the writer's own; the same one again, also at the same moment, is answered as opened.
     * @throws {AppError} SUPPORT_TOO_MANY_OPEN, SUPPORT_DAILY_LIMIT, SUPPORT_ID_TAKEN
     */
    async open(member: string, written: Opening, now: Date): Promise<SupportRequest> {
      const openedBefore = await supportRequests(db).find(written.id);
      if (openedBefore) return openedAgain(db, openedBefore, member, written);
      return database.transaction(async (tx) => {
        await supportRequests(tx).lockMember(member);
        const openedMeanwhile = await supportRequests(tx).find(written.id);
        if (openedMeanwhile) return openedAgain(tx, openedMeanwhile, member, written);
        // Counted here instead of taken as a limit before: what is sent again counts once.
        const reached = await findReachedLimit(tx, member, now);
        if (reached) throw new AppError(refusals[reached]);
        const opened = await supportRequests(tx).open({ ...written, memberId: member }, now);
        const { id, text } = written;
        const first = opened && { id, requestId: id, position: 1, text, agentId: null };
        if (!first || !(await supportMessages(tx).add(first, now))) throw new AppError('SUPPORT_ID_TAKEN');
        await events.record(tx, 'support.written', { requestId: id, memberId: member, isNew: true, messageId: id });
        return presentRequest(opened);
      });
    },

    /** A request with its messages. @throws {AppError} SUPPORT_REQUEST_NOT_FOUND, also for one of others */
    async read(member: string, id: string): Promise<SupportThread> {
      const request = await getOwn(db, member, id);
      return {
        request: presentRequest(request),
        messages: (await supportMessages(db).list(id)).map(presentMessage),
      };
    },

    /**
     * Writes on; the same message again is answered as sent.
     * @throws {AppError} SUPPORT_REQUEST_NOT_FOUND, SUPPORT_REQUEST_CLOSED, SUPPORT_ID_TAKEN, RATE_LIMITED
     */
    async reply(
      member: string,
      requestId: string,
      written: { id: string; text: string },
      now: Date,
    ): Promise<SupportMessage> {
      await getOwn(db, member, requestId);
      const sentBefore = await supportMessages(db).find(written.id);
      if (sentBefore) return sentAgain(sentBefore, requestId, written.text);
      return takeFor(limits, 'support-message', member, () =>
        database.transaction(async (tx) => {
          await supportRequests(tx).lock(requestId);
          const sentMeanwhile = await supportMessages(tx).find(written.id);
          if (sentMeanwhile) return sentAgain(sentMeanwhile, requestId, written.text);
          const request = await supportRequests(tx).reply(member, requestId, now);
          if (!request) throw new AppError('SUPPORT_REQUEST_CLOSED');
          const position = request.last_position;
          const message = await supportMessages(tx).add({ ...written, requestId, position, agentId: null }, now);
          if (!message) throw new AppError('SUPPORT_ID_TAKEN');
          await events.record(tx, 'support.written', {
            requestId,
            memberId: member,
            isNew: false,
            messageId: written.id,
          });
          return presentMessage(message);
        }),
      );
    },

    /**
     * What the bell tells of answers up to a position counts as read; again, nothing changes.
     * @throws {AppError} SUPPORT_REQUEST_NOT_FOUND
     */
    markRead(member: string, id: string, upTo: number, now: Date): Promise<void> {
      return database.transaction(async (tx) => {
        await getOwn(tx, member, id);
        const answers = await supportMessages(tx).listAnswers(id, upTo);
        const subjects = answers.map((answer) => `${id}:${answer}`);
        await notifications(tx).markReadAbout(member, 'support.answered', subjects, now);
      });
    },

    /** Closes a request; again changes nothing. @throws {AppError} SUPPORT_REQUEST_NOT_FOUND */
    close(member: string, id: string, now: Date): Promise<SupportRequest> {
      return move(member, id, (tx) => supportRequests(tx).close(member, id, now));
    },

    /** Opens a closed one again. @throws {AppError} SUPPORT_REQUEST_NOT_FOUND, SUPPORT_TOO_MANY_OPEN */
    reopen(member: string, id: string, now: Date): Promise<SupportRequest> {
      return move(member, id, async (tx) => {
        await supportRequests(tx).lockMember(member);
        const opened = await supportRequests(tx).reopen(member, id, now);
        if (!opened && (await getOwn(tx, member, id)).status === 'closed') throw new AppError('SUPPORT_TOO_MANY_OPEN');
        return opened;
      });
    },
  };
}

const refusals = { open: 'SUPPORT_TOO_MANY_OPEN', day: 'SUPPORT_DAILY_LIMIT' } as const;

/** Why a member can open no further request now; null when there is room. */
async function findReachedLimit(db: Db, member: string, now: Date): Promise<SupportLimit | null> {
  if (!(await supportRequests(db).hasRoom(member))) return 'open';
  return (await supportRequests(db).hasRoomToday(member, now)) ? null : 'day';
}

/** @throws {AppError} SUPPORT_REQUEST_NOT_FOUND */
async function getOwn(db: Db, member: string, id: string): Promise<SupportRequestRow> {
  const request = await supportRequests(db).find(id);
  if (request?.member_id !== member) throw new AppError('SUPPORT_REQUEST_NOT_FOUND');
  return request;
}

/** The answer to a request that was opened before. @throws {AppError} SUPPORT_ID_TAKEN when it says something else */
async function openedAgain(
  db: Db,
  opened: SupportRequestRow,
  member: string,
  { topic, subject, text }: Opening,
): Promise<SupportRequest> {
  // The first message stands under the request's id.
  const first = await supportMessages(db).find(opened.id);
  const isSame = opened.topic === topic && opened.subject === subject && first?.body === text;
  if (opened.member_id !== member || !isSame) throw new AppError('SUPPORT_ID_TAKEN');
  return presentRequest(opened);
}

/** The answer to a message that was sent before. @throws {AppError} SUPPORT_ID_TAKEN when it is another one */
function sentAgain(sent: SupportMessageRow, requestId: string, text: string): SupportMessage {
  if (sent.request_id !== requestId || sent.is_from_support || sent.body !== text)
    throw new AppError('SUPPORT_ID_TAKEN');
  return presentMessage(sent);
}
