import type { AnswerInputOf } from '@rezenso/contract/endpoint';
import type { getProfile } from '@rezenso/contract/profile';
import { knownSpecialties } from '@rezenso/contract/specialties';
import { addablePlatformIds, platformIds } from '@rezenso/contract/vocabulary';
import { levelProgress } from '@rezenso/engines/trust';
import type { MemberRow } from '../../../database/schema.ts';
import type { MemberFigures } from '../../rewards/index.ts';

type ProfileAnswer = AnswerInputOf<typeof getProfile>['user'];

/** What a member did and used up. */
interface Usage {
  activeDays: number;
  freeReviewsUsed: number;
  earnedPlatforms: readonly string[];
}

/** A member's own profile; all figures are counted, none is a placeholder. */
export function presentProfile(
  member: MemberRow,
  figures: MemberFigures,
  { activeDays, freeReviewsUsed, earnedPlatforms }: Usage,
): ProfileAnswer {
  const { level, xp } = levelProgress(member.xp_total);
  return {
    id: member.id,
    email: member.email,
    firstName: member.first_name,
    lastName: member.last_name,
    companyName: member.company_name,
    industry: member.industry,
    trade: member.trade,
    domain: member.domain,
    website: member.website,
    description: member.description,
    targetAudience: member.target_audience,
    specialties: knownSpecialties(member.specialties),
    location: member.location,
    isLocated: member.latitude !== null,
    languages: member.languages,
    registeredPlatforms: member.registered_platforms,
    ...figures,
    isVerified: member.is_verified,
    trustScore: member.trust_score,
    level,
    xp,
    subscriptionStatus: member.subscription_status,
    freeReviewsUsed,
    activeDays,
    platformsThatEarn: platformIds.filter(
      (id) => !earnedPlatforms.includes(id) && (isOffered(id) || member.registered_platforms.some((one) => one === id)),
    ),
    createdAt: member.created_at.toISOString(),
  };
}

/** To everybody who adds a platform; the others only to who is registered there. */
function isOffered(id: string): boolean {
  return addablePlatformIds.some((one) => one === id);
}
