import { type AdminUserDetail, endUserSessions, getAdminUser, listAdminUsers } from '@rezenso/contract/admin';
import type { AdminRole } from '@rezenso/contract/vocabulary';
import { answer, fail, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { expectAccessible } from '@rezenso/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { adminId, aUser, pages, superAdmin } from '../testing/admin.ts';
import Users from './users.tsx';

it('shows profile, figures and what happened, with ways to partner and report', async () => {
  await openDetail();
  const dialog = within(await screen.findByRole('dialog', { name: 'Café Anna' }));
  expect(dialog.getByText('Anna Vogt')).toBeVisible();
  expect(dialog.getByText('Gastronomie')).toBeVisible();
  expect(dialog.getByText('Pro')).toBeVisible();
  expect(dialog.getByText('1.204')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'lou@cafe-anna.example' })).toBeVisible();
  const history = dialog.getAllByRole('listitem').map((item) => item.textContent);
  expect(history).toEqual([
    '03.03.2026Wurde gemeldet · Radhaus · Offen · Zur MeldungGrund: Werbung oder Spam',
    '02.03.2026Status geändert · Aktiv → Gesperrt · durch Greta LindnerGrund: Mehrfach gemeldet',
    '01.03.2025Registriert',
  ]);
  expect(dialog.getByRole('link', { name: 'Radhaus' })).toHaveAttribute('href', `/admin?tab=users&user=${adminId(3)}`);
  expect(dialog.getByRole('link', { name: 'Zur Meldung' })).toHaveAttribute(
    'href',
    `/admin?tab=reports&report=${adminId(7)}`,
  );
  await expectAccessible();
});

