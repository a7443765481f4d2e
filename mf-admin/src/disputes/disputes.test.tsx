import { type AdminDisputeDetail, decideDispute, getAdminDispute, listAdminDisputes } from '@rezenso/contract/admin';
import type { AdminRole } from '@rezenso/contract/vocabulary';
import { answer, fail, hold, offline, renderWithPlatform } from '@rezenso/platform/testing';
import { expectAccessible } from '@rezenso/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { adminId, pages, signedInAs, superAdmin } from '../testing/admin.ts';
import { chooseOutcome } from '../testing/choose-outcome.ts';
import { aDisputeDetail, anAdminDispute } from '../testing/disputes.ts';
import Disputes from './disputes.tsx';

const reasons = 'Unter dem Link steht keine Review.';

it('lists the open ones, and says which of them can be decided', async () => {
  const waiting = anAdminDispute({ id: adminId(22), answeredAt: null, isReady: false });
  const { calls, user } = renderWithPlatform(<Disputes />, {
    route: '/admin?tab=disputes',
    session: superAdmin,
    answers: [answer(listAdminDisputes, { disputes: [anAdminDispute(), waiting], pagination: pages(2) })],
  });
  expect(await screen.findByText('Kann entschieden werden')).toBeVisible();
  expect(screen.getByText('Wartet auf Antwort bis 08.03.2026')).toBeVisible();
  expect(screen.getByText('2 Widersprüche')).toBeVisible();
  expect(calls.at(-1)?.query).toMatchObject({ state: 'open' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stand' }), 'Alle');
  await waitFor(() => expect(calls.at(-1)?.query).not.toHaveProperty('state'));
  await expectAccessible();
});

it('has everything on one page: both sides, evidence, the review with its verdict, the plan and both histories', async () => {
  await openDispute();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Bei Google ist nichts zu finden.')).toBeVisible();
  expect(dialog.getByText('Sie steht seit Montag dort.')).toBeVisible();
  expect(dialog.getAllByRole('link', { name: /Beleg ansehen/ })).toHaveLength(2);
  expect(dialog.getByText(/^Risiko 71\s%$/)).toBeVisible();
  expect(dialog.getByText('Ein Satz steht auch in einer anderen Review.')).toBeVisible();
  expect(dialog.getByText('Café Anna schreibt über Radhaus')).toBeVisible();
  expect(dialog.getByText('Besuch am 17. Februar 2026')).toBeVisible();
  for (const day of ['06.02.2026', '20.02.2026', '18.02.2026', '19.02.2026'])
    expect(dialog.getByText(day)).toBeVisible();
  expect(dialog.getByText('1 stattgegeben, 2 abgelehnt, 0 nicht zu klären')).toBeVisible();
  expect(dialog.getAllByRole('link', { name: 'Verlauf ansehen' }).map((link) => link.getAttribute('href'))).toEqual([
    `/admin?tab=users&user=${adminId(2)}`,
    `/admin?tab=users&user=${adminId(3)}`,
  ]);
  await expectAccessible();
});

it.each([
  [/^Stattgeben/, 'upheld'],
  [/^Ablehnen/, 'rejected'],
  [/^Nicht zu klären/, 'unresolved'],
] as const)('sends once what was decided, also on a double click: %s', async (choice, outcome) => {
  const { user, calls, use, location } = await openDispute();
  await user.click(screen.getByRole('button', { name: 'Entscheiden' }));
  expect(await screen.findByText('Bitte wähle eine Entscheidung')).toBeVisible();
  expect(screen.getByText('Bitte begründe die Entscheidung kurz')).toBeVisible();
  const held = hold(answer(decideDispute, anAdminDispute({ state: outcome, isReady: false })));
  use(held);
  await chooseOutcome(user, choice, reasons);
  await user.dblClick(screen.getByRole('button', { name: 'Entscheiden' }));
  held.release();
  expect(await screen.findByText('Beide Seiten bekommen die Begründung.')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { outcome, text: reasons },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location()).toBe('/admin?tab=disputes');
});

it('keeps the reasons when it fails, and says what the server refuses', async () => {
  const { user, use } = await openDispute();
  use(offline(decideDispute));
  await chooseOutcome(user, /^Stattgeben/, reasons);
  await user.click(screen.getByRole('button', { name: 'Entscheiden' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Entscheidung konnte nicht gespeichert werden.');
  use(fail(decideDispute, 'OWN_REPORT'));
  await user.click(screen.getByRole('button', { name: 'Entscheiden' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('entscheidet jemand anderes'));
  expect(screen.getByLabelText(/^Begründung/)).toHaveValue(reasons);
});

it('shows who was faster, and leaves the reasons to be copied', async () => {
  const { user, use } = await openDispute();
  const decided = { state: 'rejected', isReady: false, closedAt: '2026-03-03T09:00:00Z' } as const;
  const samir = { id: adminId(5), name: 'Samir Haddad' };
  use(
    fail(decideDispute, 'DISPUTE_ALREADY_CLOSED'),
    answer(getAdminDispute, aDisputeDetail({ ...decided, decidedBy: samir }, { decision: 'Sie steht dort.' })),
  );
  await chooseOutcome(user, /^Stattgeben/, reasons);
  await user.click(screen.getByRole('button', { name: 'Entscheiden' }));
  expect(await screen.findByText('Jemand anderes war schneller')).toBeVisible();
  expect(screen.getByText('Abgelehnt am 03.03.2026 von Samir Haddad')).toBeVisible();
  expect(screen.getByText('Sie steht dort.')).toBeVisible();
  expect(screen.getByLabelText(/^Begründung/)).toHaveValue(reasons);
  expect(screen.queryByRole('button', { name: 'Entscheiden' })).not.toBeInTheDocument();
});

it('says of words that the other side did not read that they are not to be quoted', async () => {
  await openDispute(aDisputeDetail({}, { isTextPrivate: true }));
  expect(screen.getByText(/^Nur für euch geschrieben: Eine Seite blockiert die andere/)).toBeVisible();
});

it('waits for the answer of the writer', async () => {
  await openDispute(aDisputeDetail({ answeredAt: null, isReady: false }, { answer: null, answerLink: null }));
  expect(screen.getByText(/Café Anna kann noch bis zum 08.03.2026 Stellung nehmen/)).toBeVisible();
  expect(screen.getByText('Noch keine Antwort. Bis zum 08.03.2026 entscheidet niemand.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Entscheiden' })).toBeNull();
});

it('lets support read and not decide, also when the role was lost meanwhile', async () => {
  await openDispute(aDisputeDetail(), 'support_agent');
  expect(screen.getByText(/Deine Rolle Support darf Widersprüche ansehen, aber nicht entscheiden/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Entscheiden' })).toBeNull();
});

it('names both sides without a link for who may not open their accounts', async () => {
  await openDispute(aDisputeDetail(), 'content_moderator');
  expect(screen.getByText('Café Anna schreibt über Radhaus')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Verlauf ansehen' })).toBeNull();
});

it('explains a refusal in place when the role was lost meanwhile', async () => {
  const { user, use } = await openDispute();
  use(fail(decideDispute, 'FORBIDDEN'), signedInAs('support_agent'));
  await chooseOutcome(user, /^Ablehnen/, reasons);
  await user.click(screen.getByRole('button', { name: 'Entscheiden' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText(/darf Widersprüche ansehen, aber nicht entscheiden/)).toBeVisible();
});

it('stays readable where accounts have gone and the review is closed to the moderator', async () => {
  const gone = { id: adminId(2), name: null };
  await openDispute(
    aDisputeDetail(
      { reviewer: gone, state: 'ended', isReady: false, closedAt: '2026-03-03T09:00:00Z' },
      { answer: null, answerLink: null, review: null, confirmedBefore: '2026-02-27T09:00:00Z' },
    ),
    'content_moderator',
    'Ansehen: Widerspruch von Radhaus',
  );
  expect(screen.getByText('Beendet am 03.03.2026')).toBeVisible();
  expect(screen.getByText('Die Review war am 27.02.2026 schon bestätigt.')).toBeVisible();
  expect(screen.getByText('Das sagt Gelöschtes Konto')).toBeVisible();
  expect(screen.getByText(/Du bist selbst beteiligt/)).toBeVisible();
});

it.each([
  ['', 'Nichts zu tun'],
  ['&state=upheld', 'Kein Widerspruch passt'],
])('says so where there is none: %s', async (filter, title) => {
  renderWithPlatform(<Disputes />, {
    route: `/admin?tab=disputes${filter}`,
    session: superAdmin,
    answers: [answer(listAdminDisputes, { disputes: [], pagination: pages(0) })],
  });
  expect(await screen.findByText(title)).toBeVisible();
});

async function openDispute(
  detail: AdminDisputeDetail = aDisputeDetail(),
  adminRole: AdminRole = 'super_admin',
  button = 'Bearbeiten: Widerspruch von Radhaus',
) {
  const rendered = renderWithPlatform(<Disputes />, {
    route: '/admin?tab=disputes',
    session: { isAdmin: true, adminRole },
    answers: [
      answer(listAdminDisputes, { disputes: [detail.dispute], pagination: pages(1) }),
      answer(getAdminDispute, detail),
    ],
  });
  await rendered.user.click(await screen.findByRole('button', { name: button }));
  await screen.findByText('Die Beteiligten');
  return rendered;
}
