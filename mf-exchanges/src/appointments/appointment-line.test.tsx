import { confirmAppointment } from '@rezenso/contract/appointments';
import { listExchangePages, type ReviewExchange } from '@rezenso/contract/exchanges';
import {
  aMember,
  anExchange,
  anExchangePage,
  answer,
  daysFromNow,
  fail,
  hold,
  renderWithPlatform,
} from '@rezenso/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import ExchangeBoardPage from '../exchange-board/exchange-board.page.tsx';
import { anAgreedAppointment, anAppointment } from '../testing/appointments.ts';
import { aReceivedExchange, handedIn } from '../testing/exchanges.ts';
import { noTasks } from '../testing/no-tasks.ts';
import { timeInWords } from './appointment-times.ts';

describe('the card of an exchange', () => {
  it('offers an appointment to both sides where there is none', async () => {
    open([anExchange({ appointment: null }), aReceivedExchange({ appointment: null })]);
    for (const card of await screen.findAllByRole('article'))
      expect(within(card).getByRole('button', { name: 'Termin vereinbaren' })).toBeVisible();
  });

  it('offers none once the review is handed in, nor where the server knows of none', async () => {
    open([anExchange(), anExchange({ id: id(2), appointment: null, ...handedIn })], '/exchanges?tab=all');
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Termin vereinbaren' })).toBeNull();
  });

  it('shows who was asked the times, the place and the note, and lets them pick', async () => {
    const appointment = anAppointment();
    open([anExchange({ appointment })]);
    expect(await screen.findByText('Café Anna schlägt 3 Zeiten vor')).toBeVisible();
    for (const time of appointment.times) expect(screen.getByText(timeInWords(time))).toBeVisible();
    expect(screen.getByText('Café Anna, Wiehre · 60 Minuten')).toBeVisible();
    expect(screen.getByText('Notiz von Café Anna: Der Kuchen geht auf uns.')).toBeVisible();
    expect(buttons()).toEqual(['Zeit wählen', 'Andere Zeiten', 'Ablehnen', 'Review abgeben']);
  });

  it('shows who proposed what they proposed, to change or to take back', async () => {
    open([anExchange({ appointment: anAppointment({ proposedBy: aMember.id, times: [daysFromNow(2)] }) })]);
    expect(await screen.findByText('Du hast eine Zeit vorgeschlagen')).toBeVisible();
    expect(buttons()).toEqual(['Ändern', 'Zurückziehen', 'Review abgeben']);
  });

  it('shows an agreed time with its file for the calendar, to both', async () => {
    const appointment = anAgreedAppointment();
    open([anExchange({ appointment }), aReceivedExchange({ appointment })]);
    for (const card of await screen.findAllByRole('article')) {
      expect(within(card).getByText(`Termin: ${timeInWords(appointment.times[0] ?? '')}`)).toBeVisible();
      const link = within(card).getByRole('link', { name: 'In den Kalender' });
      expect(link).toHaveAttribute('href', `/api/appointments/${appointment.id}/calendar`);
      expect(link).toHaveAttribute('download');
      expect(within(card).queryByRole('button', { name: 'Erlebt' })).toBeNull();
    }
  });

  it('has no accessibility fault in any state', async () => {
    const { container } = open([
      anExchange({ id: id(1), appointment: null }),
      anExchange({ id: id(2), appointment: anAppointment() }),
      anExchange({ id: id(3), appointment: anAppointment({ proposedBy: aMember.id }) }),
      anExchange({ id: id(4), appointment: anAgreedAppointment() }),
      anExchange({ id: id(5), appointment: anAgreedAppointment(daysFromNow(-1)) }),
      anExchange({ id: id(6), appointment: { ...anAgreedAppointment(daysFromNow(-1)), status: 'happened' } }),
    ]);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6));
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe("'Erlebt'", () => {
  const appointment = anAgreedAppointment(daysFromNow(-1));
  const begun = {
    status: 'in_progress',
    appointment: { ...appointment, status: 'happened' },
    experience: { kind: 'appointment', day: '2026-03-01', sinceYear: null },
  } as const;

  it('opens the review for its writer, with what it rests on', async () => {
    const { user, use, calls } = open([anExchange({ appointment })]);
    expect(await screen.findByText(`Euer Termin war am ${timeInWords(appointment.times[0] ?? '')}`)).toBeVisible();
    use(answer(confirmAppointment, begun.appointment), answer(listExchangePages, anExchangePage([anExchange(begun)])));
    await user.dblClick(screen.getByRole('button', { name: 'Erlebt' }));
    const dialog = await screen.findByRole('dialog', { name: 'Review abgeben' });
    expect(within(dialog).getByLabelText(/Worauf beruht/)).toHaveValue('appointment');
    expect(within(dialog).getByLabelText(/Wann war das/)).toHaveValue('2026-03-01');
    expect(screen.getByText('Schön, dass es geklappt hat')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      `/api/appointments/${appointment.id}/happened`,
    ]);
  });

  it('leads whoever is reviewed to the exchange, and says so', async () => {
    const { user, use } = open([aReceivedExchange({ appointment })]);
    const happen = await screen.findByRole('button', { name: 'Erlebt' });
    const received = aReceivedExchange({ ...begun, experience: null });
    const held = hold(answer(confirmAppointment, begun.appointment));
    use(held, answer(listExchangePages, anExchangePage([received])));
    await user.click(happen);
    expect(happen).toHaveAttribute('aria-busy', 'true');
    held.release();
    expect(await screen.findByText(/^Erlebt am/)).toBeVisible();
    expect(screen.getByRole('tab', { name: /In Bearbeitung/ })).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is offered in an open page as soon as the time has come', async () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    const soon = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString();
    open([anExchange({ appointment: anAgreedAppointment(soon) })]);
    expect(await screen.findByText(/^Termin:/)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(3 * 24 * 3_600_000 - 1_000));
    expect(screen.queryByRole('button', { name: 'Erlebt' })).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    expect(screen.getByRole('button', { name: 'Erlebt' })).toBeVisible();
    jest.useRealTimers();
  });

  it('says why it failed, and can be tried again', async () => {
    const { user, use } = open([anExchange({ appointment })]);
    use(fail(confirmAppointment, 'APPOINTMENT_CHANGED'));
    await user.click(await screen.findByRole('button', { name: 'Erlebt' }));
    expect(await screen.findByText(/hat sich inzwischen etwas geändert/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Erlebt' })).not.toHaveAttribute('aria-busy', 'true');
  });
});

function buttons(): string[] {
  const all = within(screen.getByRole('article')).getAllByRole('button');
  return all.map((button) => button.textContent ?? '').filter((name) => name && !/Hinweise|Optionen|Mehr/.test(name));
}

function id(digit: number): string {
  return `00000000-0000-4000-8000-00000000000${digit}`;
}

function open(exchanges: readonly ReviewExchange[], route = '/exchanges') {
  return renderWithPlatform(<ExchangeBoardPage />, {
    route,
    answers: [noTasks, answer(listExchangePages, anExchangePage(exchanges))],
  });
}
