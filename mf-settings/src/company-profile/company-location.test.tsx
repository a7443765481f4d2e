import { getCurrentUser } from '@rezenso/contract/auth';
import { readPlace, type UnderstoodPlace } from '@rezenso/contract/places';
import { getProfile, saveProfile } from '@rezenso/contract/profile';
import { listUserPlatforms } from '@rezenso/contract/user-platforms';
import { aMember, answer, renderWithPlatform } from '@rezenso/platform/testing';
import { paste } from '@rezenso/ui/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import SettingsPage from '../settings/settings.page.tsx';
import { aProfile } from '../testing/profiles.ts';
import { someTrades } from '../testing/trades.ts';

const choices = [{ label: 'Friedberg, Bayern', text: '86316 Friedberg' }];
const found: UnderstoodPlace = { place: { label: '86316 Friedberg, Bayern', precision: 'postcode' }, choices: [] };

describe('the location in the company profile', () => {
  it('is asked about when the page is opened, as long as it is not on the map', async () => {
    const { user, use, calls, container } = await openForm({ location: 'Friedberg', isLocated: false });
    const choice = await screen.findByRole('button', { name: 'Friedberg, Bayern' });
    expect(await axe(container)).toHaveNoViolations();
    await user.click(choice);
    const saved = aProfile({ location: '86316 Friedberg' });
    use(answer(saveProfile, { user: saved }), answer(getCurrentUser, aMember), answer(getProfile, { user: saved }));
    await user.click(saveButton());
    expect(await screen.findByText('Profil aktualisiert!')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ location: '86316 Friedberg' });
    expect(screen.queryByRole('button', { name: 'Änderungen verwerfen' })).toBeNull();
  });

  it('is saved as it stands when nobody answers', async () => {
    const { user, use, calls } = await openForm({ location: 'Ulm', isLocated: true });
    await user.clear(field());
    await paste(user, field(), 'Friedberg');
    expect(await screen.findByRole('button', { name: 'Friedberg, Bayern' })).toBeVisible();
    const saved = aProfile({ location: 'Friedberg', isLocated: false });
    use(answer(saveProfile, { user: saved }), answer(getCurrentUser, aMember), answer(getProfile, { user: saved }));
    await user.click(saveButton());
    expect(await screen.findByText('Profil aktualisiert!')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ location: 'Friedberg' });
    expect(screen.getByRole('button', { name: 'Friedberg, Bayern' })).toBeVisible();
  });

  it.each([true, undefined])('is not asked about while it is on the map or nobody says (%p)', async (isLocated) => {
    const { user, calls } = await openForm({ location: 'Friedberg', isLocated });
    expect(calls.filter(({ path }) => path === readPlace.path)).toEqual([]);
    await user.click(field());
    expect(await screen.findByRole('button', { name: 'Friedberg, Bayern' })).toBeVisible();
  });
});

const field = () => screen.getByLabelText(/Standort oder PLZ/);
const saveButton = () => screen.getByRole('button', { name: 'Änderungen speichern' });

async function openForm(over: Parameters<typeof aProfile>[0]) {
  const rendered = renderWithPlatform(<SettingsPage />, {
    route: '/settings',
    path: '/settings',
    answers: [
      answer(getProfile, { user: aProfile(over) }),
      answer(listUserPlatforms, []),
      answer(readPlace, ({ query }) => (query.text === 'Friedberg' ? { place: null, choices } : found)),
      someTrades,
    ],
  });
  await screen.findByRole('form', { name: 'Firmenprofil' });
  return rendered;
}
