import type {
  AsideAuditAction,
  AuditAction,
  LoggedAction,
  ModuleAuditAction,
  ModuleDeed,
} from '@rezenso/contract/admin';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { AuditRow } from '../../../database/schema-admin.ts';
import { announceToStaff } from '../../../live/announce.ts';

interface DeedOfAnAdmin {
  actorId: string;
  /** The colleague of the actor's business who acted; left out where the owner did. */
  personId?: string | null;
  /** Status, role or release before and after. */
  before: string | null;
  after: string | null;
  reason: string | null;
  requestId: string;
}

/** What an admin did to a member. */
export interface Deed extends DeedOfAnAdmin {
  action: AuditAction | AsideAuditAction;
  subjectId: string;
  reportId?: string;
}

/** What an admin did to a module. */
export interface DeedToModule extends DeedOfAnAdmin {
  action: ModuleAuditAction;
  module: string;
  /** What people call it. */
  title: string | null;
}

export interface AuditFilter {
  action?: LoggedAction | undefined;
  actor?: Somebody | undefined;
  subject?: Somebody | undefined;
  module?: string | undefined;
  /** Included. */
  from?: Date | undefined;
  /** Not included. */
  before?: Date | undefined;
  /** Only what comes after the entry with this id on the way into the past. */
  olderThan?: number | undefined;
}

/** Whom a search names: an account with all who act for it, one colleague of it, or by an id that may be either's, also of who has gone. */
export type Somebody = { memberId: string } | { personId: string } | { id: string };

/** Whom or what a search names. */
export type AuditSubject = { subject: Somebody } | { module: string };

/** Apart from other advisory locks of this database. */
const lockSpace = 7_236_186;

