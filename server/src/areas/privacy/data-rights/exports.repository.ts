import type { Db } from '../../../database/database.ts';
import { exportSections } from './export-sections.ts';

/** Everything that is kept of a member. */
export function dataExports(db: Db) {
  return {
    async account(member: string): Promise<Record<string, unknown>> {
      return db
        .selectFrom('members')
        .select([
          'id',
          'email',
          'first_name as firstName',
          'last_name as lastName',
          'company_name as companyName',
          'industry',
          'domain',
          'website',
          'description',
          'target_audience as targetAudience',
          'location',
          'latitude',
          'longitude',
          'languages',
          'registered_platforms as registeredPlatforms',
          'status',
          'admin_role as adminRole',
          'is_verified as isVerified',
          'subscription_status as subscriptionStatus',
          'free_reviews_used as freeReviewsUsed',
          'xp_total as xpTotal',
          'trust_score as trustScore',
          'exposure_count as timesSuggested',
          'profile_completed_at as profileCompletedAt',
          'created_at as createdAt',
          'last_active_at as lastActiveAt',
        ])
        .where('id', '=', member)
        .executeTakeFirstOrThrow();
    },

    async data(member: string): Promise<Record<string, Array<Record<string, unknown>>>> {
      const data: Record<string, Array<Record<string, unknown>>> = {};
      for (const { name, rows } of exportSections) data[name] = (await rows(member).execute(db)).rows;
      return data;
    },
  };
}
