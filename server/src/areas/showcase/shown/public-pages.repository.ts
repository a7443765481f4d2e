import type { PageReportReason } from '@rezenso/contract/reports';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { ShowcaseTables } from '../../../database/schema-showcase.ts';

type Row = Selectable<ShowcaseTables['public_pages']>;
export type PageChoices = Pick<Row, 'is_published' | 'is_findable' | 'asks_customers'>;
/** What is to be shown. `comesBack` is for a page that moderation hides; what it leaves out stays as it is. */
export type PageWish = PageChoices & { comesBack?: boolean | undefined };

/** Why moderation hides a page, as its owner is told. */
export interface WhyHidden {
  reason: PageReportReason;
  text: string;
}

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

    /**
     * Keeps others of the same member waiting until the transaction ends.
     * @returns false when the page was to be published while moderation hides it; nothing is changed then
     */
    async save(member: string, wish: PageWish, now: Date): Promise<boolean> {
      const { is_published, is_findable, asks_customers, comesBack } = wish;
      const { rows } = await sql`
        insert into public_pages (member_id, is_published, is_findable, asks_customers, changed_at)
        values (${member}, ${is_published}, ${is_findable}, ${asks_customers}, ${now})
        on conflict (member_id) do update set is_published = excluded.is_published, is_findable = excluded.is_findable,
          asks_customers = excluded.asks_customers, changed_at = excluded.changed_at,
          was_published = case when public_pages.hidden_at is null then false
            else coalesce(${comesBack ?? null}::boolean, public_pages.was_published) end
          where public_pages.hidden_at is null or not excluded.is_published
        returning member_id`.execute(db);
      return rows.length > 0;
    },

    /** Since when and why moderation hides a page; undefined while it may be shown. */
    async hiddenOf(member: string): Promise<(WhyHidden & { since: Date; comesBack: boolean }) | undefined> {
      const row = await db
        .selectFrom('public_pages')
        .select(['hidden_at as since', 'hidden_reason as reason', 'hidden_text as text'])
        .select('was_published as comesBack')
        .where('member_id', '=', member)
        .executeTakeFirst();
      if (!row?.since || row.reason === null || row.text === null) return undefined;
      return { since: row.since, reason: row.reason, text: row.text, comesBack: row.comesBack };
    },

    /** Takes a page, and the link for customers with it, from everybody until `allow`. @returns false when it is hidden already, or there is none */
    async hide(member: string, { reason, text }: WhyHidden, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('public_pages')
        .set((one) => ({ was_published: one.ref('is_published'), is_published: false }))
        .set({ hidden_at: now, hidden_reason: reason, hidden_text: text, changed_at: now })
        .where('member_id', '=', member)
        .where('hidden_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Brings back what `hide` took. @returns false when it is not hidden */
    async allow(member: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('public_pages')
        .set((one) => ({ is_published: one.ref('was_published'), was_published: false }))
        .set({ hidden_at: null, hidden_reason: null, hidden_text: null, allowed_at: now })
        .where('member_id', '=', member)
        .where('hidden_at', 'is not', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
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
