import { analyzeWebsite, type WebsiteAnalysis } from '@rezenso/contract/analysis';
import { getCurrentUser, getProfileStatus } from '@rezenso/contract/auth';
import { listNotifications } from '@rezenso/contract/notifications';
import { readPlace } from '@rezenso/contract/places';
import { getProfile, type Profile, saveProfile } from '@rezenso/contract/profile';
import { listTrades } from '@rezenso/contract/trades';
import { addUserPlatform, listUserPlatforms } from '@rezenso/contract/user-platforms';
import { Link } from '@rezenso/platform/router';
import { aMember, answer, type PlatformRender, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { screen } from '@testing-library/react';
import OnboardingPage from '../onboarding/onboarding.page.tsx';

/** A new account: only the address is known. */
export const newProfile: Profile = {
  id: aMember.id,
  firstName: null,
  lastName: null,
  email: aMember.email,
  companyName: null,
  industry: null,
  domain: null,
  website: null,
  description: null,
  targetAudience: null,
  location: null,
  languages: [],
  registeredPlatforms: [],
  averageRating: null,
  totalMatches: 0,
  isVerified: false,
  reviewsGiven: 0,
  reviewsReceived: 0,
  trustScore: null,
  level: 'Bronze',
  xp: 0,
  subscriptionStatus: 'free',
  freeReviewsUsed: 0,
  activeDays: 1,
  createdAt: '2026-03-01T09:30:00.000Z',
};

/** Everything that the four steps ask for. */
export const filledProfile: Profile = {
  ...newProfile,
  firstName: 'Anna',
  lastName: 'Sommer',
  companyName: 'Bäckerei Sommer',
  industry: 'gastronomie',
  domain: 'baeckerei-sommer.de',
  description: 'Wir backen Brot aus eigenem Sauerteig.',
  targetAudience: 'Familien aus Freiburg',
  location: '79098 Freiburg',
  languages: ['de'],
  registeredPlatforms: ['google', 'trustpilot'],
};

export const anAnalysis: WebsiteAnalysis = {
  companyName: 'Bäckerei Sommer GmbH',
  industry: 'Gastronomie',
  industryConfidence: 0.92,
  trade: 'shop/bakery',
  summary: 'Handwerksbäckerei mit Café in Freiburg.',
  targetAudience: 'Familien und Studierende',
  specialties: ['children', 'own_production'],
  location: '79098 Freiburg',
  evidence: {},
  engine: 'built-in',
};

interface OnboardingSetting {
  profile?: Profile;
  /** Step that the address names. */
  step?: number;
  answers?: readonly Stub[];
}

/** The page in the state that a signed-in member meets; saving works unless `answers` say otherwise. */
export async function openOnboarding({ profile = newProfile, step, answers = [] }: OnboardingSetting = {}) {
  const page = renderWithPlatform(<UnderNavigation />, {
    route: step ? `/onboarding?schritt=${step}` : '/onboarding',
    path: '/onboarding',
    answers: [
      answer(getProfile, { user: profile }),
      answer(analyzeWebsite, anAnalysis),
      answer(saveProfile, { user: filledProfile }),
      answer(addUserPlatform, ({ body }) => ({ ...aPlatform, ...(body as Partial<typeof aPlatform>) })),
      answer(getProfileStatus, { isComplete: true, needsOnboarding: false }),
      answer(listUserPlatforms, []),
      answer(listTrades, {
        trades: [{ id: 'shop/bakery', name: 'Bäckerei', industries: ['einzelhandel', 'gastronomie'] }],
      }),
      answer(readPlace, {
        place: { label: '79098 Freiburg im Breisgau, Baden-Württemberg', precision: 'postcode' },
        choices: [],
      }),
      answer(listNotifications, { notifications: [], unread: 0 }),
      answer(getCurrentUser, aMember),
      ...answers,
    ],
  });
  await screen.findByRole('progressbar', { name: 'Fortschritt' });
  return page;
}

/** The shell's navigation stands above the page. */
function UnderNavigation() {
  return (
    <>
      <Link to="/">Anderswohin</Link>
      <main>
        <OnboardingPage />
      </main>
    </>
  );
}

/** What was sent to an address, in order. */
export function sentTo({ calls }: Pick<PlatformRender, 'calls'>, path: string): unknown[] {
  return calls.filter((call) => call.path === path && call.method !== 'GET').map(({ body }) => body);
}

export const next = () => screen.getByRole('button', { name: 'Weiter' });
export const create = () => screen.getByRole('button', { name: 'Profil erstellen' });

const aPlatform = {
  id: '00000000-0000-4000-8000-000000000009',
  platform: 'google' as const,
  businessName: 'Bäckerei Sommer',
  profileUrl: null as string | null,
  notes: null as string | null,
  isActive: true,
  oauthConnected: false,
  syncStatus: 'idle' as const,
  lastSyncAt: null,
  syncError: null,
};
