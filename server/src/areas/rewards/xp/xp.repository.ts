import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { balances, isEarnedByAnother, type XpTotals } from '../../accounts/index.ts';

/** What an entry is called that takes another one back. */
const suffix = '.taken-back';

/** The append-only XP ledger; `members.xp_total` is its sum per member. */
export function xp(tx: Db) {
  return {
    /**
     * Grants points once per member, action and subject: the entry and the total change in one transaction, so that
     * the total always equals the ledger.
     * @param subject id of what the points are for, for instance the match
     * @param isOnce once in a person's life: nothing when another account of the mailbox has it; `reserve` that one before
     * @returns undefined when they were granted before
     */
    async grant(
      member: string,
      action: string,
      subject: string,
      points: number,
      now: Date,
      isOnce = false,
    ): Promise<XpTotals | undefined> {
      const { rows } = await sql<{ points: number }>`
        insert into xp_ledger (member_id, action, subject, points, created_at)
        values (${member}, ${action}, ${subject},
          ${isOnce ? sql`case when ${isEarnedByAnother(member, action, subject)} then 0 else ${points}::int end` : points}, ${now})
        on conflict (member_id, action, subject) do nothing
        returning points`.execute(tx);
      const [entry] = rows;
      return entry && balances(tx).addXp(member, entry.points);
    },

    /** Of these members the ones whose points wait until somebody has looked at their accounts. */
    async listHeld(members: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await tx
        .selectFrom('members')
        .select('id')
        .where('id', 'in', members)
        .where('ring_level', '=', 'hold')
        .execute();
      return new Set(rows.map(({ id }) => id));
    },

    /** Keeps what a member would get, once. */
    async hold(member: string, action: string, subject: string, now: Date): Promise<void> {
      await tx
        .insertInto('held_points')
        .values({ member_id: member, action, subject, held_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** Takes out what waited for a member, oldest first. */
    async takeHeld(member: string): Promise<{ action: string; subject: string }[]> {
      const rows = await tx
        .deleteFrom('held_points')
        .where('member_id', '=', member)
        .returning(['action', 'subject', 'held_at'])
        .execute();
      return rows.toSorted((a, b) => a.held_at.getTime() - b.held_at.getTime());
    },

    /** What brings nothing to this member any more, because another account of the person had it before. */
    async noteEarned(member: string, action: string, subject: string, now: Date): Promise<void> {
      await tx
        .insertInto('xp_ledger')
        .values({ member_id: member, action, subject, points: 0, created_at: now })
        .onConflict((conflict) => conflict.columns(['member_id', 'action', 'subject']).doNothing())
        .execute();
    },

    /** Whether these points were granted and not taken back; entries without points do not count. */
    async holds(member: string, action: string, subject: string): Promise<boolean> {
      const { rows } = await sql<{ held: boolean }>`
        select coalesce(sum(points), 0) > 0 as held from xp_ledger
        where member_id = ${member} and subject = ${subject} and action in (${action}, ${takenBack(action)})`.execute(
        tx,
      );
      return rows[0]?.held ?? false;
    },

    /**
     * Takes back what a member earned for these subjects, each entry once, by an entry that says the opposite: the ledger
     * only grows.
     * @returns how many points it lost
     */
    async takeBack(member: string, subjects: readonly string[], now: Date): Promise<number> {
      const { rows } = await sql<{ points: number }>`
        insert into xp_ledger (member_id, action, subject, points, created_at)
        select member_id, action || ${suffix}, subject, -points, ${now} from xp_ledger
        where member_id = ${member} and subject = any(${subjects}::text[]) and points > 0
        on conflict (member_id, action, subject) do nothing
        returning points`.execute(tx);
      const taken = rows.reduce((sum, { points }) => sum + points, 0);
      if (rows.length > 0) await balances(tx).addXp(member, taken);
      return -taken;
    },
  };
}

function takenBack(action: string): string {
  return action + suffix;
}
