import { hash, randomBytes } from 'node:crypto';
import type { CurrentMember } from '../../../access/current-member.ts';
import type { Db } from '../../../database/database.ts';
import { prepared } from '../../../database/prepared.ts';
import { endStreams } from '../../../live/announce.ts';
import type { Ending } from '../../../live/message.ts';
import { berlinDay } from '../../../time/berlin.ts';

/** A session ends this long after it was last used. */
export const sessionTtlDays = 30;
/** However often it is used, a session ends this long after it began: a cookie that was stolen does not last for ever. */
const sessionMaxDays = 90;
/** How often use is written down: often enough for 'active today', seldom enough to cost nothing. */
const touchEveryMinutes = 60;

/** Only the hash of a random identifier is stored: a stolen database opens no session. */
export function hashOf(secret: string): string {
  return hash('sha256', secret, 'base64url');
}

/** 256 random bits as 43 characters. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * 86_400_000);
}

function hourOf(moment: Date): number {
  return Math.floor(moment.getTime() / 3_600_000);
}

type FoundMember = CurrentMember & { lastSeenAt: Date; hasHostCookie: boolean };

/** Every request of a signed-in person begins with it. */
const findBySession = prepared<FoundMember>(`
  select member.id, member.email, member.first_name as "firstName", member.last_name as "lastName",
    member.company_name as "companyName", member.status, member.admin_role as "adminRole",
    member.profile_completed_at as "profileCompletedAt", session.id_hash as "sessionHash",
    least(session.expires_at, session.created_at + interval '${sessionMaxDays} days') as "sessionEndsAt",
    session.last_seen_at as "lastSeenAt", session.has_host_cookie as "hasHostCookie"
  from sessions session join members member on member.id = session.member_id
  where session.id_hash = $1 and session.expires_at > $2 and session.created_at > $3 and member.status <> 'banned'`);

export function sessions(db: Db) {
  return {
    /** Starts a session. @returns the identifier for the cookie, which is stored nowhere */
    async start(memberId: string, now: Date): Promise<string> {
      const secret = createSecret();
      const moments = { created_at: now, last_seen_at: now, expires_at: daysAfter(now, sessionTtlDays) };
      await db
        .insertInto('sessions')
        .values({ id_hash: hashOf(secret), member_id: memberId, has_host_cookie: true, ...moments })
        .execute();
      await this.noteActiveDay(memberId, now);
      return secret;
    },

    /** Who a session belongs to; undefined when it ended, expired, or its member is banned. */
    async findMember(secret: string, now: Date): Promise<FoundMember | undefined> {
      const [found] = await findBySession(db, [hashOf(secret), now, daysAfter(now, -sessionMaxDays)]);
      return found;
    },

    /** Whether the last use is long enough ago to be written down again. */
    isTouchDue(lastSeenAt: Date, now: Date): boolean {
      const isOld = now.getTime() - lastSeenAt.getTime() > touchEveryMinutes * 60_000;
      // Days in Berlin begin with an hour, and to look them up takes longer than the rest of it.
      if (hourOf(now) === hourOf(lastSeenAt)) return false;
      return isOld || berlinDay(now) !== berlinDay(lastSeenAt);
    },

    /** Extends the session and counts the day as active. */
    async touch(member: Pick<CurrentMember, 'id' | 'sessionHash'>, now: Date): Promise<void> {
      await db
        .updateTable('sessions')
        .set({ last_seen_at: now, expires_at: daysAfter(now, sessionTtlDays) })
        .where('id_hash', '=', member.sessionHash)
        .execute();
      await this.noteActiveDay(member.id, now);
    },

    async noteActiveDay(memberId: string, now: Date): Promise<void> {
      await db.updateTable('members').set({ last_active_at: now }).where('id', '=', memberId).execute();
      await db
        .insertInto('active_days')
        .values({ member_id: memberId, day: berlinDay(now) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** Days from `firstDay` (YYYY-MM-DD) on which the member was active. */
    async countActiveDays(id: string, firstDay: string): Promise<number> {
      const { days } = await db
        .selectFrom('active_days')
        .select((columns) => columns.fn.countAll<number>().as('days'))
        .where('member_id', '=', id)
        .where('day', '>=', firstDay)
        .executeTakeFirstOrThrow();
      return Number(days);
    },

    async end(secret: string): Promise<void> {
      await db.deleteFrom('sessions').where('id_hash', '=', hashOf(secret)).execute();
      await endStreams(db, 'signed-out', 'session', hashOf(secret));
    },

    /** Ends every session of a member: when banned, deleted, or stripped of the admin role. */
    async endAllOf(memberId: string, ending: Ending = 'signed-out'): Promise<void> {
      await db.deleteFrom('sessions').where('member_id', '=', memberId).execute();
      await endStreams(db, ending, 'member', memberId);
    },

    async removeExpired(now: Date): Promise<void> {
      await db
        .deleteFrom('sessions')
        .where((row) =>
          row.or([row('expires_at', '<=', now), row('created_at', '<=', daysAfter(now, -sessionMaxDays))]),
        )
        .execute();
    },
  };
}
