import { listAuditLog } from '@rezenso/contract/admin';
import { answer, fail, hold, renderWithPlatform } from '@rezenso/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { superAdmin } from '../testing/admin.ts';
import { anAuditEntry } from '../testing/audit-entry.ts';
import AuditLog from './audit-log.tsx';

it('puts older entries below the newer ones and ends with the last page', async () => {
  const { user, use, calls } = await open();
  use(answer(listAuditLog, { entries: [entry('2'), entry('1')], modules: [], nextCursor: null }));
  await user.click(more());
  await waitFor(() => expect(reasons()).toEqual(['Grund 4', 'Grund 3', 'Grund 2', 'Grund 1']));
  expect(screen.queryByRole('button', { name: 'Mehr laden' })).toBeNull();
  expect(calls.at(-1)?.query).toEqual({ limit: '50', cursor: '3' });
});

it('loads a page once on a double click', async () => {
  const { user, use, calls } = await open();
  const held = hold(answer(listAuditLog, { entries: [entry('2')], modules: [], nextCursor: null }));
  use(held);
  const before = calls.length;
  await user.dblClick(more());
  held.release();
  await waitFor(() => expect(reasons()).toHaveLength(3));
  expect(calls).toHaveLength(before + 1);
});

it('keeps what is there when the next page fails, says so, and takes another attempt', async () => {
  const { user, use } = await open();
  use(fail(listAuditLog, 'INTERNAL'));
  await user.click(more());
  expect(await screen.findByText('Weitere Einträge konnten nicht geladen werden.')).toBeVisible();
  expect(reasons()).toEqual(['Grund 4', 'Grund 3']);
  use(answer(listAuditLog, { entries: [entry('2')], modules: [], nextCursor: null }));
  await user.click(more());
  await waitFor(() => expect(reasons()).toEqual(['Grund 4', 'Grund 3', 'Grund 2']));
});

it('asks for older entries by the same filters', async () => {
  const { user, use, calls } = await open('&action=user.role_changed&actor=%20anja@rezenso.example');
  use(answer(listAuditLog, { entries: [entry('2')], modules: [], nextCursor: null }));
  await user.click(more());
  const filters = { action: 'user.role_changed', actor: 'anja@rezenso.example', limit: '50' };
  await waitFor(() => expect(calls.at(-1)?.query).toEqual({ ...filters, cursor: '3' }));
});

it('ignores an action that it does not know', async () => {
  const { calls } = await open('&action=user.deleted');
  expect(calls[0]?.query).toEqual({ limit: '50' });
  expect(screen.getByRole('combobox', { name: 'Aktion' })).toHaveDisplayValue('Alle Aktionen');
});

const more = () => screen.getByRole('button', { name: 'Mehr laden' });
const reasons = () => screen.getAllByText(/ · Grund \d$/).map((line) => line.textContent?.split(' · ')[1]);

async function open(query = '') {
  const rendered = renderWithPlatform(<AuditLog />, {
    route: `/admin?tab=audit${query}`,
    session: superAdmin,
    answers: [answer(listAuditLog, { entries: [entry('4'), entry('3')], modules: [], nextCursor: '3' })],
  });
  await screen.findAllByText(/Grund 4/);
  return rendered;
}

const entry = (id: string) => anAuditEntry({ id, reason: `Grund ${id}`, requestId: `request-${id}` });
