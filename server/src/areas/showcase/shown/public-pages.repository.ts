import type { Selectable } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { ShowcaseTables } from '../../../database/schema-showcase.ts';

type Row = Selectable<ShowcaseTables['public_pages']>;
export type PageChoices = Pick<Row, 'is_published' | 'is_findable' | 'asks_customers'>;

/** What a member who never chose shows: nothing. */
const nothingShown: PageChoices = { is_published: false, is_findable: false, asks_customers: false };

/** What members have decided about their public pages. */
export function publicPages(db: Db) {
  return {
    async choicesOf(member: string): Promise<PageChoices> {
      const row = await db
        .selectFrom('public_pages')
        .select(['is_published', 'is_findable', 'asks_customers'])
        .where('member_id', '=', member)
        .executeTakeFirst();
      return row ?? nothingShown;
    },

    /** Keeps others of the same member waiting until the transaction ends. */
    async save(member: string, choices: PageChoices, now: Date): Promise<void> {
      await db
        .insertInto('public_pages')
        .values({ member_id: member, ...choices, changed_at: now })
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ ...choices, changed_at: now }))
        .execute();
    },

    /** Names of the pages that search engines may show, those changed last first. */
    async listFindable(limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom('public_pages')
        .innerJoin('members', 'members.id', 'public_pages.member_id')
        .innerJoin('public_names', 'public_names.member_id', 'public_pages.member_id')
        .select('public_names.name')
        .where('public_names.left_at', 'is', null)
        .where('is_published', '=', true)
        .where('is_findable', '=', true)
        .where('members.status', '=', 'active')
        .where('members.profile_completed_at', 'is not', null)
        .orderBy('public_pages.changed_at', 'desc')
        .orderBy('public_names.name')
        .limit(limit)
        .execute();
      return rows.map(({ name }) => name);
    },
  };
}
