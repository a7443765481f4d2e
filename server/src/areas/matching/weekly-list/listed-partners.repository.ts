import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { planCondition } from '../../accounts/index.ts';

/** The predicate of the index members_priority, as long as the plan is asked for by its status. */
const isReader = sql.raw(`member.status = 'active' and member.profile_completed_at is not null
  and ${planCondition('priority-matching', 'member.subscription_status')}`);
/** Before every other id. */
const noOne = '00000000-0000-0000-0000-000000000000';

/** Whom the weekly lists of members named. */
export function listedPartners(db: Db) {
  return {
    /** Members whose plan contains the list and who had none this week, by id. @param week its Monday, as YYYY-MM-DD */
    async listReaders(week: string, after: string | undefined, limit: number): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`select member.id from members member
        where ${isReader} and member.id > ${after ?? noOne}::uuid and not exists (
          select from listed_partners listed where listed.member_id = member.id and listed.week = ${week}::date)
        order by member.id limit ${limit}`.execute(db);
      return rows.map(({ id }) => id);
    },

    /**
     * Puts the first of `partners` that no list of the member named before on the one of this week. There is one list a week,
     * and none for whose plan does not contain it any more.
     * @returns those that are on it, in the order of `partners`
     */
    async add(memberId: string, partners: readonly string[], week: string, most: number): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        insert into listed_partners (member_id, partner_id, week)
        select member.id, chosen.id, ${week}::date
        from members member cross join lateral (
          select partner.id from unnest(${partners}::uuid[]) with ordinality as partner(id, place)
          where not exists (select from listed_partners named
            where named.member_id = member.id and named.partner_id = partner.id)
          order by partner.place limit ${most}) chosen
        where member.id = ${memberId} and ${isReader} and not exists (
          select from listed_partners listed where listed.member_id = member.id and listed.week = ${week}::date)
        on conflict do nothing
        returning partner_id as id`.execute(db);
      const named = new Set(rows.map(({ id }) => id));
      return partners.filter((id) => named.has(id));
    },
  };
}
