import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Acting, CurrentMember } from '../../../access/current-member.ts';
import type { Db } from '../../../database/database.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Database } from '../../../database/schema.ts';
import { announce, endStreams } from '../../../live/announce.ts';
import type { Ending } from '../../../live/message.ts';
import { berlinDay } from '../../../time/berlin.ts';
import { knownBrowsers } from './known-browsers.repository.ts';
import { createSecret, hashOf } from './secrets.ts';
import { sessionMaxDays, sessionTokens } from './session-tokens.repository.ts';

/** A session ends this long after it was last used. */
export const sessionTtlDays = 30;
/** How often use is written down: often enough for 'active today', seldom enough to cost nothing. */
const touchEveryMinutes = 60;
/** More than anybody looks through; those used last, and always the one that asks. */
const mostListed = 100;

function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * 86_400_000);
}

function hourOf(moment: Date): number {
  return Math.floor(moment.getTime() / 3_600_000);
}

/** A session that is alive, as its member may see it. */
export type SessionRow = Pick<
  Selectable<Database['sessions']>,
  'id' | 'id_hash' | 'device' | 'created_at' | 'last_seen_at'
> & {
  /** Address of the colleague who is signed in there, where another one asks. */
  person: string | null;
};

/** On what a session begins. */
export interface SessionDevice {
  /** As people know it; null when it says nothing of itself. */
  name: string | null;
  /** Its row of the known browsers, if it was asked which one it is. */
  browserHash?: string;
  /** Of the colleague who signs in; left out for the owner. */
  personId?: string | null | undefined;
}

/** Whose session it is. */
type Whose = Pick<CurrentMember, 'id' | 'personId'>;
type Asking = Whose & Pick<CurrentMember, 'sessionHash'>;

function browsersOf(ended: ReadonlyArray<{ browser_hash: string | null }>): string[] {
  return ended.flatMap(({ browser_hash }) => browser_hash ?? []);
}

const findActing = prepared<Acting>(`select member.id, session.person_id as "personId", member.status,
    case when session.person_id is null then member.admin_role end as "adminRole"
  from sessions session join members member on member.id = session.member_id
  where session.id_hash = $1 and member.status <> 'banned'`);

/**
 * Sessions that began by when the person of the one that asks was last there. A copied cookie does not end the session of whoever just signed
 * in, who can end it.
 */
function isOlder({ sessionHash }: Pick<Asking, 'sessionHash'>) {
  return sql<boolean>`created_at <= (select greatest(created_at, proven_at, confirmed_at) from sessions where id_hash = ${sessionHash})`;
}

/** Colleagues see and end their own, the owner all. */
function seenBy(row: ExpressionBuilder<Database, 'sessions'>, personId: string | null) {
  return personId === null ? row.val(true) : row('sessions.person_id', '=', personId);
}