it('names other accounts of the mailbox and of the proven site, with a way to each', async () => {
  const related = [
    {
      ...{ id: adminId(8), name: 'Zweitladen', email: 'anna+2@cafe-anna.example', status: 'banned' as const },
      ...{ sharesMailbox: true, sharesSite: true },
    },
  ];
  open(`/admin?tab=users&user=${adminId(2)}`, answer(getAdminUser, { ...detail, related }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Café Anna' }));
  expect(dialog.getByText('anna+2@cafe-anna.example · gleiches Postfach · gleiche Website')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Zweitladen' })).toHaveAttribute(
    'href',
    `/admin?tab=users&user=${adminId(8)}`,
  );
  await expectAccessible();
});

it('is a step of the history: closing takes it back and keeps the page', async () => {
  const { user, location } = await openDetail();
  await screen.findByRole('dialog', { name: 'Café Anna' });
  expect(location()).toBe(`/admin?tab=users&page=2&user=${adminId(2)}`);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location()).toBe('/admin?tab=users&page=2');
});

it('leaves the list when the dialog came from a link', async () => {
  const { user, location } = open(`/admin?tab=users&user=${adminId(2)}`);
  await screen.findByRole('dialog', { name: 'Café Anna' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(location()).toBe('/admin?tab=users'));
});

it('says when the account has gone meanwhile', async () => {
  open(`/admin?tab=users&user=${adminId(2)}`, fail(getAdminUser, 'USER_NOT_FOUND'));
  expect(await screen.findByText('Dieser Benutzer konnte nicht geladen werden')).toBeVisible();
  expect(screen.getByText(/Failed to fetch user/)).toBeVisible();
});

describe('signing somebody out everywhere', () => {
  it('asks for the reason, says what follows, and on how many devices it was', async () => {
    const { user, calls } = open(`/admin?tab=users&user=${adminId(2)}`, answer(getAdminUser, detail), [
      answer(endUserSessions, { ended: 3 }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Überall abmelden' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Überall abmelden?' }));
    expect(dialog.getByText(/Café Anna wird sofort auf allen Geräten abgemeldet/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Überall abmelden' }));
    expect(await dialog.findByText('Bitte nenne den Grund')).toBeVisible();
    await expectAccessible();
    await user.type(dialog.getByLabelText(/Grund/), ' Handy verloren ');
    await user.click(dialog.getByRole('button', { name: 'Überall abmelden' }));
    expect(await screen.findByText('Café Anna war auf 3 Geräten angemeldet.')).toBeVisible();
    const sent = calls.filter(({ method }) => method === 'POST');
    expect(sent).toEqual([
      expect.objectContaining({
        path: `/api/admin/users/${adminId(2)}/end-sessions`,
        body: { reason: 'Handy verloren' },
      }),
    ]);
    // Back on the account.
    expect(await screen.findByRole('dialog', { name: 'Café Anna' })).toBeVisible();
  });

  it('keeps the dialog and says why when it did not work', async () => {
    const { user } = open(`/admin?tab=users&user=${adminId(2)}`, answer(getAdminUser, detail), [
      fail(endUserSessions, 'FORBIDDEN'),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Überall abmelden' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Überall abmelden?' }));
    await user.type(dialog.getByLabelText(/Grund/), 'Handy verloren');
    await user.click(dialog.getByRole('button', { name: 'Überall abmelden' }));
    expect(await dialog.findByText(/niemanden abmelden/)).toBeVisible();
  });

  it.each([
    ['the support', asAdmin('support_agent'), {}],
    ['who manages users, for a super_admin', asAdmin('user_manager'), { adminRole: 'super_admin' as const }],
  ])('is not offered to %s', async (_, session, over) => {
    const other = { ...detail, user: aUser(over) };
    open(`/admin?tab=users&user=${adminId(2)}`, answer(getAdminUser, other), [], session);
    await screen.findByText('Anna Vogt');
    expect(screen.queryByRole('button', { name: 'Überall abmelden' })).not.toBeInTheDocument();
  });
});

const nothing = { subjectId: null, status: null, from: null, to: null, reason: null, partner: null, actor: null };
const detail: AdminUserDetail = {
  user: aUser(),
  profile: {
    industry: 'gastronomie',
    location: '79098 Freiburg',
    domain: 'cafe-anna.example',
    website: 'https://cafe-anna.example',
    description: 'Kaffee und Kuchen',
    isComplete: true,
    isVerified: true,
    subscriptionStatus: 'active',
    freeReviewsUsed: 1,
    lastActiveAt: '2026-03-03T09:00:00Z',
  },
  team: [{ id: adminId(9), email: 'lou@cafe-anna.example', joinedAt: '2026-02-03T09:00:00Z' }],
  figures: {
    matches: 1_204,
    exchanges: 7,
    confirmedExchanges: 6,
    suspiciousReviews: 0,
    reportsFiled: 0,
    reportsReceived: 1,
    reportsResolved: 0,
  },
  history: [
    {
      ...nothing,
      kind: 'report_received',
      at: '2026-03-03T09:00:00Z',
      subjectId: adminId(7),
      status: 'pending',
      reason: 'spam',
      partner: { id: adminId(3), name: 'Radhaus' },
    },
    {
      ...nothing,
      kind: 'status_changed',
      at: '2026-03-02T09:00:00Z',
      from: 'active',
      to: 'banned',
      reason: 'Mehrfach gemeldet',
      actor: { id: adminId(6), name: 'Greta Lindner' },
    },
    { ...nothing, kind: 'joined', at: '2025-03-01T09:00:00Z' },
  ],
};

type Admin = { isAdmin: true; adminRole: AdminRole };

function asAdmin(adminRole: AdminRole): Admin {
  return { isAdmin: true, adminRole };
}

function open(route: string, stub = answer(getAdminUser, detail), more: Stub[] = [], session: Admin = superAdmin) {
  return renderWithPlatform(<Users />, {
    route,
    session,
    answers: [answer(listAdminUsers, { users: [aUser()], pagination: pages(60, 2) }), stub, ...more],
  });
}

async function openDetail() {
  const rendered = open('/admin?tab=users&page=2');
  await rendered.user.click(await screen.findByRole('button', { name: 'Aktionen für Café Anna' }));
  await rendered.user.click(screen.getByRole('menuitem', { name: 'Verlauf ansehen' }));
  return rendered;
}
