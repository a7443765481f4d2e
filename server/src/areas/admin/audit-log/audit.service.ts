import {
  type AsideAuditAction,
  type AuditEntry,
  type AuditLook,
  asideAuditAction,
  auditAction,
  type listAuditLog,
  type listModuleDeeds,
  type ModuleAuditEntry,
  moduleAuditAction,
  signInAuditAction,
  teamAuditAction,
} from '@rezenso/contract/admin';
import type { AnswerInputOf, QueryOf } from '@rezenso/contract/endpoint';
import type { Language } from '@rezenso/contract/language';
import type { Core } from '../../../core.ts';
import type { AuditRow } from '../../../database/schema-admin.ts';
import { berlinMidnight } from '../../../time/berlin-periods.ts';
import { deviceNameIn } from '../../accounts/index.ts';
import { findColleagues } from '../people/colleagues.repository.ts';
import { findPeople, type People } from '../people/people.repository.ts';
import { type AuditFilter, auditLog } from './audit.repository.ts';

const usualLimit = 50;
const dayMillis = 86_400_000;

/** Reading the audit log; writing it belongs to whoever changes something. */
export function createAudit({ database }: Pick<Core, 'database'>) {
  return {
    /** One page, newest first. Somebody nobody knows has done nothing and been done nothing to: an empty page. */
    async list(query: QueryOf<typeof listAuditLog>, language: Language): Promise<AnswerInputOf<typeof listAuditLog>> {
      const filter = await filterOf(query);
      const limit = query.limit ?? usualLimit;
      const found = filter ? await auditLog(database.db).list(filter, limit + 1) : [];
      const rows = found.slice(0, limit);
      const people = await findPeople(
        database.db,
        rows.flatMap((row) => [row.actor_id, row.subject_id]),
      );
      const addresses = await findColleagues(
        database.db,
        rows.flatMap((row) => [row.person_id, isOfTeam(row) ? row.value_after : null]),
      );
      const last = found.length > limit ? rows.at(-1) : undefined;
      return {
        entries: rows.flatMap((row) => presentMember(row, people)),
        looks: rows.flatMap((row) => presentLook(row, people, addresses, language)),
        modules: rows.flatMap((row) => presentModule(row, people)),
        nextCursor: last ? String(last.id) : null,
      };
    },

    /** The latest of what was done to modules. */
    async listModuleDeeds(): Promise<AnswerInputOf<typeof listModuleDeeds>> {
      const rows = await auditLog(database.db).listModuleDeeds(usualLimit);
      const people = await findPeople(
        database.db,
        rows.map(({ actorId }) => actorId),
      );
      return { deeds: rows.map(({ actorId, ...deed }) => ({ ...deed, actor: people.get(actorId) })) };
    },
  };

  /** @returns undefined when nothing can match */
  async function filterOf(query: QueryOf<typeof listAuditLog>): Promise<AuditFilter | undefined> {
    const { action, actor, subject, from, to, cursor } = query;
    const by = actor ? await auditLog(database.db).findActor(actor) : undefined;
    const named = subject ? await auditLog(database.db).findSubject(subject) : undefined;
    if ((actor && !by) || (subject && !named)) return undefined;
    const before = to ? berlinMidnight(dayAfter(to)) : undefined;
    return { action, actor: by, ...named, from: from ? berlinMidnight(from) : undefined, before, olderThan: cursor };
  }
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + dayMillis).toISOString().slice(0, 10);
}

function presentMember(row: AuditRow, people: People): AuditEntry[] {
  const action = auditAction.safeParse(row.action);
  if (row.subject_id === null || !action.success) return [];
  return [
    { ...presentDeed(row, people), action: action.data, subject: people.get(row.subject_id), reportId: row.report_id },
  ];
}

function isOfTeam({ action }: AuditRow): boolean {
  return teamAuditAction.safeParse(action).success;
}

const namesDevice: ReadonlySet<AsideAuditAction> = new Set([
  'admin.signed_in',
  'account.passkey_added',
  'account.passkey_removed',
]);

/** @param addresses of colleagues and of who was invited, while they are there */
function presentLook(
  row: AuditRow,
  people: People,
  addresses: ReadonlyMap<string, string>,
  language: Language,
): AuditLook[] {
  const action = asideAuditAction.safeParse(row.action);
  if (row.subject_id === null || !action.success) return [];
  const deed = presentDeed(row, people);
  const isDevice = namesDevice.has(action.data) || signInAuditAction.safeParse(action.data).success;
  const to = isOfTeam(row)
    ? (addresses.get(row.value_after ?? '') ?? null)
    : isDevice && deed.to !== null
      ? deviceNameIn(language, deed.to)
      : deed.to;
  const acting =
    row.person_id === null ? {} : { actingPerson: addresses.get(row.person_id) ?? null, actingPersonId: row.person_id };
  const about = isOfTeam(row) ? { toPersonId: row.value_after } : {};
  return [
    {
      ...deed,
      ...acting,
      ...about,
      to,
      action: action.data,
      subject: people.get(row.subject_id),
      reportId: row.report_id,
    },
  ];
}

function presentModule(row: AuditRow, people: People): ModuleAuditEntry[] {
  const action = moduleAuditAction.safeParse(row.action);
  if (row.module === null || !action.success) return [];
  return [{ ...presentDeed(row, people), action: action.data, module: row.module, title: row.module_title }];
}

function presentDeed(row: AuditRow, people: People) {
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    actor: people.get(row.actor_id),
    from: row.value_before,
    to: row.value_after,
    reason: row.reason,
    requestId: row.request_id,
  };
}
