import type { Db } from '../../../database/database.ts';

/** The account itself, for the export. */
export function exportedAccounts(db: Db) {
  return {
    async find(member: string): Promise<Record<string, unknown>> {
      return db
        .selectFrom('members')
        .select([
          'id',
          'email',
          'first_name as firstName',
          'last_name as lastName',
          'company_name as companyName',
          'industry',
          'trade',
          'specialties',
          'mentions as businessesNamedOnWebsite',
          'mentions_of as readOnWebsite',
          'domain',
          'website',
          'description',
          'target_audience as targetAudience',
          'location',
          'latitude',
          'longitude',
          'languages',
          'registered_platforms as registeredPlatforms',
          'language',
          'status',
          'admin_role as adminRole',
          'is_verified as isVerified',
          'subscription_status as subscriptionStatus',
          'free_reviews_used as freeReviewsUsed',
          'xp_total as xpTotal',
          'trust_score as trustScore',
          'exposure_count as timesSuggested',
          'profile_completed_at as profileCompletedAt',
          'owned_since as ownedSince',
          'created_at as createdAt',
          'last_active_at as lastActiveAt',
        ])
        .where('id', '=', member)
        .executeTakeFirstOrThrow();
    },
  };
}
