import { locate } from '@rezenso/engines/geo';
import type { MatchMember } from '@rezenso/engines/matching';
import type { SeedMember } from './model.ts';

const known = new WeakMap<SeedMember, MatchMember>();

/** A member as the matching engine sees it on its first day. */
export function matchMemberOf(member: SeedMember): MatchMember {
  const found = known.get(member) ?? read(member);
  known.set(member, found);
  return found;
}

function read({ id, company, profiles }: SeedMember): MatchMember {
  const place = locate(company.location);
  return {
    id,
    companyName: company.name,
    industry: company.industry,
    trade: company.trade,
    targetAudience: company.audience,
    description: company.description,
    specialties: company.specialties,
    // Nobody has read the websites of invented businesses.
    mentions: [],
    location: company.location,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    platforms: profiles.map((profile) => profile.platform),
    languages: company.languages,
    activity: { daysSinceActive: null, responseRate: null, onTimeRate: null, trustScore: null },
  };
}
