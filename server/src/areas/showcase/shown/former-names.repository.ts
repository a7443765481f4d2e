import { sql } from 'kysely';
import type { Core } from '../../../core.ts';
import type { Db, Tx } from '../../../database/database.ts';
import { keptSince, keptUntil } from './public-names.repository.ts';

const purpose = 'former-public-name';

/**
 * Names of businesses whose accounts were deleted: printed sheets and seals outlive an account, and lead to no stranger. They are kept
 * as tags that only this installation can make, without an account. See docs/decisions/0098.
 */
export function createFormerNames({ secret }: Pick<Core, 'secret'>) {
  const tagOf = (name: string) => secret.sign(purpose, name);
  /** Also as it was under keys of before. */
  const tagsOf = (name: string) => secret.tagsOf(purpose, name);

  return {
    /** Keeps what a member is, or was until lately, found under; a name that nobody could find is free at once. Call it in the transaction that empties the account, before. */
    async remember(tx: Tx, member: string, now: Date): Promise<void> {
      const rows = await tx
        .selectFrom('public_names')
        .select(['name', 'left_at'])
        .where('member_id', '=', member)
        .where('was_shown', '=', true)
        .where((row) => row.or([row('left_at', 'is', null), row('left_at', '>=', keptSince(now))]))
        .execute();
      if (rows.length === 0) return;
      await tx
        .insertInto('former_public_names')
        .values(rows.map(({ name, left_at }) => ({ tag: tagOf(name), kept_until: keptUntil(left_at ?? now) })))
        .onConflict((row) =>
          row.column('tag').doUpdateSet({
            kept_until: sql`greatest(former_public_names.kept_until, excluded.kept_until)`,
          }),
        )
        .execute();
    },

    /** Gives a name back to everybody before its time. @returns false when it was not kept */
    async forget(tx: Tx, name: string): Promise<boolean> {
      const { numDeletedRows } = await tx
        .deleteFrom('former_public_names')
        .where('tag', 'in', tagsOf(name))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Those of `names` that are still kept from everybody. */
    async listKept(db: Db, names: readonly string[], now: Date): Promise<Set<string>> {
      const byTag = new Map(names.flatMap((name) => tagsOf(name).map((tag) => [tag, name] as const)));
      const rows = await db
        .selectFrom('former_public_names')
        .select('tag')
        .where('tag', 'in', [...byTag.keys()])
        .where('kept_until', '>=', now)
        .execute();
      return new Set(rows.flatMap(({ tag }) => byTag.get(tag) ?? []));
    },
  };
}
