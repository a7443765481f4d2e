import { getAdminReport, listAdminReports, type ReportedPage, setReportedPage } from '@rezenso/contract/admin';
import type { AdminRole } from '@rezenso/contract/vocabulary';
import { answer, fail, hold, renderWithPlatform } from '@rezenso/platform/testing';
import { expectAccessible, paste } from '@rezenso/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { aPageCase, pages } from '../testing/admin.ts';
import Reports from './reports.tsx';

const hidden = { since: '2026-03-02T09:00:00.000Z', reason: 'page_insult', text: 'Du beleidigst jemanden.' } as const;

it('shows the reported page, that nobody is named who reported it, and where it is', async () => {
  await openCase();
  expect(screen.getByText('Sie ist gerade für alle zu sehen.')).toBeVisible();
  expect(screen.getByRole('link', { name: /Seite ansehen/ })).toHaveAttribute(
    'href',
    'https://rezenso.example/u/cafe-anna',
  );
  expect(screen.getAllByText(/Öffentliche Seite, gemeldet ohne Namen/).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Beleidigung oder Bloßstellung').length).toBeGreaterThan(0);
  expect(screen.queryByText('Bisherige Meldungen des Meldenden')).toBeNull();
  await expectAccessible();
});

it('hides it once with a reason and words to its owner, also on a double click, and leads back to the case', async () => {
  const { user, calls, use } = await openCase();
  await paste(user, screen.getByLabelText(/^Begründung/), 'Steht in der Beschreibung.');
  await user.click(screen.getByRole('button', { name: 'Seite verbergen' }));
  expect(await screen.findByRole('dialog', { name: 'Seite von Café Anna verbergen' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Seite verbergen' }));
  expect(await screen.findByText('Bitte schreib dem Betrieb kurz, warum')).toBeVisible();
  await expectAccessible();
  // What was reported is chosen already, and can be changed.
  expect(screen.getByRole('combobox', { name: /^Grund/ })).toHaveValue('page_insult');
  await paste(user, screen.getByLabelText(/^Nachricht an den Betrieb/), '  Du beleidigst jemanden.  ');
  const isHidden = { isPublished: false, hidden };
  const held = hold(answer(setReportedPage, aPage(isHidden)));
  use(held, answer(getAdminReport, aPageCase(isHidden)));
  await user.dblClick(screen.getByRole('button', { name: 'Seite verbergen' }));
  held.release();
  expect(await screen.findByText('Der Betrieb bekommt eine Nachricht.')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { isHidden: true, reason: 'page_insult', text: 'Du beleidigst jemanden.' },
  ]);
  expect(screen.getByLabelText(/^Begründung/)).toHaveValue('Steht in der Beschreibung.');
});

it('says of a hidden page since when and why, and allows it again without a reason', async () => {
  const { user, calls, use } = await openCase({ isPublished: false, hidden });
  expect(screen.getByText('Verborgen seit 02.03.2026. Grund: Beleidigung oder Bloßstellung')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Seite freigeben' }));
  await screen.findByRole('dialog', { name: 'Seite von Café Anna freigeben' });
  expect(screen.queryByRole('combobox', { name: /^Grund/ })).toBeNull();
  await paste(user, screen.getByLabelText(/^Nachricht an den Betrieb/), 'Danke für die Änderung!');
  use(answer(setReportedPage, aPage({ isPublished: false })));
  await user.click(screen.getByRole('button', { name: 'Seite freigeben' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    isHidden: false,
    reason: null,
    text: 'Danke für die Änderung!',
  });
});

it('says that somebody else was faster, and keeps the words', async () => {
  const { user, use } = await openCase();
  await user.click(screen.getByRole('button', { name: 'Seite verbergen' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Grund/ }), 'Etwas anderes');
  await paste(user, screen.getByLabelText(/^Nachricht an den Betrieb/), 'Bitte ändern.');
  use(fail(setReportedPage, 'PUBLIC_PAGE_CHANGED'));
  await user.click(screen.getByRole('button', { name: 'Seite verbergen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('An dieser Seite hat inzwischen jemand etwas geändert.');
  expect(screen.getByLabelText(/^Nachricht an den Betrieb/)).toHaveValue('Bitte ändern.');
});

it('offers nothing to who may only read', async () => {
  await openCase({}, 'support_agent');
  expect(screen.getByText('Sie ist gerade für alle zu sehen.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Seite verbergen' })).toBeNull();
});

function aPage(over: Partial<ReportedPage>): ReportedPage {
  return { address: 'https://rezenso.example/u/cafe-anna', isPublished: true, hidden: null, ...over };
}

async function openCase(page: Partial<ReportedPage> = {}, adminRole: AdminRole = 'content_moderator') {
  const detail = aPageCase(page);
  const rendered = renderWithPlatform(<Reports />, {
    route: '/admin?tab=reports',
    session: { isAdmin: true, adminRole },
    answers: [
      answer(listAdminReports, { reports: [detail.report], pagination: pages(1) }),
      answer(getAdminReport, detail),
    ],
  });
  await rendered.user.click(await screen.findByRole('button', { name: /Meldung gegen Café Anna/ }));
  await screen.findByText('Die Beteiligten');
  return rendered;
}
