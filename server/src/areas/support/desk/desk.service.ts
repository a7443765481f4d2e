import type {
  AdminSupportDetail,
  AdminSupportMessage,
  AdminSupportRequest,
  answerSupport,
  assignSupport,
  listAdminSupport,
} from '@rezenso/contract/admin';
import type { AnswerInputOf, BodyOf, QueryOf } from '@rezenso/contract/endpoint';
import { adminPageSize } from '@rezenso/contract/limits';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/database.ts';
import { announceToStaff } from '../../../live/announce.ts';
import { contacts } from '../../accounts/index.ts';
import { supportFigures } from '../../admin/index.ts';
import { billingAccounts } from '../../settings/index.ts';
import { supportMessages } from '../requests/support-messages.repository.ts';
import { supportRequests } from '../requests/support-requests.repository.ts';
import { cannedAnswers } from './canned-answers.ts';
import { presentDoubled, presentQueue, presentWritten } from './desk.presenter.ts';
import { mostRequestsCounted, type QueuedRow, queue } from './queue.repository.ts';

/** There should be none; a page says so of that many. */
const mostDoubled = 20;

/** Answering what members ask. Every change is one of what was seen: the second of two at once learns that it is over. */
export function createDesk({ database, events, env }: Pick<Core, 'database' | 'events' | 'env'>) {
  const { db } = database;

  return {
    /** A page of requests: those that wait first, with Pro before others. */
    async list(query: QueryOf<typeof listAdminSupport>, now: Date): Promise<AnswerInputOf<typeof listAdminSupport>> {
      const { status, page = 1, limit = adminPageSize } = query;
      const counted = await queue(db).count(status);
      const total = Math.min(counted, mostRequestsCounted);
      const offset = (page - 1) * limit;
      const rows = offset < total ? await queue(db).list(status, limit, offset) : [];
      return {
        requests: await presentQueue(db, rows),
        figures: await supportFigures(db).count(now),
        doubledSubscriptions: await presentDoubled(db, await billingAccounts(db).listDoubled(mostDoubled)),
        pagination: { total, page, limit, isTotalExact: counted <= mostRequestsCounted },
      };
    },

    /** A request with its messages. @throws {AppError} SUPPORT_REQUEST_NOT_FOUND */
    async read(id: string): Promise<AdminSupportDetail> {
      const row = await getRow(db, id);
      const member = await contacts(db).find(row.member_id);
      return {
        request: await present(db, row),
        messages: await presentWritten(db, await supportMessages(db).list(id), row.member_id),
        cannedAnswers: cannedAnswers(env.publicOrigin, member?.language ?? 'de'),
      };
    },

    /**
     * Answers a request as it was seen. The same answer again is answered as sent.
     * @throws {AppError} SUPPORT_REQUEST_NOT_FOUND, SUPPORT_REQUEST_CHANGED when somebody wrote or closed meanwhile, SUPPORT_ID_TAKEN
     */
    answer(
      agent: string,
      requestId: string,
      { id, text, seen }: BodyOf<typeof answerSupport>,
      now: Date,
    ): Promise<AdminSupportMessage> {
      return database.transaction(async (tx) => {
        const { member_id: memberId } = await getRow(tx, requestId);
        await supportRequests(tx).lock(requestId);
        const sent = await supportMessages(tx).find(id);
        if (sent) {
          const isSame = sent.request_id === requestId && sent.agent_id === agent && sent.body === text;
          if (!isSame) throw new AppError('SUPPORT_ID_TAKEN');
          return presentOne(tx, sent, memberId);
        }
        const answered = await queue(tx).answer(requestId, agent, seen, now);
        if (!answered) throw new AppError('SUPPORT_REQUEST_CHANGED');
        const position = answered.last_position;
        const message = await supportMessages(tx).add({ id, requestId, position, text, agentId: agent }, now);
        if (!message) throw new AppError('SUPPORT_ID_TAKEN');
        await events.record(tx, 'support.answered', { requestId, memberId, messageId: id });
        return presentOne(tx, message, memberId);
      });
    },

    /** Takes a request, or gives it back. @throws {AppError} SUPPORT_REQUEST_NOT_FOUND, SUPPORT_REQUEST_CHANGED */
    assign(
      agent: string,
      id: string,
      { isMine, seenAssignee }: BodyOf<typeof assignSupport>,
    ): Promise<AdminSupportRequest> {
      return database.transaction(async (tx) => {
        await getRow(tx, id);
        const assigned = await queue(tx).assign(id, isMine ? agent : null, seenAssignee);
        if (!assigned) throw new AppError('SUPPORT_REQUEST_CHANGED');
        await announceToStaff(tx, 'support-queue');
        return present(tx, await getRow(tx, id));
      });
    },

    /** Closes a request as it was seen. @throws {AppError} SUPPORT_REQUEST_NOT_FOUND, SUPPORT_REQUEST_CHANGED */
    close(id: string, seen: number, now: Date): Promise<AdminSupportRequest> {
      return database.transaction(async (tx) => {
        const { member_id: memberId } = await getRow(tx, id);
        if (!(await queue(tx).close(id, seen, now))) throw new AppError('SUPPORT_REQUEST_CHANGED');
        await events.record(tx, 'support.moved', { requestId: id, memberId });
        return present(tx, await getRow(tx, id));
      });
    },
  };
}

/** @throws {AppError} SUPPORT_REQUEST_NOT_FOUND */
async function getRow(db: Db, id: string): Promise<QueuedRow> {
  const row = await queue(db).find(id);
  if (!row) throw new AppError('SUPPORT_REQUEST_NOT_FOUND');
  return row;
}

async function present(db: Db, row: QueuedRow): Promise<AdminSupportRequest> {
  const [presented] = await presentQueue(db, [row]);
  if (!presented) throw new Error('One row makes one request');
  return presented;
}

type Written = Parameters<typeof presentWritten>[1][number];

async function presentOne(db: Db, row: Written, memberId: string): Promise<AdminSupportMessage> {
  const [presented] = await presentWritten(db, [row], memberId);
  if (!presented) throw new Error('One row makes one message');
  return presented;
}