export function sessions(db: Db) {
  return {
    /** Starts a session. @returns the identifier for the cookie, which is stored nowhere */
    async start(
      memberId: string,
      now: Date,
      { name, browserHash, personId }: SessionDevice = { name: null },
    ): Promise<string> {
      const secret = createSecret();
      const where = { device: name, browser_hash: browserHash ?? null, person_id: personId ?? null };
      const moments = { created_at: now, last_seen_at: now, expires_at: daysAfter(now, sessionTtlDays) };
      await db
        .insertInto('sessions')
        .values({ id_hash: hashOf(secret), member_id: memberId, has_host_cookie: true, ...moments, ...where })
        .execute();
      await this.noteActiveDay(memberId, now);
      return secret;
    },

    /** As whom a session acts now, by its hash; undefined when it ended meanwhile, or its member is banned. */
    async findStanding(hash: string): Promise<Acting | undefined> {
      const [found] = await findActing(db, [hash]);
      return found;
    },

    /** Notes that its member was there in person: with a passkey, or with a recovery code. */
    async prove(hash: string, now: Date): Promise<void> {
      const proven = db.updateTable('sessions').set({ proven_at: now }).where('id_hash', '=', hash);
      const [row] = await proven.returning('member_id').execute();
      if (row) await announce(db, [row.member_id], 'session');
    },

    /** Notes that its member was there: with a code from the mailbox. */
    async confirm(hash: string, now: Date): Promise<void> {
      await db.updateTable('sessions').set({ confirmed_at: now }).where('id_hash', '=', hash).execute();
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
      const touched = await db
        .updateTable('sessions')
        .set({ last_seen_at: now, expires_at: daysAfter(now, sessionTtlDays) })
        .where('id_hash', '=', member.sessionHash)
        .returning('browser_hash')
        .executeTakeFirst();
      if (touched?.browser_hash) await knownBrowsers(db).noteUse(member.id, touched.browser_hash, now);
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

    /**
     * Sessions that are alive, of the person who asks, and for the owner those of colleagues as well: the one that asks, then by their
     * last use, newest first; at most a hundred.
     */
    list({ id, personId, sessionHash }: Asking, now: Date): Promise<SessionRow[]> {
      return db
        .selectFrom('sessions')
        .leftJoin('people', 'people.id', 'sessions.person_id')
        .select(['sessions.id', 'id_hash', 'device', 'created_at', 'last_seen_at'])
        .select((row) =>
          row.case().when('person_id', 'is distinct from', personId).then(row.ref('email')).end().as('person'),
        )
        .where('sessions.member_id', '=', id)
        .where((row) => seenBy(row, personId))
        .where('expires_at', '>', now)
        .where('created_at', '>', daysAfter(now, -sessionMaxDays))
        .orderBy((row) => row('id_hash', '=', sessionHash), 'desc')
        .orderBy('last_seen_at', 'desc')
        .orderBy('sessions.id')
        .limit(mostListed)
        .execute();
    },

    /** Whether the person has browsers beside the one that asks in which a sign-in would be no news. */
    async knowsOtherBrowsers({ id, personId, sessionHash }: Asking): Promise<boolean> {
      const asking = db.selectFrom('sessions').select('browser_hash').where('id_hash', '=', sessionHash);
      const kept = (await asking.executeTakeFirst())?.browser_hash ?? null;
      return knownBrowsers(db).knowsOthers({ id, personId }, kept);
    },

    /** What members are shown of a session instead of its hash. */
    async idOf(hash: string): Promise<string | undefined> {
      const found = await db.selectFrom('sessions').select('id').where('id_hash', '=', hash).executeTakeFirst();
      return found?.id;
    },

    /** On what it was begun, as people know it; null when that is not known. */
    async deviceOf(hash: string): Promise<string | null> {
      const found = await db.selectFrom('sessions').select('device').where('id_hash', '=', hash).executeTakeFirst();
      return found?.device ?? null;
    },

    /** Ends the session of a cookie. */
    async end(secret: string): Promise<void> {
      const hash = await sessionTokens(db).find(secret);
      if (hash === undefined) return;
      const ended = db.deleteFrom('sessions').where('id_hash', '=', hash);
      await afterEnding(await ended.returning(['member_id', 'id_hash']).execute());
    },

    /** Whether others of the person, or the one with this id, signed in since the person who asks was last there. */
    async hasYounger(asking: Asking, id?: string): Promise<boolean> {
      const own = db.selectFrom('sessions').select('id').where('member_id', '=', asking.id);
      const others = own.where('id_hash', '!=', asking.sessionHash).where((row) => row.not(isOlder(asking)));
      const found =
        id === undefined
          ? others.where('person_id', 'is not distinct from', asking.personId)
          : others.where('id', '=', id).where((row) => seenBy(row, asking.personId));
      return (await found.limit(1).executeTakeFirst()) !== undefined;
    },

    /** Ends one by its id, unless it is the one that asks or a younger one; the owner also a colleague's. @returns whether it was there to end */
    async endOne({ id: member, personId, sessionHash }: Asking, id: string): Promise<boolean> {
      const others = db.deleteFrom('sessions').where('member_id', '=', member).where('id_hash', '!=', sessionHash);
      const ended = await others
        .where('id', '=', id)
        .where((row) => seenBy(row, personId))
        .where(isOlder({ sessionHash }))
        .returning(['member_id', 'id_hash', 'browser_hash'])
        .execute();
      await knownBrowsers(db).distrust(member, browsersOf(ended));
      await afterEnding(ended);
      return ended.length > 0;
    },

    /**
     * Ends all of the person but the one that asks and younger ones, nobody else's; a sign-in of theirs in any other browser is news again.
     * @returns how many
     */
    async endOthers({ id, personId, sessionHash }: Asking): Promise<number> {
      const others = db.deleteFrom('sessions').where('member_id', '=', id).where('id_hash', '!=', sessionHash);
      const own = others.where('person_id', 'is not distinct from', personId).where(isOlder({ sessionHash }));
      const ended = await own.returning(['member_id', 'id_hash']).execute();
      const asking = db.selectFrom('sessions').select('browser_hash').where('id_hash', '=', sessionHash);
      await knownBrowsers(db).distrustOthers({ id, personId }, (await asking.executeTakeFirst())?.browser_hash ?? null);
      await afterEnding(ended);
      return ended.length;
    },

    /** Ends all of the owner but some, nobody else's; a sign-in in one of their browsers is news again. @returns how many */
    async endAllOfOwnerBut(member: string, kept: readonly string[]): Promise<number> {
      const own = db.deleteFrom('sessions').where('member_id', '=', member).where('person_id', 'is', null);
      const others = kept.length > 0 ? own.where('id_hash', 'not in', kept) : own;
      const ended = await others.returning(['member_id', 'id_hash', 'browser_hash']).execute();
      await knownBrowsers(db).distrust(member, browsersOf(ended));
      await afterEnding(ended);
      return ended.length;
    },

    /** Ends every session of a member: when banned, deleted, or stripped of the admin role. @returns how many */
    async endAllOf(memberId: string, ending: Ending = 'signed-out'): Promise<number> {
      const ended = await db.deleteFrom('sessions').where('member_id', '=', memberId).returning('id').execute();
      await endStreams(db, ending, 'member', memberId);
      return ended.length;
    },

    /** The same where somebody else may have got in: a sign-in in any browser is news again. @returns how many */
    async endAllAndDistrust(memberId: string): Promise<number> {
      await knownBrowsers(db).distrustAll(memberId);
      return this.endAllOf(memberId);
    },

    /** Ends every session of a colleague who goes. */
    async endAllOfPerson(personId: string): Promise<void> {
      const ended = db.deleteFrom('sessions').where('person_id', '=', personId);
      await afterEnding(await ended.returning(['member_id', 'id_hash']).execute());
    },
  };

  /** Streams of ended sessions end, and what their member has open elsewhere shows it. Devices for push messages went with the rows. */
  async function afterEnding(ended: ReadonlyArray<{ member_id: string; id_hash: string }>): Promise<void> {
    for (const { id_hash } of ended) await endStreams(db, 'signed-out', 'session', id_hash);
    await announce(db, [...new Set(ended.map(({ member_id }) => member_id))], 'sessions', 'push-devices');
  }
}
