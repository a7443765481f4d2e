import { publicNameChangesPerYear } from '@rezenso/contract/public-page';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database/database.ts';

/** How long a name that was left leads to the new one, and is kept from others: printed sheets hang for long. */
const keptDays = 365;

/** Under which names businesses are found; a name belongs to one of them. */
export function publicNames(db: Db) {
  return {
    /** The name in use. */
    async findOf(member: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('public_names')
        .select('name')
        .where('member_id', '=', member)
        .where('left_at', 'is', null)
        .executeTakeFirst();
      return row?.name;
    },

    /** Takes a name from whoever has or had it. @returns false when nobody does */
    async release(name: string): Promise<boolean> {
      const { numDeletedRows } = await db.deleteFrom('public_names').where('name', '=', name).executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Those of `names` that somebody else uses, or left too short a time ago. */
    async listTaken(names: readonly string[], member: string, now: Date): Promise<Set<string>> {
      const rows = await db
        .selectFrom('public_names')
        .select('name')
        .where('name', 'in', names)
        .where('member_id', '!=', member)
        .where((row) => row.or([row('left_at', 'is', null), row('left_at', '>=', keptSince(now))]))
        .execute();
      return new Set(rows.map(({ name }) => name));
    },
  };
}

/** Moments after which a name that was left is still kept. */
export function keptSince(now: Date): Date {
  return new Date(now.getTime() - keptDays * 86_400_000);
}

/** Until when a name that was left is kept from others. */
export function keptUntil(leftAt: Date): Date {
  return new Date(leftAt.getTime() + keptDays * 86_400_000);
}

/**
 * Makes a name the member's own; the one before is left, and kept if anybody could find it. Whoever calls holds the member's row of
 * public_pages.
 * @param isShown whether the member can be found under it from now on
 * @returns false when it is somebody else's
 */
export async function takeName(tx: Tx, member: string, name: string, isShown: boolean, now: Date): Promise<boolean> {
  await tx
    .deleteFrom('public_names')
    .where('member_id', '=', member)
    .where('was_shown', '=', false)
    .where('name', '!=', name)
    .execute();
  await tx
    .updateTable('public_names')
    .set({ left_at: now })
    .where('member_id', '=', member)
    .where('left_at', 'is', null)
    .where('name', '!=', name)
    .execute();
  const { rows } = await sql`
    insert into public_names (name, member_id, left_at, was_shown) values (${name}, ${member}, null, ${isShown})
    on conflict (name) do update set member_id = excluded.member_id, left_at = null,
      was_shown = excluded.was_shown or (public_names.was_shown and public_names.member_id = excluded.member_id)
      where public_names.member_id = excluded.member_id or public_names.left_at < ${keptSince(now)}
    returning name`.execute(tx);
  if (rows.length === 0) return false;
  await tx.deleteFrom('public_names').where('member_id', '=', member).where('left_at', '<', keptSince(now)).execute();
  return true;
}

/**
 * Until when a member has to wait for another change, as it holds more names that it left than it may: none of them is given away
 * before its year is over. Undefined while it holds no more.
 */
export async function nextNameChange(tx: Tx, member: string, now: Date): Promise<Date | undefined> {
  const left = await tx
    .selectFrom('public_names')
    .select('left_at')
    .where('member_id', '=', member)
    .where('left_at', '>=', keptSince(now))
    .orderBy('left_at')
    .execute();
  const [first] = left;
  return left.length > publicNameChangesPerYear && first?.left_at ? keptUntil(first.left_at) : undefined;
}
