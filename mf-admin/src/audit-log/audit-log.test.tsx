import { listAuditLog } from '@rezenso/contract/admin';
import { answer, fail, offline, renderWithPlatform } from '@rezenso/platform/testing';
import { expectAccessible } from '@rezenso/ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { adminId, signedInAs, superAdmin } from '../testing/admin.ts';
import { aModuleEntry, anAuditEntry } from '../testing/audit-entry.ts';
import AuditLog from './audit-log.tsx';

it('tells who did what to whom, when and why', async () => {
  open();
  const [entry] = await screen.findAllByRole('listitem');
  expect(entry).toHaveTextContent('29.10.2026, 19:54');
  expect(entry).toHaveTextContent('Status geändert: Café Anna');
  expect(entry).toHaveTextContent('Aktiv → Gesperrt · Mehrfach gemeldet');
  expect(entry).toHaveTextContent('von Anja Wendt');
  expect(screen.getByRole('link', { name: 'Café Anna' })).toHaveAttribute(
    'href',
    `/admin?tab=users&user=${adminId(2)}`,
  );
  await expectAccessible();
});

it('puts what was done to modules where it belongs in time', async () => {
  const modules = [aModuleEntry(), aModuleEntry({ id: '17', at: anAuditEntry().at, action: 'module.paused' })];
  open('/admin?tab=audit', answer(listAuditLog, { entries: [entry], modules, nextCursor: null }));
  await screen.findByText(/^Modul zurückgenommen/);
  const rows = screen.getAllByRole('listitem').map((row) => /\d\d:\d\d([^:]+):/.exec(row.textContent ?? '')?.[1]);
  expect(rows).toEqual(['Modul zurückgenommen', 'Status geändert', 'Modul pausiert']);
});

it.each([
  ['support.assigned', null, 'assigned', 'Zuständigkeit für eine Anfrage geändert: Café Anna', 'Übernommen'],
  ['support.assigned', 'assigned', null, 'Zuständigkeit für eine Anfrage geändert: Café Anna', 'Abgegeben'],
  ['support.closed', 'open', 'closed', 'Anfrage geschlossen: Café Anna', 'Offen → Geschlossen'],
  ['support.reopened', 'closed', 'answered', 'Anfrage wieder geöffnet: Café Anna', 'Geschlossen → Beantwortet'],
])('tells what was done to a request (%s, %s → %s)', async (action, from, to, deed, change) => {
  const looks = [{ ...entry, action, from, to, reason: null, reportId: null }];
  open('/admin?tab=audit', answer(listAuditLog, { entries: [], modules: [], looks, nextCursor: null }));
  const [row] = await screen.findAllByRole('listitem');
  expect(row).toHaveTextContent(deed);
  expect(row).toHaveTextContent(change);
});

it('filters by what is done to modules, and by a module', async () => {
  const { calls, location } = open('/admin?tab=audit&action=module.paused&subject=mf-reviews');
  await screen.findByText(/Mehrfach gemeldet/);
  expect(screen.getByRole('combobox', { name: 'Aktion' })).toHaveDisplayValue('Modul pausiert');
  expect(calls[0]?.query).toEqual({ action: 'module.paused', subject: 'mf-reviews', limit: '50' });
  expect(location()).toContain('subject=mf-reviews');
});

it('asks for the days of the address, and keeps chosen days in it', async () => {
  const { calls, location } = open('/admin?tab=audit&from=2026-10-01');
  await screen.findByText(/Mehrfach gemeldet/);
  expect(screen.getByLabelText('Von')).toHaveValue('2026-10-01');
  expect(calls[0]?.query).toEqual({ from: '2026-10-01', limit: '50' });
  fireEvent.change(screen.getByLabelText('Bis'), { target: { value: '2026-10-31' } });
  await waitFor(() => expect(location()).toBe('/admin?tab=audit&from=2026-10-01&to=2026-10-31'));
  await waitFor(() => expect(calls.at(-1)?.query).toEqual({ from: '2026-10-01', to: '2026-10-31', limit: '50' }));
  await expectAccessible();
});

