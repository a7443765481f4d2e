import type { AdminReportDetail } from '@rezenso/contract/admin';
import type { AuthUser } from '@rezenso/contract/auth';
import { renderWithPlatform } from '@rezenso/platform/testing';
import { expectAccessible } from '@rezenso/ui/testing';
import { screen } from '@testing-library/react';
import { aCase, adminId, superAdmin } from '../testing/admin.ts';
import { Evidence } from './evidence.tsx';

it('stands on its own where nobody reported: a suspicious review without statement, match and reporter', async () => {
  show({
    ...aCase({ kind: 'suspicious_review', reporterId: null, reporterName: null, reason: 'suspicious_review' }),
    text: null,
    match: null,
    exchanges: [],
    reporter: null,
  });
  expect(screen.getByText(/Von der Prüfung gefunden/)).toBeVisible();
  expect(screen.getByText('Verdächtige Review')).toBeVisible();
  for (const absent of ['Was gemeldet wurde', 'Der Austausch', 'Bisherige Meldungen des Meldenden'])
    expect(screen.queryByText(absent)).toBeNull();
  await expectAccessible();
});

it('keeps the lines of what was reported, and runs none of it', () => {
  show({ ...aCase(), text: 'Erste Zeile\n<script>alert(1)</script>' });
  const statement = screen.getByText(/Erste Zeile/);
  expect(statement.textContent).toBe('Erste Zeile\n<script>alert(1)</script>');
  expect(statement.children).toHaveLength(0);
});

it('links to accounts only for who may open them', () => {
  const links = () => screen.queryAllByRole('link').filter((link) => link.getAttribute('href')?.includes('tab=users'));
  const { unmount } = show(aCase());
  expect(links().length).toBeGreaterThan(0);
  unmount();
  show(aCase(), { isAdmin: true, adminRole: 'content_moderator' });
  expect(links()).toEqual([]);
});

it('names who closed the case, when and why', () => {
  const closed = { status: 'resolved', note: 'Belegt.', resolvedAt: '2026-03-02T09:00:00Z' } as const;
  show(aCase({ ...closed, resolvedBy: { id: adminId(5), name: 'Samir Haddad' } }));
  expect(screen.getByText('Bestätigt am 02.03.2026 von Samir Haddad')).toBeVisible();
  expect(screen.getByText('Belegt.')).toBeVisible();
});

it('stays readable when the admin who closed it and the reporter have gone', () => {
  show(aCase({ status: 'dismissed', resolvedAt: '2026-03-02T09:00:00Z', resolvedBy: null, reporterName: null }));
  expect(screen.getByText('Verworfen am 02.03.2026 von Gelöschtes Konto')).toBeVisible();
  expect(screen.getByText(/Gemeldet von Gelöschtes Konto/)).toBeVisible();
});

it('says that a review has not been written yet, and shows no stars for it', () => {
  const [exchange] = aCase().exchanges;
  if (!exchange) throw new Error('The case has no exchange');
  show({
    ...aCase(),
    review: null,
    exchanges: [{ ...exchange, status: 'pending', reviewText: null, reviewRating: null, reviewUrl: null }],
  });
  expect(screen.getByText('Noch keine Review abgegeben.')).toBeVisible();
  expect(screen.queryByRole('img', { name: /Sternen/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /Review ansehen/ })).toBeNull();
});

it.each([
  ['https://maps.example/review', true],
  ['javascript:alert(1)', false],
  ['http://localhost/api/logout', false],
])('links an address of members only where it leads away from us: %s', (reviewUrl, isLink) => {
  const [exchange] = aCase().exchanges;
  if (!exchange) throw new Error('The case has no exchange');
  show({ ...aCase(), exchanges: [{ ...exchange, reviewUrl }] });
  expect(screen.queryByRole('link', { name: /Review ansehen/ }) !== null).toBe(isLink);
  if (!isLink) expect(screen.getByText(reviewUrl)).toBeVisible();
});

it.each([
  [50, 'Risiko 50'],
  [51, 'Risiko 51'],
])('tells the risk of %s as a figure', (fraudScore, said) => {
  const { review, ...rest } = aCase();
  show({ ...rest, review: review && { ...review, fraudScore } });
  expect(screen.getByText(new RegExp(`^${said}\\s%$`))).toBeVisible();
});

it('leads to the history of whom it is about', () => {
  show(aCase());
  expect(screen.getByRole('link', { name: 'Verlauf des Gemeldeten' })).toHaveAttribute(
    'href',
    `/admin?tab=users&user=${adminId(2)}`,
  );
});

function show(detail: AdminReportDetail, session: Partial<AuthUser> = superAdmin) {
  return renderWithPlatform(<Evidence detail={detail} />, { session });
}
