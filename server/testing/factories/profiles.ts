import type { SignedInClient } from '../test-app.ts';

/** Saves the whole profile, as onboarding does; every business is at home in the same place, under a name and a domain of its own. */
export function saveProfile(client: Pick<SignedInClient, 'member' | 'put'>, differs: Record<string, unknown> = {}) {
  const name = client.member.id.slice(0, 8);
  return client.put('/api/profile', {
    firstName: 'Eva',
    lastName: 'Roth',
    companyName: `Betrieb ${name}`,
    industry: 'dienstleistungen',
    domain: `${name}.example`,
    description: 'Wir arbeiten gern für unsere Kundschaft.',
    targetAudience: 'Familien',
    location: '79098 Freiburg',
    languages: ['de'],
    registeredPlatforms: ['google'],
    ...differs,
  });
}