/** The log of what admins did. There is no way to change or remove an entry, here or in the database. */
export function auditLog(db: Db) {
  return {
    /** Writes a deed down; call it in the transaction of the change itself. @returns the entry's id */
    async record(deed: Deed | DeedToModule, now: Date): Promise<number> {
      const { id } = await db
        .insertInto('audit_log')
        .values({
          at: now,
          actor_id: deed.actorId,
          person_id: deed.personId ?? null,
          action: deed.action,
          value_before: deed.before,
          value_after: deed.after,
          reason: deed.reason,
          request_id: deed.requestId,
          ...subjectOf(deed),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await announceToStaff(db, 'audit-log');
      return id;
    },

    /** What the admin gave as the reason of an entry; null when there is none. */
    async reasonOf(id: number): Promise<string | null> {
      const row = await db.selectFrom('audit_log').select('reason').where('id', '=', id).executeTakeFirst();
      return row?.reason ?? null;
    },

    /**
     * Writes a deed down unless the same person did the same to the same member at or after `since`. Of several at once, in whichever process, one
     * is written: they wait for each other until the transaction ends.
     * @param like whether what else the deed says has to be the same, too
     */
    async recordOnceSince(since: Date, deed: Deed, now: Date, like: 'deed' | 'values' = 'deed'): Promise<void> {
      const { actorId, action, subjectId, before, after, reason } = deed;
      const key = `${actorId} ${action} ${subjectId}`;
      await sql`select pg_advisory_xact_lock(${lockSpace}, hashtext(${key}))`.execute(db);
      const done = db
        .selectFrom('audit_log')
        .select('id')
        .where('subject_id', '=', subjectId)
        .where('actor_id', '=', actorId);
      const found = await done
        .where('action', '=', action)
        .where('at', '>=', since)
        .$if(like === 'values', (query) =>
          query
            .where('value_before', 'is not distinct from', before)
            .where('value_after', 'is not distinct from', after)
            .where('reason', 'is not distinct from', reason)
            .where('person_id', 'is not distinct from', deed.personId ?? null),
        )
        .limit(1)
        .executeTakeFirst();
      if (found === undefined) await this.record(deed, now);
    },

    /** Newest first. Members' sign-ins only where they are asked for, or somebody is: there are more of them than of everything else. */
    list(filter: AuditFilter, limit: number): Promise<AuditRow[]> {
      return db
        .selectFrom('audit_log')
        .selectAll()
        .where((eb) => {
          const wanted: Expression<SqlBool>[] = [];
          if (filter.action) wanted.push(eb('action', '=', filter.action));
          else if (!filter.actor && !filter.subject) wanted.push(isNoSignIn);
          if (filter.actor) wanted.push(isBy(filter.actor));
          if (filter.subject) wanted.push(isAbout(filter.subject));
          if (filter.module) wanted.push(eb('module', '=', filter.module));
          if (filter.from) wanted.push(eb('at', '>=', filter.from));
          if (filter.before) wanted.push(eb('at', '<', filter.before));
          if (filter.olderThan !== undefined)
            wanted.push(sql`(at, id) < (select at, id from audit_log where id = ${filter.olderThan})`);
          return eb.and(wanted);
        })
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
    },

    /** What was done to modules in the words of pages that know no other, newest first. */
    async listModuleDeeds(limit: number): Promise<(Omit<ModuleDeed, 'actor'> & { actorId: string })[]> {
      const { rows } = await sql<Omit<ModuleDeed, 'actor' | 'at'> & { at: Date; actorId: string }>`
        select id::text, at, actor_id as "actorId", module, value_after as version, reason, request_id as "requestId",
          case action when 'module.paused' then 'pause' when 'module.resumed' then 'resume'
            when 'module.promoted' then 'promote' when 'module.retired' then 'retire' else 'rollback' end as action
        from audit_log where module is not null and reason is not null order by at desc, id desc limit ${limit}`.execute(
        db,
      );
      return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
    },

    /** Whom an id or an e-mail address names, or which module its name or title; undefined when there is none. */
    async findSubject(named: string): Promise<AuditSubject | undefined> {
      const subject = await findSomebody(db, named);
      if (subject) return { subject };
      const { rows } = await sql<{ module: string }>`
        select module from audit_log where module = lower(${named}) or lower(module_title) = lower(${named})
        order by at desc limit 1`.execute(db);
      return rows[0];
    },

    /** Who an id or an e-mail address names; undefined when nobody has it. */
    findActor: (named: string) => findSomebody(db, named),
  };
}

/** In these very words, which the index audit_log_of_deeds knows. */
const isNoSignIn = sql<SqlBool>`action not in ('member.signed_in', 'member.sign_in_refused')`;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function findSomebody(db: Db, named: string): Promise<Somebody | undefined> {
  if (uuid.test(named)) return { id: named.toLowerCase() };
  const { rows } = await sql<{ memberId: string; personId: string | null }>`
    select id as "memberId", null as "personId" from members where email = lower(${named})
    union all select member_id, id from people where email = lower(${named})`.execute(db);
  const [found] = rows;
  if (!found) return undefined;
  return found.personId === null ? { memberId: found.memberId } : { personId: found.personId };
}

function isBy(somebody: Somebody): Expression<SqlBool> {
  if ('memberId' in somebody) return sql`actor_id = ${somebody.memberId}`;
  if ('personId' in somebody) return sql`person_id = ${somebody.personId}`;
  return sql`(actor_id = ${somebody.id} or person_id = ${somebody.id})`;
}

/** A colleague is who acts for the account, or whom the account invited and removed. */
function isAbout(somebody: Somebody): Expression<SqlBool> {
  if ('memberId' in somebody) return sql`subject_id = ${somebody.memberId}`;
  const id = 'id' in somebody ? somebody.id : somebody.personId;
  const ofTeam = sql<SqlBool>`(${sql.raw(isOfTeam)} and value_after = ${id})`;
  return 'id' in somebody
    ? sql`(subject_id = ${id} or ${ofTeam})`
    : sql`(${ofTeam} or (person_id = ${id} and subject_id = actor_id))`;
}

/** In these very words, which the index audit_log_of_teams knows. */
const isOfTeam = "action like 'team.%'";

function subjectOf(deed: Deed | DeedToModule) {
  if ('module' in deed) return { module: deed.module, module_title: deed.title };
  return { subject_id: deed.subjectId, report_id: deed.reportId ?? null };
}
