import type { PartnerWishesAnswer, SavedWishes } from '@rezenso/contract/partner-wishes';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { announce } from '../../../live/announce.ts';
import { planCondition } from '../../accounts/index.ts';

const isInPlan = sql.raw(planCondition('priority-matching', 'member.subscription_status'));
const nothing: SavedWishes = { industries: [], radiusKm: null, platforms: [], languages: [] };

/** What members look for in partners. */
export function savedWishes(db: Db) {
  return {
    async get(member: string): Promise<PartnerWishesAnswer> {
      const { rows } = await sql<{ wishes: SavedWishes | null; areInUse: boolean }>`
        select ${isInPlan} as "areInUse", case when wished.member_id is not null then json_build_object(
          'industries', wished.industries, 'radiusKm', wished.radius_km,
          'platforms', wished.platforms, 'languages', wished.languages) end as wishes
        from members member left join partner_wishes wished on wished.member_id = member.id
        where member.id = ${member}`.execute(db);
      const [row] = rows;
      return { wishes: row?.wishes ?? nothing, areInUse: row?.areInUse ?? false };
    },

    /** Replaces what was said before, in one statement with the question whether the plan contains it. @returns whether it does */
    async save(
      member: string,
      { industries, radiusKm, platforms, languages }: SavedWishes,
      now: Date,
    ): Promise<boolean> {
      const { numAffectedRows = 0n } = await sql`
        insert into partner_wishes (member_id, industries, radius_km, platforms, languages, updated_at)
        select member.id, ${industries}::text[], ${radiusKm}::integer, ${platforms}::text[], ${languages}::text[],
          ${now}::timestamptz
        from members member where member.id = ${member} and ${isInPlan}
        on conflict (member_id) do update set industries = excluded.industries, radius_km = excluded.radius_km,
          platforms = excluded.platforms, languages = excluded.languages, updated_at = excluded.updated_at`.execute(db);
      if (numAffectedRows === 0n) return false;
      await announce(db, [member], 'partner-wishes', 'suggestions');
      return true;
    },
  };
}
