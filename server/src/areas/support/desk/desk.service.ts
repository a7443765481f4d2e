import type {
  AdminSupportDetail,
  AdminSupportMessage,
  AdminSupportRequest,
  answerSupport,
  assignSupport,
  closeSupport,
  listAdminSupport,
  SupportAuditAction,
} from '@rezenso/contract/admin';
import type { AnswerInputOf, BodyOf, QueryOf } from '@rezenso/contract/endpoint';
import { adminPageSize } from '@rezenso/contract/limits';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/database.ts';
import type { SupportRequestRow } from '../../../database/schema-support.ts';
import { announce, announceToStaff } from '../../../live/announce.ts';
import { contacts, mailboxes } from '../../accounts/index.ts';
import { auditLog, recordOpened, supportFigures } from '../../admin/index.ts';
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
    /** A page of requests: those that wait first, with Pro before others; the own ones are for others. */
    async list(
      agent: string,
      query: QueryOf<typeof listAdminSupport>,
      now: Date,
    ): Promise<AnswerInputOf<typeof listAdminSupport>> {
      const { status, page = 1, limit = adminPageSize } = query;
      const filter = { status, besides: await mailboxes(db).listOwn(agent) };
      const counted = await queue(db).count(filter);
      const total = Math.min(counted, mostRequestsCounted);
      const offset = (page - 1) * limit;
      const rows = offset < total ? await queue(db).list(filter, limit, offset) : [];
      return {
        requests: await presentQueue(db, rows),
        figures: await supportFigures(db).count(now),
        doubledSubscriptions: await presentDoubled(db, await billingAccounts(db).listDoubled(mostDoubled)),
        pagination: { total, page, limit, isTotalExact: counted <= mostRequestsCounted },
      };
    },

    /** A request with its messages; the audit log says who looked. @throws {AppError} SUPPORT_REQUEST_NOT_FOUND, OWN_REPORT */
    async read(agent: Agent, id: string, now: Date): Promise<AdminSupportDetail> {
      const row = await getRow(db, agent.id, id);
      const look = { action: 'support.viewed', subjectId: row.member_id, to: id } as const;
      await database.transaction((tx) => recordOpened(tx, agent, look, now));
      return {
        request: await present(db, row),
        messages: await presentWritten(db, await supportMessages(db).list(id), row.member_id),
        cannedAnswers: cannedAnswers(env.publicOrigin, await contacts(db).find(row.member_id)),
      };
    },

    /**
     * Answers a request as it was seen. The same answer again is answered as sent.
     * @throws {AppError} SUPPORT_REQUEST_NOT_FOUND, SUPPORT_REQUEST_CHANGED when somebody wrote or closed meanwhile, SUPPORT_ID_TAKEN,
     *   OWN_REPORT
     */
    answer(
      agent: string,
      requestId: string,
      { id, text, seen }: BodyOf<typeof answerSupport>,
      now: Date,
    ): Promise<AdminSupportMessage> {
      return database.transaction(async (tx) => {
        const { member_id: memberId } = await getRow(tx, agent, requestId);
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

    /** Takes a request, or gives it back. @throws {AppError} SUPPORT_REQUEST_NOT_FOUND, SUPPORT_REQUEST_CHANGED, OWN_REPORT */
    assign(
      agent: Agent,
      id: string,
      { isMine, seenAssignee }: BodyOf<typeof assignSupport>,
      now: Date,
    ): Promise<AdminSupportRequest> {
      return database.transaction(async (tx) => {
        await getRow(tx, agent.id, id);
        const assignee = isMine ? agent.id : null;
        const assigned = await queue(tx).assign(id, assignee, seenAssignee);
        if (!assigned) throw new AppError('SUPPORT_REQUEST_CHANGED');
        // Taken again by whoever has it, nothing was done.
        if (assignee !== seenAssignee)
          await log(
            tx,
            agent,
            assigned,
            { action: 'support.assigned', before: careBy(seenAssignee), after: careBy(assignee) },
            now,
          );
        await announceToStaff(tx, 'support-queue');
        // That somebody took it is said to its member.
        await announce(tx, [assigned.member_id], 'support');
        return present(tx, await getRow(tx, agent.id, id));
      });
    },

    /** Closes a request as it was seen, or opens it again. @throws {AppError} SUPPORT_REQUEST_NOT_FOUND, SUPPORT_REQUEST_CHANGED, OWN_REPORT */
    move(
      agent: Agent,
      id: string,
      { seen, isClosed = true }: BodyOf<typeof closeSupport>,
      now: Date,
    ): Promise<AdminSupportRequest> {
      return database.transaction(async (tx) => {
        const { member_id: memberId, status: before } = await getRow(tx, agent.id, id);
        const moved = await (isClosed ? queue(tx).close(id, seen, now) : queue(tx).reopen(id, seen, now));
        if (!moved) throw new AppError('SUPPORT_REQUEST_CHANGED');
        const action = isClosed ? 'support.closed' : 'support.reopened';
        await log(tx, agent, moved, { action, before, after: moved.status }, now);
        await events.record(tx, 'support.moved', { requestId: id, memberId });
        return present(tx, await getRow(tx, agent.id, id));
      });
    },
  };
}

/** Whoever of the operators does something, and with which request to the server. */
interface Agent {
  id: string;
  requestId: string;
}

interface Move {
  action: SupportAuditAction;
  /** States, or whether somebody took care of it. */
  before: string | null;
  after: string | null;
}

/** Who it is the entry itself says of the one who acts; of others nothing, since members read what was done to them in their export. */
function careBy(assignee: string | null): string | null {
  return assignee === null ? null : 'assigned';
}

/** Writes down what was done to a request; not what it says, which goes with its account. */
async function log(db: Db, agent: Agent, { member_id }: SupportRequestRow, move: Move, now: Date): Promise<void> {
  const deed = { actorId: agent.id, requestId: agent.requestId, subjectId: member_id, reason: null };
  await auditLog(db).record({ ...deed, ...move }, now);
}

/** @throws {AppError} SUPPORT_REQUEST_NOT_FOUND; OWN_REPORT of the own account */
async function getRow(db: Db, agent: string, id: string): Promise<QueuedRow> {
  const row = await queue(db).find(id);
  if (!row) throw new AppError('SUPPORT_REQUEST_NOT_FOUND');
  if (await mailboxes(db).isOneOf(agent, [row.member_id])) throw new AppError('OWN_REPORT');
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
