import { getProfile } from '@rezenso/contract/profile';
import {
  googleOutcomes,
  listUserPlatforms,
  syncUserPlatform,
  type UserPlatform,
} from '@rezenso/contract/user-platforms';
import { refresh } from '@rezenso/platform';
import { answer, fail, renderWithPlatform } from '@rezenso/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aPlatform } from '../testing/platforms.ts';
import { aProfile } from '../testing/profiles.ts';
import { PlatformsCard } from './platforms.card.tsx';

const connected = aPlatform({ oauthConnected: true, syncStatus: 'ok', lastSyncAt: '2026-11-20T08:00:00.000Z' });

describe('connecting', () => {
  it('is offered for Google only while it is not connected, and leaves for Google', async () => {
    const { user, departures, container } = show([
      aPlatform(),
      aPlatform({ id: '00000000-0000-4000-8000-0000000000f2', platform: 'trustpilot' }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Mit Google verbinden' }));
    expect(departures).toEqual([`/auth/google?platformId=${aPlatform().id}`]);
    expect(screen.queryByRole('button', { name: 'Jetzt synchronisieren' })).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is not offered again once it is connected', async () => {
    show([connected]);
    expect(await screen.findByRole('button', { name: 'Jetzt synchronisieren' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mit Google verbinden' })).toBeNull();
  });

  it.each(googleOutcomes)('says how it ended (%s), once, and clears the address', async (outcome) => {
    const { location } = show([connected], `/settings/platforms?google=${outcome}`);
    const title = outcome === 'connected' ? 'Google verbunden!' : 'Google nicht verbunden';
    expect(await screen.findByText(title)).toBeVisible();
    expect(location()).toBe('/settings/platforms');
  });

  it('takes an outcome that it does not know for a failure', async () => {
    show([connected], '/settings/platforms?google=seltsam');
    expect(await screen.findByText(/Google hat nicht richtig geantwortet/)).toBeVisible();
  });
});

describe('synchronising', () => {
  it('begins on request, and shows that it is done when that is told', async () => {
    let platform: UserPlatform = connected;
    const { user, calls } = renderWithPlatform(<PlatformsCard />, {
      answers: [
        answer(getProfile, { user: aProfile() }),
        answer(listUserPlatforms, () => [platform]),
        answer(syncUserPlatform, () => {
          platform = { ...connected, syncStatus: 'syncing' };
          return platform;
        }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Jetzt synchronisieren' }));
    expect(await screen.findByText('Wird gerade synchronisiert')).toBeVisible();
    expect(screen.getByText('Synchronisierung gestartet')).toBeVisible();
    platform = { ...connected, lastSyncAt: '2026-11-21T09:00:00.000Z' };
    await act(() => refresh(listUserPlatforms));
    expect(await screen.findByText('Zuletzt synchronisiert am 21.11.2026')).toBeVisible();
    expect(calls.some(({ path }) => path === `/api/user-platforms/${connected.id}/sync`)).toBe(true);
  });

  it('says why it does not begin', async () => {
    const { user, use } = show([connected]);
    use(fail(syncUserPlatform, 'OAUTH_NOT_CONFIGURED'));
    await user.click(await screen.findByRole('button', { name: 'Jetzt synchronisieren' }));
    expect(await screen.findByText('Die Verbindung mit Google ist hier nicht eingerichtet.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Jetzt synchronisieren' })).toBeEnabled());
  });
});

function show(platforms: UserPlatform[], route = '/settings/platforms') {
  return renderWithPlatform(<PlatformsCard />, {
    route,
    answers: [answer(listUserPlatforms, platforms), answer(getProfile, { user: aProfile() })],
  });
}
