import { getAdminStats } from '@rezenso/contract/admin';
import { useEndpoint } from '@rezenso/platform';
import { answer, fail, hold, offline, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { expectAccessible } from '@rezenso/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { signedInAs, superAdmin } from '../testing/admin.ts';
import { AreaContent } from './area-content.tsx';
import { failedFetch } from './failed-fetch.ts';

const stats = {
  totalUsers: 12,
  activeUsers: 3,
  totalMatches: 0,
  completedMatches: 0,
  totalReviews: 0,
  pendingReports: 0,
};
const good = answer(getAdminStats, stats);

it('shows what is coming until it is there', async () => {
  const held = hold(good);
  open(held);
  expect(screen.getByText('Lädt')).toBeVisible();
  held.release();
  expect(await screen.findByText('12 Benutzer')).toBeVisible();
});

it.each([
  ['the server has a fault', fail(getAdminStats, 'INTERNAL')],
  ['nobody answers', offline(getAdminStats)],
  ['too many ask', fail(getAdminStats, 'RATE_LIMITED')],
])('names the call beside a way to try again when %s', async (_, failure) => {
  const { user, use } = open(failure);
  expect(await screen.findByText('Technische Meldung: Failed to fetch stats')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Die Zahlen fehlen' })).toBeVisible();
  await expectAccessible();
  use(good);
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('12 Benutzer')).toBeVisible();
});

it('explains a missing permission by the role, and offers no way to try again', async () => {
  open(fail(getAdminStats, 'FORBIDDEN'), signedInAs('support_agent'));
  expect(await screen.findByText('Dafür reicht deine Rolle nicht')).toBeVisible();
  expect(
    await screen.findByText(
      'Deine Rolle Support darf die Statistiken nicht ansehen. Frag einen Super-Admin, wenn du das brauchst.',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
});

it('takes a missing passkey for no missing permission, and can be tried again where nobody knows of it', async () => {
  const { user, use } = open(fail(getAdminStats, 'PASSKEY_REQUIRED'), signedInAs('super_admin'));
  expect(await screen.findByText('Technische Meldung: Failed to fetch stats')).toBeVisible();
  expect(screen.queryByText('Dafür reicht deine Rolle nicht')).toBeNull();
  use(good);
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('12 Benutzer')).toBeVisible();
});

it('keeps what was shown when reading it again fails, and says so', async () => {
  const { user, use } = await filled();
  use(fail(getAdminStats, 'INTERNAL'));
  await user.click(screen.getByRole('button', { name: 'Neu' }));
  expect(await screen.findByText(/^Hier steht der letzte Stand/)).toBeVisible();
  expect(screen.getByText('12 Benutzer')).toBeVisible();
});

it('takes away what the role may no longer see', async () => {
  const { user, use } = await filled();
  use(fail(getAdminStats, 'FORBIDDEN'), signedInAs('content_moderator'));
  await user.click(screen.getByRole('button', { name: 'Neu' }));
  expect(await screen.findByText(/Deine Rolle Moderation/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('12 Benutzer')).toBeNull());
});

it('says that there is nothing in words of the area', async () => {
  open(answer(getAdminStats, { ...stats, totalUsers: 0 }));
  expect(await screen.findByText('Noch niemand')).toBeVisible();
});

async function filled() {
  const rendered = open(good);
  await screen.findByText('12 Benutzer');
  return rendered;
}

function open(...answers: Stub[]) {
  return renderWithPlatform(<Area />, { route: '/admin', session: superAdmin, answers });
}

function Area() {
  const reading = useEndpoint(getAdminStats, {});
  return (
    <main>
      <h1>Verwaltung</h1>
      <button type="button" onClick={reading.reload}>
        Neu
      </button>
      <AreaContent
        reading={{ ...reading, error: failedFetch('Failed to fetch stats', reading.error) }}
        title="Die Zahlen fehlen"
        refusedAction="die Statistiken nicht ansehen"
        loading="Lädt"
        isEmpty={({ totalUsers }) => totalUsers === 0}
        empty="Noch niemand"
      >
        {({ totalUsers }) => <p>{totalUsers} Benutzer</p>}
      </AreaContent>
    </main>
  );
}
