import { expectAccessible } from '@rezenso/ui/testing';
import { screen, within } from '@testing-library/react';
import { create, filledProfile, next, openOnboarding, sentTo } from '../testing/onboarding.tsx';
import { hasPlatformEntries, withPlatformEntries } from './platform-entries.ts';

beforeEach(() => localStorage.clear());

describe('setting up the platforms', () => {
  it('opens with an entry per chosen platform, named after the company', async () => {
    const { user } = await openOnboarding({ profile: filledProfile, step: 3 });
    await user.click(screen.getByRole('checkbox', { name: 'ProvenExpert' }));
    await user.click(next());
    await screen.findByText('Schritt 4 von 4');
    for (const name of ['Google', 'Trustpilot', 'ProvenExpert'])
      expect(within(part(name)).getByLabelText(/Name auf der Plattform/)).toHaveValue('Bäckerei Sommer');
    await expectAccessible();
  });

  it('keeps entries through going back, and forgets those of platforms no longer chosen', async () => {
    const page = await openOnboarding({ profile: filledProfile, step: 4 });
    const { user } = page;
    const name = within(part('Google')).getByLabelText(/Name auf der Plattform/);
    await user.clear(name);
    await user.type(name, 'Backstube');
    await user.click(screen.getByRole('button', { name: 'Zurück' }));
    await user.click(screen.getByRole('checkbox', { name: 'Trustpilot' }));
    await user.click(next());
    await screen.findByText('Schritt 4 von 4');
    expect(within(part('Google')).getByLabelText(/Name auf der Plattform/)).toHaveValue('Backstube');
    expect(screen.queryByRole('region', { name: 'Trustpilot' })).toBeNull();
    await user.click(create());
    await screen.findByText('Willkommen bei Rezenso!');
    expect(sentTo(page, '/api/user-platforms')).toEqual([
      { platform: 'google', businessName: 'Backstube', profileUrl: null, notes: null },
    ]);
  });

  it('refuses a wrong address and a short name in place', async () => {
    const page = await openOnboarding({ profile: filledProfile, step: 4 });
    const { user } = page;
    await user.type(within(part('Google')).getByLabelText(/Link zum Profil/), 'keine url');
    const name = within(part('Trustpilot')).getByLabelText(/Name auf der Plattform/);
    await user.clear(name);
    await user.type(name, ' A ');
    await user.click(create());
    expect(await screen.findByText('Platform-Setup Fehler')).toBeVisible();
    expect(screen.getByText('Bitte gib eine gültige URL ein')).toBeVisible();
    expect(screen.getByText('Firmenname muss mindestens 2 Zeichen haben')).toBeVisible();
    expect(within(part('Google')).getByLabelText(/Link zum Profil/)).toHaveFocus();
    expect(sentTo(page, '/api/profile')).toEqual([]);
    await expectAccessible();
  });

  it('explains where to find the address, on demand, with the platform’s own help', async () => {
    const { user } = await openOnboarding({ profile: filledProfile, step: 4 });
    const google = within(part('Google'));
    expect(google.queryByRole('link')).toBeNull();
    await user.click(google.getByRole('button', { name: 'So findest du deinen Profil-Link' }));
    expect(google.getByRole('link', { name: /Hilfe der Plattform/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/support\.google\.com/),
    );
    await expectAccessible();
  });
});

describe('the entries', () => {
  const values = { ...openValues(), registeredPlatforms: ['google' as const] };

  it.each([null, 5, {}, { businessName: 1, profileUrl: '', notes: '' }])(
    'are made anew when storage held %j',
    (entry) => {
      const broken = { ...values, platforms: { google: entry } as never };
      expect(hasPlatformEntries(broken)).toBe(false);
      expect(withPlatformEntries(broken)).toEqual({ google: { businessName: 'AB', profileUrl: '', notes: '' } });
    },
  );

  it('are complete when each chosen platform has one, and no other', () => {
    const setup = { businessName: 'AB', profileUrl: '', notes: '' };
    expect(hasPlatformEntries({ ...values, platforms: { google: setup } })).toBe(true);
    expect(hasPlatformEntries({ ...values, platforms: { google: setup, yelp: setup } })).toBe(false);
    expect(hasPlatformEntries({ ...values, platforms: {} })).toBe(false);
  });
});

const part = (name: string) => screen.getByRole('region', { name });

function openValues() {
  return {
    firstName: '',
    lastName: '',
    domain: '',
    companyName: 'AB',
    industry: '',
    trade: '',
    specialties: [],
    description: '',
    targetAudience: '',
    location: '',
    languages: [],
    platforms: {},
  };
}
