import { listConsents } from '@rezenso/contract/consents';
import { fail, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aConsent, consentsAre } from '../testing/consents.ts';
import ConsentsCard from './consents.card.tsx';

it('shows what stands, since when, under which text, by what means and by whom', async () => {
  const { container } = show(
    consentsAre([
      aConsent(),
      aConsent({ id: '2', about: 'level_up', isGiven: false, means: 'mail-link', version: null }),
      aConsent({
        id: '3',
        kind: 'push',
        about: 'Chrome auf Windows',
        isByColleague: true,
        person: 'bert@cafe.example',
      }),
      aConsent({ id: '4', kind: 'google', about: 'Café Anna', isByColleague: true, isVersionCurrent: undefined }),
      aConsent({ id: '5', kind: 'public-page', about: null, means: 'earlier', version: null }),
      aConsent({ id: '6', kind: 'terms', about: null, version: 'fedcba9876543210', isVersionCurrent: false }),
    ]),
  );
  const standing = await screen.findByRole('list', { name: 'Das gilt gerade' });
  expect(entries(standing)).toEqual([
    'E-Mails: NewsletterAnseit 3. März 2031, 10:00Datenschutzerklärung in der Fassung, die auch heute gilt',
    'E-Mails: Neues LevelAusseit 3. März 2031, 10:00, über den Link in einer E-Mail',
    'Mitteilungen auf Chrome auf WindowsAnseit 3. März 2031, 10:00, durch bert@cafe.exampleDatenschutzerklärung in der Fassung, die auch heute gilt',
    'Verbindung mit Google: Café AnnaAnseit 3. März 2031, 10:00, durch jemanden, der nicht mehr im Team istDatenschutzerklärung (Kennung 0123456789abcdef)',
    'Öffentliche SeiteAnspätestens seit 3. März 2031, 10:00, festgehalten, als dieser Verlauf begann',
    'AGBgalt, als das Profil fertig wurde, am 3. März 2031, 10:00AGB in einer früheren Fassung (Kennung fedcba9876543210)',
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

it('unfolds how it came about, newest first, and says where the rest is', async () => {
  const history = [
    aConsent({ id: '2', isGiven: false, means: 'mail-link', version: null, at: '2031-03-04T09:00:00.000Z' }),
    aConsent(),
  ];
  const { user, container } = show(consentsAre(history, { standing: [], hasMore: true }));
  expect(await screen.findByText('Gerade gilt keine Einwilligung.')).toBeVisible();
  const more = screen.getByText('Ältere Einträge findest du in deinem Export.');
  expect(more).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Verlauf' }));
  expect(more).toBeVisible();
  expect(entries(screen.getByRole('list', { name: 'Verlauf' }))).toEqual([
    'E-Mails: NewsletterAusgeschaltet am 4. März 2031, 10:00, über den Link in einer E-Mail',
    'E-Mails: NewsletterEingeschaltet am 3. März 2031, 10:00Datenschutzerklärung in der Fassung, die auch heute gilt',
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

it('says what will stand here while there is nothing', async () => {
  const { container } = show(consentsAre([]));
  expect(await screen.findByRole('heading', { name: 'Noch nichts festgehalten' })).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Verlauf' })).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

it('says of what ended by itself that it did, and of nothing that it began by itself', async () => {
  show(
    consentsAre([
      aConsent({ id: '2', kind: 'push', about: 'Safari', isGiven: false, means: 'system', version: null }),
      aConsent({ kind: 'push', about: 'Safari', means: 'system', version: null }),
    ]),
  );
  const list = await screen.findByRole('list', { name: 'Verlauf', hidden: true });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    'Mitteilungen auf SafariAusgeschaltet am 3. März 2031, 10:00, von selbst, etwa nach einer Abmeldung oder weil ein Gerät oder Google nicht mehr erreichbar war',
    'Mitteilungen auf SafariEingeschaltet am 3. März 2031, 10:00',
  ]);
});

it('names kinds of mails that came later as the server does', async () => {
  show(consentsAre([aConsent({ about: 'pigeons' })]));
  expect(await screen.findAllByText('E-Mails: pigeons')).not.toHaveLength(0);
});

it('says when it could not be loaded, and tries again', async () => {
  const { user, use } = show(fail(listConsents, 'INTERNAL'));
  expect(await screen.findByText('Deine Einwilligungen konnten nicht geladen werden')).toBeVisible();
  use(consentsAre([aConsent()]));
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('list', { name: 'Das gilt gerade' })).toBeVisible();
});

function show(...answers: Stub[]) {
  return renderWithPlatform(<ConsentsCard />, { route: '/settings/privacy', answers });
}

function entries(list: HTMLElement): (string | null)[] {
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}
