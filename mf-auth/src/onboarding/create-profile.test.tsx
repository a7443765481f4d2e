import { getCurrentUser } from '@rezenso/contract/auth';
import { getProfile, saveProfile } from '@rezenso/contract/profile';
import { addUserPlatform } from '@rezenso/contract/user-platforms';
import { refreshSession, useSession } from '@rezenso/platform';
import { Route, Routes, useNavigate } from '@rezenso/platform/router';
import { aMember, answer, fail, hold, offline, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { paste } from '@rezenso/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { create, filledProfile, openOnboarding, sentTo } from '../testing/onboarding.tsx';
import { useExpiredSession } from './use-expired-session.ts';

const draftKey = `rezenso:kept:${filledProfile.id}:onboarding`;
const { firstName, lastName, companyName, industry, domain, description, targetAudience, location } = filledProfile;

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

describe('creating the profile', () => {
  it('sends the profile, then each platform, and goes to the dashboard', async () => {
    const page = await open();
    const google = within(screen.getByRole('region', { name: 'Google' }));
    await paste(page.user, google.getByLabelText(/Link zum Profil/), 'https://maps.google.com/?cid=17');
    await paste(page.user, google.getByLabelText(/Notizen/), 'Bitte die Filiale am Markt');
    await page.user.click(create());
    expect(await screen.findByText('Willkommen bei Rezenso!')).toBeVisible();
    await waitFor(() => expect(page.location()).toBe('/'));
    const profile = { firstName, lastName, companyName, industry, domain, description, targetAudience, location };
    expect(sentTo(page, '/api/profile')).toEqual([
      { ...profile, specialties: [], trade: null, languages: ['de'], registeredPlatforms: ['google', 'trustpilot'] },
    ]);
    expect(sentTo(page, '/api/user-platforms')).toEqual([
      {
        platform: 'google',
        businessName: 'Bäckerei Sommer',
        profileUrl: 'https://maps.google.com/?cid=17',
        notes: 'Bitte die Filiale am Markt',
      },
      { platform: 'trustpilot', businessName: 'Bäckerei Sommer', profileUrl: null, notes: null },
    ]);
    expect(page.calls.some(({ path }) => path === '/api/auth/user')).toBe(true);
    expect(localStorage.getItem(draftKey)).toBeNull();
  });

  it('goes to the dashboard without waiting for what has gone stale to be read again', async () => {
    const page = await open();
    const held = [hold(answer(getProfile, { user: filledProfile })), hold(answer(getCurrentUser, aMember))];
    page.use(...held);
    await page.user.click(create());
    await waitFor(() => expect(page.location()).toBe('/'));
    for (const one of held) one.release();
  });

  it('is sent once, however often the button is pressed', async () => {
    const waiting = hold(answer(saveProfile, { user: filledProfile }));
    const page = await open([waiting]);
    await page.user.dblClick(create());
    await page.user.keyboard('{Enter}');
    expect(create()).toHaveAttribute('aria-busy', 'true');
    waiting.release();
    await screen.findByText('Willkommen bei Rezenso!');
    expect(sentTo(page, '/api/profile')).toHaveLength(1);
  });

  it('tells after two seconds how many platforms failed, and where to add them', async () => {
    await open([fail(addUserPlatform, 'INTERNAL')]);
    jest.useFakeTimers();
    const clicked = performance.now();
    fireEvent.click(create());
    expect(await screen.findByText('Willkommen bei Rezenso!')).toBeVisible();
    expect(await screen.findByText(/2 Plattformen konnten nicht angelegt werden.*Einstellungen/)).toBeVisible();
    expect(performance.now() - clicked).toBeGreaterThan(2000);
    expect(screen.getByRole('status')).toHaveAttribute('data-variant', 'destructive');
  });

  it('takes a platform that an earlier try added for added', async () => {
    await open([fail(addUserPlatform, 'PLATFORM_ALREADY_ADDED')]);
    jest.useFakeTimers();
    fireEvent.click(create());
    expect(await screen.findByText('Willkommen bei Rezenso!')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(screen.queryByText(/nicht angelegt/)).toBeNull();
  });
});

describe('a failed creation', () => {
  it.each([
    [
      'what the server says',
      fail(saveProfile, 'OVERLOADED'),
      'Gerade ist viel los. Bitte versuche es in einem Moment erneut.',
    ],
    ['that nobody answers', offline(saveProfile), /Keine Verbindung/],
    [
      'where to turn to without a message',
      fail(saveProfile, 'INTERNAL', ''),
      'Profil konnte nicht erstellt werden. Bitte versuche es erneut oder kontaktiere den Support.',
    ],
  ])('tells %s and keeps everything', async (_, stub, words) => {
    const { user, use, location } = await open([stub]);
    const field = within(screen.getByRole('region', { name: 'Google' })).getByLabelText(/Notizen/);
    await user.type(field, 'bleibt');
    await user.click(create());
    expect(await screen.findByText('Profil-Erstellung fehlgeschlagen')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(field).toHaveValue('bleibt');
    expect(location()).toBe('/onboarding?schritt=4');
    use(answer(saveProfile, { user: filledProfile }));
    await user.click(create());
    expect(await screen.findByText('Willkommen bei Rezenso!')).toBeVisible();
  });

  it.each([
    ['a 401', fail(saveProfile, 'UNAUTHORIZED')],
    ['a message that says Unauthorized', fail(saveProfile, 'FORBIDDEN', 'Unauthorized request')],
  ])('after %s leads to the sign-in after three seconds, with everything kept', async (_, stub) => {
    const { user, location } = await open([stub]);
    await user.type(within(screen.getByRole('region', { name: 'Google' })).getByLabelText(/Notizen/), 'bleibt');
    const clicked = performance.now();
    await user.click(create());
    expect(await screen.findByText('Session abgelaufen')).toBeVisible();
    expect(screen.getByText(/Deine Sitzung ist abgelaufen. Bitte melde dich erneut an/)).toBeVisible();
    await waitFor(() => expect(location()).toBe('/magic-link'), { timeout: 10_000 });
    expect(performance.now() - clicked).toBeGreaterThan(3000);
    expect(JSON.parse(localStorage.getItem(draftKey) ?? '{}')).toMatchObject({
      companyName: 'Bäckerei Sommer',
      platforms: { google: { notes: 'bleibt' } },
    });
  });
});

describe('the departure that an expired session announces', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('does not come from another page that the person has gone to meanwhile', async () => {
    const { leaveSoon, goElsewhere, location } = openExpired();
    leaveSoon();
    goElsewhere();
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(location()).toBe('/matches');
  });

  it('does not come when the person tries again within the three seconds', async () => {
    const { leaveSoon, stay, location } = openExpired();
    leaveSoon();
    stay();
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(location()).toBe('/onboarding');
  });

  it('comes at once when the page gives way, because its end was noticed elsewhere', async () => {
    const { leaveSoon, use, location } = openExpired();
    leaveSoon();
    use(fail(getCurrentUser, 'UNAUTHORIZED'));
    await act(refreshSession);
    expect(location()).toBe('/magic-link');
  });
});

function openExpired() {
  const page = renderWithPlatform(
    <Routes>
      <Route path="/onboarding" element={<ForMembers />} />
      <Route path="*" element={null} />
    </Routes>,
    { route: '/onboarding', answers: [answer(getCurrentUser, aMember)] },
  );
  const press = (name: string) => () => fireEvent.click(screen.getByRole('button', { name }));
  return { ...page, leaveSoon: press('Ablauf'), stay: press('Neuer Versuch'), goElsewhere: press('Weg') };
}

/** As the shell draws it: visitors meet the sign-in in place of the page. */
function ForMembers() {
  return useSession().state === 'signed-out' ? null : <Expiring />;
}

function Expiring() {
  const { tellExpired, stay } = useExpiredSession();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={tellExpired}>
        Ablauf
      </button>
      <button type="button" onClick={stay}>
        Neuer Versuch
      </button>
      <button type="button" onClick={() => navigate('/matches')}>
        Weg
      </button>
    </>
  );
}

function open(answers: readonly Stub[] = []) {
  return openOnboarding({ profile: filledProfile, step: 4, answers });
}
