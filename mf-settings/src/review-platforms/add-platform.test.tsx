import { getProfile } from '@rezenso/contract/profile';
import { addUserPlatform, listUserPlatforms } from '@rezenso/contract/user-platforms';
import { addablePlatformIds, type PlatformId } from '@rezenso/contract/vocabulary';
import { answer, fail, hold, renderWithPlatform } from '@rezenso/platform/testing';
import { paste } from '@rezenso/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aPlatform } from '../testing/platforms.ts';
import { aProfile } from '../testing/profiles.ts';
import { PlatformsCard } from './platforms.card.tsx';

const trustpilot = aPlatform({ id: '00000000-0000-4000-8000-0000000000f2', platform: 'trustpilot' });

describe('adding a platform', () => {
  it('offers only what is not added yet', async () => {
    await openDialog();
    const choices = within(screen.getByRole('list', { name: 'Plattformen zur Auswahl' })).getAllByRole('button');
    expect(choices.map((choice) => choice.textContent)).toEqual([
      'Trustpilot',
      'PProvenExpert',
      'Facebook',
      'YYelp',
      'Sonstige',
    ]);
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  });

  it('brings kununu and jameda back to who is registered there', async () => {
    const { user, use, calls } = await openDialog(['google', 'kununu']);
    expect(screen.getByRole('button', { name: 'Sonstige' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'jameda' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'kununu' }));
    await paste(user, screen.getByLabelText(/Link zu deinem Profil/), 'https://www.kununu.com/de/sommer');
    const kununu = aPlatform({ id: trustpilot.id, platform: 'kununu' });
    use(answer(addUserPlatform, kununu), answer(listUserPlatforms, [aPlatform(), kununu]));
    await user.click(addButton());
    expect(await screen.findByRole('article', { name: 'kununu' })).toBeVisible();
    // Partners never write there, so nothing says that they do.
    expect(screen.getByText(/^kununu steht jetzt in deinem Profil\./)).toBeVisible();
    expect(screen.getByText(/außer auf kununu und jameda/)).toBeVisible();
    expect(screen.queryByText(/Partner können dich jetzt auf kununu/)).toBeNull();
    expect(calls.find((call) => call.method === 'POST')?.body).toMatchObject({ platform: 'kununu' });
  });

  it('sends the profile, says so and shows it', async () => {
    const { user, calls, use } = await openStepTwo();
    expect(screen.getByLabelText(/Firmenname/)).toHaveValue('Bäckerei Sommer');
    await paste(user, screen.getByLabelText(/Link zu deinem Profil/), ' https://example.de/tp ');
    await paste(user, screen.getByLabelText(/Notizen/), 'Gern mit Foto');
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
    use(answer(addUserPlatform, trustpilot), answer(listUserPlatforms, [aPlatform(), trustpilot]));
    await user.click(addButton());
    expect(await screen.findByText('Plattform hinzugefügt!')).toBeVisible();
    expect(await screen.findByRole('article', { name: 'Trustpilot' })).toBeVisible();
    expect(calls.find((call) => call.method === 'POST')?.body).toEqual({
      platform: 'trustpilot',
      businessName: 'Bäckerei Sommer',
      profileUrl: 'https://example.de/tp',
      notes: 'Gern mit Foto',
    });
  });

  it.each([
    ['earned', 20, 'Partner können dich jetzt auf Trustpilot bewerten. Du hast 20 XP verdient.'],
    [
      'not earned, because they came before',
      0,
      'Partner können dich jetzt auf Trustpilot bewerten. Für Trustpilot hast du deine XP schon früher bekommen.',
    ],
  ])('tells of XP that were %s', async (_, xpGranted, words) => {
    const { user, use } = await openStepTwo();
    await paste(user, screen.getByLabelText(/Link zu deinem Profil/), 'https://example.de/tp');
    use(answer(addUserPlatform, { ...trustpilot, xpGranted }), answer(listUserPlatforms, [aPlatform(), trustpilot]));
    await user.click(addButton());
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('moves the focus into each step, and starts anew after going back', async () => {
    const { user } = await openStepTwo();
    await waitFor(() => expect(screen.getByLabelText(/Firmenname/)).toHaveFocus());
    await paste(user, screen.getByLabelText(/Link zu deinem Profil/), 'https://example.de');
    await user.click(screen.getByRole('button', { name: 'Zurück' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Trustpilot' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Yelp' }));
    expect(screen.getByText('Dein Profil auf Yelp')).toBeVisible();
    expect(screen.getByLabelText(/Link zu deinem Profil/)).toHaveValue('');
  });

  it('says in place what is wrong', async () => {
    const { user, calls } = await openStepTwo();
    await user.clear(screen.getByLabelText(/Firmenname/));
    await user.type(screen.getByLabelText(/Link zu deinem Profil/), 'keine url');
    await user.click(addButton());
    expect(await screen.findByText('Firmenname muss mindestens 2 Zeichen haben')).toBeVisible();
    expect(screen.getByText('Bitte gib eine gültige URL ein')).toBeVisible();
    expect(calls.some((call) => call.method === 'POST')).toBe(false);
  });

  it('keeps what was typed when it fails, and says why', async () => {
    const { user, use } = await openStepTwo();
    await paste(user, screen.getByLabelText(/Link zu deinem Profil/), 'https://example.de/tp');
    use(fail(addUserPlatform, 'PLATFORM_ALREADY_ADDED'));
    await user.click(addButton());
    expect(await screen.findByText('Fehler')).toBeVisible();
    expect(screen.getAllByText('Plattform konnte nicht hinzugefügt werden.')).toHaveLength(2);
    expect(screen.getByText('Diese Plattform hast du schon hinzugefügt.')).toBeVisible();
    expect(screen.getByLabelText(/Link zu deinem Profil/)).toHaveValue('https://example.de/tp');
  });

  it('sends once, however often the button is pressed', async () => {
    const { user, calls, use } = await openStepTwo();
    await paste(user, screen.getByLabelText(/Link zu deinem Profil/), 'https://example.de/tp');
    const held = hold(answer(addUserPlatform, trustpilot));
    use(held);
    await user.dblClick(addButton());
    held.release();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.filter((call) => call.method === 'POST')).toHaveLength(1);
  });

  it('is no longer offered when all six are there', async () => {
    const all = addablePlatformIds.map((platform, index) =>
      aPlatform({ id: `00000000-0000-4000-8000-00000000000${index}`, platform }),
    );
    renderWithPlatform(<PlatformsCard />, {
      answers: [answer(listUserPlatforms, all), answer(getProfile, { user: aProfile() })],
    });
    expect(await screen.findByText('Du hast alle Plattformen hinzugefügt.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Plattform hinzufügen' })).toBeNull();
  });
});

async function openDialog(registered: readonly PlatformId[] = ['google', 'trustpilot']) {
  const profile = aProfile({ registeredPlatforms: [...registered] });
  const rendered = renderWithPlatform(<PlatformsCard />, {
    answers: [answer(listUserPlatforms, [aPlatform()]), answer(getProfile, { user: profile })],
  });
  await rendered.user.click(await screen.findByRole('button', { name: 'Plattform hinzufügen' }));
  await screen.findByRole('dialog');
  return rendered;
}

async function openStepTwo() {
  const rendered = await openDialog();
  await rendered.user.click(screen.getByRole('button', { name: 'Trustpilot' }));
  return rendered;
}

function addButton() {
  return screen.getByRole('button', { name: 'Hinzufügen' });
}
