import type { AdminRole } from '@rezenso/contract/vocabulary';
import { type SeedCompany, seedCompanies } from './companies/index.ts';
import { staff } from './companies/staff.ts';
import type { SeedMember } from './model.ts';
import { daysAfter, daysBefore } from './moments.ts';
import { profileAddress } from './profile-address.ts';
import type { Random } from './random.ts';

const accountDomain = 'rezenso.example';
/** Companies with an account of their own name, for people who try the demo. */
const demoKeys = new Set(['demo', 'pro']);
const proKeys = new Set(['pro', 'roesterei', 'service', 'kanzlei', 'hallo', 'shop', 'wort', 'kiez', 'tafel', 'team']);

/** All accounts with a complete profile: the companies and the staff. The demo account comes first. */
export function createMembers(random: Random, now: Date): SeedMember[] {
  const companies = seedCompanies.map((company, index) => {
    const daysAgo = demoKeys.has(company.key) ? 730 : random.between(120, 720) - index;
    return createMember(random, now, company, null, daysAgo);
  });
  return [...companies, ...staff.map(({ role, ...company }) => createMember(random, now, company, role, 800))];
}

function createMember(
  random: Random,
  now: Date,
  company: SeedCompany,
  adminRole: AdminRole | null,
  daysAgo: number,
): SeedMember {
  const isNamed = adminRole !== null || demoKeys.has(company.key);
  const joinedAt = daysBefore(now, daysAgo);
  const completedAt = daysAfter(joinedAt, random.between(0.01, 0.2));
  return {
    id: random.uuid(),
    email: `${company.key}@${isNamed ? accountDomain : company.domain}`,
    company,
    adminRole,
    isPro: proKeys.has(company.key),
    joinedAt,
    completedAt,
    lastActiveAt: daysBefore(now, isNamed ? 0.9 : random.between(0.1, 9)),
    // Without a profile to review, the staff's accounts are never proposed for an exchange.
    profiles: (adminRole ? [] : company.platforms).map((platform, index) => ({
      platform,
      businessName: company.name,
      profileUrl: profileAddress(platform, company.domain),
      addedAt: daysAfter(completedAt, index * 0.02),
    })),
    freePlansUsed: 0,
  };
}
