import { listExchangePages, type ReviewExchange } from '@rezenso/contract/exchanges';
import { answerExtension, proposeExtension, withdrawExtension } from '@rezenso/contract/plan-changes';
import { aMember, anExchange, anExchangePage, answer, fail, hold, renderWithPlatform } from '@rezenso/platform/testing';
import { paste } from '@rezenso/ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import ExchangeBoardPage from '../exchange-board/exchange-board.page.tsx';
import { noTasks } from '../testing/no-tasks.ts';
import { canExtend, extendedDays } from './extended-days.ts';

const dueDate = '2099-03-10T09:00:00.000Z';
const open = anExchange({ dueDate, extension: null });
const proposedBy = (by: string) =>
  anExchange({
    dueDate,
    extension: {
      id: '00000000-0000-4000-8000-0000000000f1',
      proposedBy: by,
      dueDate: '2099-03-20T09:00:00.000Z',
      reason: 'Wir hatten Urlaub.',
      createdAt: '2031-03-01T09:00:00.000Z',
    },
  });
const asked = proposedBy(anExchange().recipientId);
const own = proposedBy(aMember.id);

it('proposes a later day once, with a reason, also on a double click', async () => {
  const { user, use, calls } = show([open]);
  await user.click(await screen.findByRole('button', { name: 'Mehr Zeit vereinbaren' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mehr Zeit vereinbaren' }));
  expect(dialog.getByText('Spätestens der 09.04.2099.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Vorschlagen' }));
  expect(await dialog.findByText('Bitte wähle die neue Frist')).toBeVisible();
  fireEvent.change(dialog.getByLabelText(/Neue Frist/), { target: { value: '2099-03-10' } });
  expect(await dialog.findByText(/Bitte wähle einen Tag nach der jetzigen Frist/)).toBeVisible();
  expect(dialog.getByText('Bitte begründe das kurz')).toBeVisible();
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  fireEvent.change(dialog.getByLabelText(/Neue Frist/), { target: { value: '2099-03-20' } });
  await paste(user, dialog.getByLabelText(/Begründung/), '  Wir hatten Urlaub.  ');
  const held = hold(answer(proposeExtension, own));
  use(held, answer(listExchangePages, anExchangePage([own])));
  await user.dblClick(dialog.getByRole('button', { name: 'Vorschlagen' }));
  held.release();
  expect(await screen.findByText('Neue Frist vorgeschlagen')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
    [`/api/review-exchanges/${open.id}/extension`, { day: '2099-03-20', reason: 'Wir hatten Urlaub.' }],
  ]);
  expect(await screen.findByText('Du hast den 20.03.2099 als neue Frist vorgeschlagen')).toBeVisible();
});

it('keeps the reason when it is refused', async () => {
  const { user, use } = show([open]);
  await user.click(await screen.findByRole('button', { name: 'Mehr Zeit vereinbaren' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/Neue Frist/), { target: { value: '2099-03-20' } });
  await paste(user, dialog.getByLabelText(/Begründung/), 'Wir hatten Urlaub.');
  use(fail(proposeExtension, 'EXTENSION_CHANGED'));
  await user.click(dialog.getByRole('button', { name: 'Vorschlagen' }));
  expect(await dialog.findByText(/An der Frist hat sich inzwischen etwas geändert/)).toBeVisible();
  expect(dialog.getByLabelText(/Begründung/)).toHaveValue('Wir hatten Urlaub.');
});

it.each([
  ['Einverstanden', true, 'Die neue Frist steht'],
  ['Ablehnen', false, 'Die Frist bleibt, wie sie war'],
] as const)('lets the other side answer: %s', async (button, isAccepted, done) => {
  const { user, use, calls, container } = show([asked]);
  expect(await screen.findByText('Café Anna schlägt den 20.03.2099 als neue Frist vor')).toBeVisible();
  expect(screen.getByText('Wir hatten Urlaub.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  use(answer(answerExtension, { ok: true }), answer(listExchangePages, anExchangePage([open])));
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(done)).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ isAccepted });
});

it('lets who proposed take it back, and says when an answer was quicker', async () => {
  const { user, use } = show([own]);
  const button = await screen.findByRole('button', { name: 'Zurückziehen' });
  use(fail(withdrawExtension, 'EXTENSION_CHANGED'));
  await user.click(button);
  expect(await screen.findByText(/An der Frist hat sich inzwischen etwas geändert/)).toBeVisible();
  use(answer(withdrawExtension, { ok: true }), answer(listExchangePages, anExchangePage([open])));
  await user.click(await screen.findByRole('button', { name: 'Zurückziehen' }));
  expect(await screen.findByText('Vorschlag zurückgezogen')).toBeVisible();
});

it.each([
  ['the server knows of none', anExchange({ dueDate })],
  ['no day is left', anExchange({ dueDate: '2020-03-10T09:00:00.000Z', extension: null })],
])('offers nothing when %s', async (_, exchange) => {
  show([exchange]);
  await screen.findByRole('article');
  expect(screen.queryByRole('button', { name: 'Mehr Zeit vereinbaren' })).toBeNull();
});

it('begins with the day after, or today when that is past', () => {
  const due = '2031-03-10T23:30:00.000Z';
  expect(extendedDays(due, new Date('2031-03-01T10:00:00Z'))).toEqual({ first: '2031-03-12', last: '2031-04-10' });
  expect(extendedDays(due, new Date('2031-03-20T10:00:00Z')).first).toBe('2031-03-20');
  expect(canExtend(due, new Date('2031-04-10T10:00:00Z'))).toBe(true);
  expect(canExtend(due, new Date('2031-04-11T10:00:00Z'))).toBe(false);
});

function show(exchanges: readonly ReviewExchange[]) {
  return renderWithPlatform(<ExchangeBoardPage />, {
    route: '/exchanges?tab=all',
    answers: [noTasks, answer(listExchangePages, anExchangePage(exchanges))],
  });
}
