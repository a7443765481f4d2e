import { publicName } from '@rezenso/contract/public-page';
import type { PlatformId } from '@rezenso/contract/vocabulary';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../../database/database.ts';
import type { MemberRow } from '../../../database/schema.ts';
import { planCondition } from '../../accounts/index.ts';
import { keptSince } from './public-names.repository.ts';
import type { PageChoices } from './public-pages.repository.ts';

/** A business as the public may know it: nothing of the person behind it is read here. */
export type ShownBusiness = Pick<
  MemberRow,
  'id' | 'industry' | 'trade' | 'description' | 'location' | 'website' | 'is_verified' | 'trust_score'
> &
  PageChoices & {
    company_name: string;
    /** Whether its plan lets it be shown in other languages than German. */
    speaks_languages: boolean;
    /** Somebody is to look at the account first: no seal until then. */
    is_held: boolean;
    /** The name in use; another one was asked for when it was left. */
    name: string;
  };

export interface ShownPlatform {
  platform: PlatformId;
  businessName: string;
  profileUrl: string | null;
}

const speaksLanguages = sql<boolean>`${sql.raw(planCondition('multi-language', 'members.subscription_status'))}`;

/** Businesses by their public names, as long as their accounts may be shown. */
export function businesses(db: Db) {
  return {
    /**
     * A ban, a pause and deletion take the business away at once; what moderation hides is not shown, nor asks its customers.
     * @param asked as somebody typed it: a name in use, or left not long ago
     */
    async find(asked: string, now: Date): Promise<ShownBusiness | undefined> {
      const { success: isName, data: name } = z.safeParse(publicName, asked);
      if (!isName) return undefined;
      const row = await db
        .selectFrom('public_names as asked')
        .innerJoin('public_names as used', (join) =>
          join.onRef('used.member_id', '=', 'asked.member_id').on('used.left_at', 'is', null),
        )
        .innerJoin('public_pages', 'public_pages.member_id', 'asked.member_id')
        .innerJoin('members', 'members.id', 'asked.member_id')
        .select(['members.id', 'industry', 'trade', 'company_name', 'description', 'location', 'website'])
        .select(['is_verified', 'trust_score', 'is_published', 'is_findable', 'used.name'])
        .select(sql<boolean>`asks_customers and hidden_at is null`.as('asks_customers'))
        .select(speaksLanguages.as('speaks_languages'))
        .select(sql<boolean>`members.ring_level = 'hold'`.as('is_held'))
        .where('asked.name', '=', name)
        .where((one) => one.or([one('asked.left_at', 'is', null), one('asked.left_at', '>=', keptSince(now))]))
        .where('members.status', '=', 'active')
        .where('members.deleted_at', 'is', null)
        .where('members.profile_completed_at', 'is not', null)
        .executeTakeFirst();
      if (!row?.company_name) return undefined;
      return { ...row, company_name: row.company_name };
    },

    /** Whether the plan of a business lets it be shown in other languages than German. */
    async speakLanguages(member: string): Promise<boolean> {
      const row = await db
        .selectFrom('members')
        .select(speaksLanguages.as('speaks'))
        .where('id', '=', member)
        .executeTakeFirst();
      return row?.speaks ?? false;
    },

    /** The profiles of a business, in the order in which it added them. */
    async listPlatforms(member: string): Promise<ShownPlatform[]> {
      return db
        .selectFrom('user_platforms')
        .select(['platform', 'business_name as businessName', 'profile_url as profileUrl'])
        .where('member_id', '=', member)
        .where('is_active', '=', true)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
    },
  };
}
