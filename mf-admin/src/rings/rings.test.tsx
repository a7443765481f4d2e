import {
  type AdminRingCaseDetail,
  decideRingCase,
  getAdminRingCase,
  listAdminRingCases,
} from '@rezenso/contract/admin';
import type { AdminRole } from '@rezenso/contract/vocabulary';
import { answer, hold, renderWithPlatform } from '@rezenso/platform/testing';
import { expectAccessible } from '@rezenso/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { adminId, pages, superAdmin } from '../testing/admin.ts';
import { chooseOutcome } from '../testing/choose-outcome.ts';
import { anAdminRingCase, aRingCaseDetail } from '../testing/rings.ts';
import Rings from './rings.tsx';

const reasons = 'Drei Betriebe in einem Haus.';

it('lists the accounts that wait, and says who wrote to us', async () => {
  const silent = anAdminRingCase({ id: adminId(32), member: { id: adminId(2), name: 'Café Anna' }, appealedAt: null });
  const { calls, user } = renderWithPlatform(<Rings />, {
    route: '/admin?tab=rings',
    session: superAdmin,
    answers: [answer(listAdminRingCases, { cases: [anAdminRingCase(), silent], pagination: pages(2) })],
  });
  expect(await screen.findByText('Hat am 02.03.2026 geschrieben')).toBeVisible();
  expect(screen.getByText('2 Konten')).toBeVisible();
  expect(calls.at(-1)?.query).toMatchObject({ state: 'open' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stand' }), 'Alle');
  await waitFor(() => expect(calls.at(-1)?.query).not.toHaveProperty('state'));
  await expectAccessible();
});

it('has everything on one page: what was found, with whom, what the member says, and its figures', async () => {
  await openCase();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Wir sitzen zu dritt in einem Büro.')).toBeVisible();
  expect(dialog.getByText(/Browser dieses Kontos.+\(38 Punkte\)$/)).toBeVisible();
  expect(dialog.getByText('Derselbe Browser. (35 Punkte)')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Café Anna' })).toHaveAttribute(
    'href',
    `/admin?tab=users&user=${adminId(2)}`,
  );
  expect(dialog.getByText('72 von 100 Punkten')).toBeVisible();
  expect(dialog.getByText('Reviews, die warten')).toBeVisible();
  await expectAccessible();
});

it.each([
  [/^Freigeben/, 'released'],
  [/^Zurückhalten/, 'kept'],
] as const)('sends once what was decided, also on a double click: %s', async (choice, outcome) => {
  const { user, calls, use, location } = await openCase();
  await user.click(screen.getByRole('button', { name: 'Entscheiden' }));
  expect(await screen.findByText('Bitte wähle eine Entscheidung')).toBeVisible();
  const held = hold(answer(decideRingCase, anAdminRingCase({ state: outcome })));
  use(held);
  await chooseOutcome(user, choice, reasons);
  await user.dblClick(screen.getByRole('button', { name: 'Entscheiden' }));
  held.release();
  expect(await screen.findByText('Das Mitglied bekommt die Begründung.')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { outcome, text: reasons },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location()).toBe('/admin?tab=rings');
});

it('shows what was decided, and by whom', async () => {
  const samir = { id: adminId(5), name: 'Samir Haddad' };
  const decided = { state: 'kept', decidedAt: '2026-03-03T09:00:00Z', decidedBy: samir } as const;
  await openCase(
    aRingCaseDetail(decided, { decision: 'Eine Hand.', appeal: null, pairs: [] }),
    'content_moderator',
    'Ansehen: Prüfung von Radhaus',
  );
  expect(screen.getByText('Zurückgehalten am 03.03.2026 von Samir Haddad')).toBeVisible();
  expect(screen.getByText('Eine Hand.')).toBeVisible();
  expect(screen.getByText('Noch nichts.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Entscheiden' })).toBeNull();
});

it('says of a decision that came along with an earlier account so, and not that somebody gone made it', async () => {
  const kept = { state: 'kept', decidedAt: '2026-03-03T09:00:00Z', decidedBy: null } as const;
  await openCase(aRingCaseDetail(kept, { decision: 'Eine Hand.' }), 'super_admin', 'Ansehen: Prüfung von Radhaus');
  expect(
    screen.getByText(
      'Entscheidung vom 03.03.2026 über ein früheres Konto derselben Person, mit ihm übernommen: zurückgehalten',
    ),
  ).toBeVisible();
  expect(screen.queryByText(/gelöscht/i)).toBeNull();
});

it('says how many more it has something in common with than are shown', async () => {
  await openCase(aRingCaseDetail({}, { morePairs: 12 }));
  expect(screen.getByText('Und mit 12 weiteren Konten, mit denen es weniger gemeinsam hat.')).toBeVisible();
});

it('lets support read and not decide', async () => {
  await openCase(aRingCaseDetail(), 'support_agent');
  expect(screen.getByText(/darf Konten in Prüfung ansehen, aber nicht entscheiden/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Entscheiden' })).toBeNull();
});

it.each([
  ['', 'Nichts zu tun'],
  ['&state=kept', 'Kein Konto passt'],
])('says so where there is none: %s', async (filter, title) => {
  renderWithPlatform(<Rings />, {
    route: `/admin?tab=rings${filter}`,
    session: superAdmin,
    answers: [answer(listAdminRingCases, { cases: [], pagination: pages(0) })],
  });
  expect(await screen.findByText(title)).toBeVisible();
});

it('names the others without a link for who may not open them', async () => {
  await openCase(undefined, 'content_moderator');
  expect(screen.getByText('Café Anna')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Café Anna' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Verlauf ansehen' })).toBeNull();
});

async function openCase(
  detail: AdminRingCaseDetail = aRingCaseDetail(),
  adminRole: AdminRole = 'super_admin',
  button = 'Bearbeiten: Prüfung von Radhaus',
) {
  const rendered = renderWithPlatform(<Rings />, {
    route: '/admin?tab=rings',
    session: { isAdmin: true, adminRole },
    answers: [
      answer(listAdminRingCases, { cases: [detail.case], pagination: pages(1) }),
      answer(getAdminRingCase, detail),
    ],
  });
  await rendered.user.click(await screen.findByRole('button', { name: button }));
  await screen.findByText('Was auffällt');
  return rendered;
}
