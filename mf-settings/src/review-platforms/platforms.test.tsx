import { getProfile } from '@rezenso/contract/profile';
import {
  changeUserPlatform,
  disconnectOauth,
  listUserPlatforms,
  removeUserPlatform,
} from '@rezenso/contract/user-platforms';
import { answer, fail, hold, offline, renderWithPlatform } from '@rezenso/platform/testing';
import { paste } from '@rezenso/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aPlatform } from '../testing/platforms.ts';
import { aProfile } from '../testing/profiles.ts';
import { PlatformsCard } from './platforms.card.tsx';

const connected = {
  oauthConnected: true,
  syncStatus: 'ok',
  lastSyncAt: '2026-11-20T08:00:00.000Z',
} as const;

describe('the platforms', () => {
  it('shows each with its profile, its notes and its state', async () => {
    const { container } = show([aPlatform()]);
    const entry = within(await screen.findByRole('article', { name: 'Google' }));
    expect(entry.getByText('Bäckerei Sommer am Münster')).toBeVisible();
    expect(entry.getByText('Aktiv')).toBeVisible();
    expect(entry.getByText('Manuell eingetragen')).toBeVisible();
    expect(entry.getByText('Bitte die Filiale nennen.', { exact: false })).toBeVisible();
    const link = entry.getByRole('link', { name: 'Profil auf Google öffnen' });
    expect(link).toHaveAttribute('href', 'https://example.de/sommer');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(entry.queryByRole('button', { name: /trennen/ })).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    [{ isActive: false }, 'Deaktiviert'],
    [{ profileUrl: null }, 'Noch kein Link hinterlegt'],
    [connected, 'Mit Google verbunden'],
    [connected, 'Zuletzt synchronisiert am 20.11.2026'],
    [{ oauthConnected: true }, 'Noch nie synchronisiert'],
    [{ oauthConnected: true, syncStatus: 'syncing' }, 'Wird gerade synchronisiert'],
    [{ ...connected, syncStatus: 'error', syncError: 'Google antwortet nicht.' }, /Google antwortet nicht\./],
    [{ ...connected, syncStatus: 'error' }, /Wir versuchen es später noch einmal\./],
  ] as const)('reads %j as %s', async (over, words) => {
    const { container } = show([aPlatform(over)]);
    expect(await screen.findByText(words)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('invites to add the first one', async () => {
    const { container } = show([]);
    expect(await screen.findByText('Noch keine Plattform')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Plattform hinzufügen' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says that it could not be loaded, and loads on request', async () => {
    const { user, use } = renderWithPlatform(<PlatformsCard />, {
      answers: [offline(listUserPlatforms), answer(getProfile, { user: aProfile() })],
    });
    expect(await screen.findByText('Deine Plattformen konnten nicht geladen werden')).toBeVisible();
    use(answer(listUserPlatforms, [aPlatform()]));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('article', { name: 'Google' })).toBeVisible();
  });

  it('shows its shape while it is on its way', async () => {
    const held = hold(answer(listUserPlatforms, []));
    renderWithPlatform(<PlatformsCard />, { answers: [held, answer(getProfile, { user: aProfile() })] });
    expect(screen.getByText('Laden...')).toBeInTheDocument();
    held.release();
    expect(await screen.findByText('Noch keine Plattform')).toBeVisible();
  });
});

describe('removing a platform', () => {
  const question = 'Möchtest du diese Plattform wirklich entfernen?';

  it('asks first, then takes it off the list', async () => {
    const { user, calls, use } = show([aPlatform()]);
    await user.click(await screen.findByRole('button', { name: 'Google entfernen' }));
    const dialog = await screen.findByRole('alertdialog', { name: question });
    expect(await axe(dialog)).toHaveNoViolations();
    use(answer(removeUserPlatform, { ok: true }), answer(listUserPlatforms, []));
    await user.click(within(dialog).getByRole('button', { name: 'Entfernen' }));
    expect(await screen.findByText('Plattform entfernt')).toBeVisible();
    expect(await screen.findByText('Noch keine Plattform')).toBeVisible();
    expect(calls.find((call) => call.method === 'DELETE')?.path).toBe(`/api/user-platforms/${aPlatform().id}`);
  });

  it('does nothing on no', async () => {
    const { user, calls } = show([aPlatform()]);
    await user.click(await screen.findByRole('button', { name: 'Google entfernen' }));
    await user.click(await screen.findByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls.some((call) => call.method === 'DELETE')).toBe(false);
  });

  it('stays open and says why when it fails', async () => {
    const { user, use } = show([aPlatform()]);
    await user.click(await screen.findByRole('button', { name: 'Google entfernen' }));
    use(fail(removeUserPlatform, 'INTERNAL'));
    await user.click(await screen.findByRole('button', { name: 'Entfernen' }));
    expect(await screen.findByText('Fehler')).toBeVisible();
    expect(screen.getAllByText('Plattform konnte nicht entfernt werden.')).toHaveLength(2);
    expect(screen.getByRole('alertdialog', { name: question })).toBeVisible();
    expect(screen.getByText(/Bei uns ist etwas schiefgelaufen/)).toBeVisible();
  });
});

describe('editing', () => {
  it('corrects name, address and notes in place, and says so', async () => {
    const { user, calls, use } = show([aPlatform({ profileUrl: null })]);
    await user.click(await screen.findByRole('button', { name: 'Google bearbeiten' }));
    const dialog = await screen.findByRole('dialog', { name: 'Google bearbeiten' });
    expect(await axe(dialog)).toHaveNoViolations();
    const name = within(dialog).getByLabelText(/Firmenname auf der Plattform/);
    expect(name).toHaveValue('Bäckerei Sommer am Münster');
    await user.clear(name);
    await paste(user, name, 'Backhaus Sommer');
    await paste(user, within(dialog).getByLabelText(/Link zu deinem Profil/), 'https://maps.google.com/?cid=17');
    const changed = aPlatform({ businessName: 'Backhaus Sommer', profileUrl: 'https://maps.google.com/?cid=17' });
    use(answer(changeUserPlatform, changed), answer(listUserPlatforms, [changed]));
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Plattform gespeichert!')).toBeVisible();
    expect(await screen.findByText('Backhaus Sommer')).toBeVisible();
    expect(calls.find((call) => call.method === 'PUT')).toMatchObject({
      path: `/api/user-platforms/${changed.id}`,
      body: {
        businessName: 'Backhaus Sommer',
        profileUrl: 'https://maps.google.com/?cid=17',
        notes: 'Bitte die Filiale nennen.',
      },
    });
  });

  it.each([
    ['google', 'Google', /Partner sehen diese Angaben/],
    ['kununu', 'kununu', /Partner bewerten dich hier nicht/],
    ['jameda', 'jameda', /Partner bewerten dich hier nicht/],
  ] as const)('says who sees the details: %s', async (platform, title, who) => {
    const { user } = show([aPlatform({ platform })]);
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${title} bearbeiten`, 'i') }));
    expect(await screen.findByRole('dialog', { description: who })).toBeVisible();
  });

  it('keeps what was typed when it fails, and says why', async () => {
    const { user, use } = show([aPlatform()]);
    await user.click(await screen.findByRole('button', { name: 'Google bearbeiten' }));
    await user.type(await screen.findByLabelText(/Notizen/), ' Danke!');
    use(fail(changeUserPlatform, 'PLATFORM_NOT_FOUND'));
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findAllByText('Plattform konnte nicht gespeichert werden.')).toHaveLength(2);
    expect(screen.getByLabelText(/Notizen/)).toHaveValue('Bitte die Filiale nennen. Danke!');
  });
});

describe('disconnecting', () => {
  const question = 'OAuth-Verbindung trennen? Du kannst sie später wieder aktivieren.';

  it('asks first, then keeps the address entered by hand', async () => {
    const { user, calls, use } = show([aPlatform(connected)]);
    await user.click(await screen.findByRole('button', { name: 'Verbindung trennen: Google' }));
    const dialog = await screen.findByRole('alertdialog', { name: question });
    use(answer(disconnectOauth, aPlatform()), answer(listUserPlatforms, [aPlatform()]));
    await user.click(within(dialog).getByRole('button', { name: 'Verbindung trennen' }));
    expect(await screen.findByText('Manuell eingetragen')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Profil auf Google öffnen' })).toBeVisible();
    expect(calls.some((call) => call.path === `/api/user-platforms/${aPlatform().id}/disconnect-oauth`)).toBe(true);
  });

  it('stays open and says why when it fails', async () => {
    const { user, use } = show([aPlatform(connected)]);
    await user.click(await screen.findByRole('button', { name: 'Verbindung trennen: Google' }));
    use(fail(disconnectOauth, 'OAUTH_NOT_CONNECTED'));
    await user.click(await screen.findByRole('button', { name: 'Verbindung trennen' }));
    expect(await screen.findAllByText('Verbindung konnte nicht getrennt werden.')).toHaveLength(2);
    expect(screen.getByText('Diese Plattform ist nicht verbunden.')).toBeVisible();
  });
});

function show(platforms: ReturnType<typeof aPlatform>[]) {
  return renderWithPlatform(<PlatformsCard />, {
    answers: [answer(listUserPlatforms, platforms), answer(getProfile, { user: aProfile() })],
  });
}