it('waits while a year is still being typed, and ignores a day that is none', async () => {
  const { calls, location } = open('/admin?tab=audit&from=gestern');
  await screen.findByText(/Mehrfach gemeldet/);
  jest.useFakeTimers();
  fireEvent.change(screen.getByLabelText('Von'), { target: { value: '0002-10-01' } });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  jest.useRealTimers();
  expect(screen.getByLabelText('Von')).toHaveValue('0002-10-01');
  expect(location()).toBe('/admin?tab=audit&from=gestern');
  expect(calls.map(({ query }) => query)).toEqual([{ limit: '50' }]);
});

it('says that a span ends before it begins, and asks for nothing', async () => {
  const { calls } = open('/admin?tab=audit&from=2026-10-02&to=2026-10-01');
  expect(screen.getByLabelText('Bis')).toBeInvalid();
  expect(screen.getByLabelText('Bis')).toHaveAccessibleDescription('Liegt vor „Von“');
  expect(calls).toEqual([]);
  await expectAccessible();
});

it('filters by who, whom and what, and takes all filters back at once', async () => {
  const { user, calls, location } = open('/admin?tab=audit&to=2026-10-31');
  await user.type(await screen.findByLabelText('Wer? (E-Mail)'), 'anja@rezenso.example');
  await waitFor(() => expect(location()).toContain('actor='));
  await user.type(screen.getByLabelText('Wen? (E-Mail, Modul)'), 'anna@cafe.example');
  await waitFor(() => expect(location()).toContain('subject='));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Aktion' }), 'Rolle geändert');
  const all = { actor: 'anja@rezenso.example', subject: 'anna@cafe.example', action: 'user.role_changed' };
  await waitFor(() => expect(calls.at(-1)?.query).toEqual({ ...all, to: '2026-10-31', limit: '50' }));
  await user.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
  expect(location()).toBe('/admin?tab=audit');
  expect(screen.getByLabelText('Wer? (E-Mail)')).toHaveValue('');
  expect(screen.getByLabelText('Bis')).toHaveValue('');
});

it('tells an empty log from filters without hits', async () => {
  const { use } = open('/admin?tab=audit', answer(listAuditLog, { entries: [], modules: [], nextCursor: null }));
  expect(await screen.findByText('Noch nichts geschehen')).toBeVisible();
  use(answer(listAuditLog, { entries: [], modules: [], nextCursor: null }));
  fireEvent.change(screen.getByLabelText('Von'), { target: { value: '2026-10-31' } });
  expect(await screen.findByText('Kein Eintrag passt')).toBeVisible();
});

it('names the failed call beside a way to try again', async () => {
  const { user, use } = open('/admin?tab=audit', offline(listAuditLog));
  expect(await screen.findByText(/Failed to fetch audit log/)).toBeVisible();
  use(log(null));
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText(/Mehrfach gemeldet/)).toBeVisible();
});

it('leads to the record of processing activities, in a tab of its own', async () => {
  open();
  await screen.findByText(/Mehrfach gemeldet/);
  const link = screen.getByRole('link', { name: /^Verarbeitungsverzeichnis/ });
  expect(link).toHaveAttribute('href', '/api/admin/processing-records');
  expect(link).toHaveAttribute('target', '_blank');
});

it('says in place when the role was lost between two pages', async () => {
  const { user, use } = open('/admin?tab=audit', log('17'));
  await screen.findByText(/Mehrfach gemeldet/);
  use(fail(listAuditLog, 'FORBIDDEN'), signedInAs('support_agent'));
  await user.click(screen.getByRole('button', { name: 'Mehr laden' }));
  expect(await screen.findByText(/Deine Rolle Support darf das Protokoll nicht ansehen/)).toBeVisible();
});

const entry = anAuditEntry();

function log(nextCursor: string | null) {
  return answer(listAuditLog, { entries: [entry], modules: [], nextCursor });
}

function open(route = '/admin?tab=audit', stub = log(null)) {
  return renderWithPlatform(<AuditLog />, { route, session: superAdmin, answers: [stub] });
}
