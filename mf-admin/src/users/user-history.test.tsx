import type { AdminUserEvent } from '@rezenso/contract/admin';
import { renderWithPlatform } from '@rezenso/platform/testing';
import { screen } from '@testing-library/react';
import { adminId } from '../testing/admin.ts';
import { UserHistory } from './user-history.tsx';

const radhaus = { id: adminId(3), name: 'Radhaus' };

it('says so when nothing has happened', () => {
  show();
  expect(screen.getByText('Noch ist nichts passiert.')).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

it.each<[Partial<AdminUserEvent>, string]>([
  [{ kind: 'joined' }, 'Registriert'],
  [{ kind: 'role_changed', from: null, to: 'user_manager' }, 'Rolle geändert · keine Rolle → Benutzerverwaltung'],
  [{ kind: 'role_changed', from: 'super_admin', to: null }, 'Rolle geändert · Super-Admin → keine Rolle'],
  [{ kind: 'status_changed', from: 'pending', to: 'active' }, 'Status geändert · Ausstehend → Aktiv'],
  [{ kind: 'match', status: 'pending', partner: radhaus }, 'Match · Radhaus · Ausstehend'],
  [{ kind: 'match', status: 'declined', partner: radhaus }, 'Match · Radhaus · Abgelehnt'],
  [{ kind: 'match', status: 'withdrawn', partner: radhaus }, 'Match · Radhaus · Zurückgezogen'],
  [
    { kind: 'exchange', status: 'awaiting_confirmation', partner: radhaus },
    'Austausch · Radhaus · Wartet auf Bestätigung',
  ],
  [{ kind: 'exchange', status: 'not_counted', partner: radhaus }, 'Austausch · Radhaus · Zählt nicht'],
  // 'pending' is a word of matches, exchanges and reports alike; each says it in its own.
  [{ kind: 'report_filed', status: 'pending', partner: radhaus }, 'Hat gemeldet · Radhaus · Offen'],
  [{ kind: 'report_received', status: 'dismissed' }, 'Wurde gemeldet · Verworfen'],
])('tells %j in words', (event, said) => {
  show(event);
  expect(screen.getByRole('listitem')).toHaveTextContent(`01.03.2026${said}`);
});

it('shows a status that this build does not know as it is', () => {
  show({ kind: 'exchange', status: 'under_review', partner: radhaus });
  expect(screen.getByRole('listitem')).toHaveTextContent('Austausch · Radhaus · under_review');
});

it('leaves out a partner whose account has gone', () => {
  show({ kind: 'match', status: 'completed', partner: { id: adminId(3), name: null } });
  expect(screen.getByRole('listitem')).toHaveTextContent(/Match · Abgeschlossen$/);
  expect(screen.queryByRole('link')).toBeNull();
});

it('gives the reason in words where it is one of the list, and as written otherwise', () => {
  show({ kind: 'report_received', reason: 'rating_demanded' }, { kind: 'status_changed', reason: 'Mehrfach gemeldet' });
  const [report, status] = screen.getAllByRole('listitem');
  expect(report).toHaveTextContent('Grund: Hat bestimmte Sterne verlangt');
  expect(status).toHaveTextContent('Grund: Mehrfach gemeldet');
});

it('leads to partner and report, but from a match to no report', () => {
  show(
    { kind: 'report_filed', subjectId: adminId(7), partner: radhaus },
    { kind: 'match', subjectId: adminId(8), status: 'accepted' },
  );
  const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([
    ['Radhaus', `/admin?tab=users&user=${adminId(3)}`],
    ['Zur Meldung', `/admin?tab=reports&report=${adminId(7)}`],
  ]);
});

function show(...events: Partial<AdminUserEvent>[]) {
  const nothing = { subjectId: null, status: null, from: null, to: null, reason: null, partner: null, actor: null };
  const history = events.map((event) => ({
    ...nothing,
    kind: 'joined' as const,
    at: '2026-03-01T09:00:00.000Z',
    ...event,
  }));
  renderWithPlatform(<UserHistory history={history} />);
}
