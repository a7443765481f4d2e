import { pickAppointment, proposeAppointment, withdrawAppointment } from '@rezenso/contract/appointments';
import { listExchangePages, type ReviewExchange } from '@rezenso/contract/exchanges';
import {
  aMember,
  anExchange,
  anExchangePage,
  answer,
  daysFromNow,
  fail,
  renderWithPlatform,
} from '@rezenso/platform/testing';
import { paste } from '@rezenso/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import ExchangeBoardPage from '../exchange-board/exchange-board.page.tsx';
import { anAgreedAppointment, anAppointment } from '../testing/appointments.ts';
import { aReceivedExchange, handedIn } from '../testing/exchanges.ts';
import { noTasks } from '../testing/no-tasks.ts';
import { inGermanTime, momentOf, timeInWords } from './appointment-times.ts';

const { day } = inGermanTime(new Date(daysFromNow(3)));

describe('proposing', () => {
  it('sends times of Germany in order, with length, place and note', async () => {
    const { user, use, sent } = await openDialog(anExchange({ appointment: null }), 'Termin vereinbaren');
    expect(screen.getByLabelText(/^Ort/)).toHaveValue('Café Anna');
    enter('Tag', day, '16:30');
    await user.click(screen.getByRole('button', { name: 'Noch eine Zeit' }));
    enter('2. Tag', day, '09:00');
    await user.selectOptions(screen.getByLabelText('Dauer'), '90 Minuten');
    await paste(user, screen.getByLabelText(/Notiz/), 'Klingelt bei Anna.');
    use(answer(proposeAppointment, anAppointment()), answer(listExchangePages, anExchangePage([])));
    await user.click(screen.getByRole('button', { name: 'Vorschlagen' }));
    expect(await screen.findByText('Termin vorgeschlagen')).toBeVisible();
    expect(sent()).toEqual({
      times: [momentOf(day, '09:00')?.toISOString(), momentOf(day, '16:30')?.toISOString()],
      minutes: 90,
      place: 'Café Anna',
      note: 'Klingelt bei Anna.',
      replaces: null,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says when a time lies after the day on which the review is due', async () => {
    await openDialog(anExchange({ appointment: null, dueDate: daysFromNow(5) }), 'Termin vereinbaren');
    enter('Tag', day, '16:30');
    expect(screen.queryByText(/ist die Review fällig/)).toBeNull();
    enter('Tag', inGermanTime(new Date(daysFromNow(6))).day, '16:30');
    expect(await screen.findByText(/ist die Review fällig, ein Termin liegt danach/)).toBeVisible();
  });

  it('takes the place of what stands, and begins with its place and length', async () => {
    const startsAt = daysFromNow(2);
    const appointment = { ...anAgreedAppointment(startsAt), minutes: 30 };
    const { user, use, sent } = await openDialog(anExchange({ appointment }), 'Verschieben');
    expect(screen.getByRole('dialog', { name: 'Termin verschieben' })).toBeVisible();
    expect(screen.getByText(/Dein neuer Vorschlag ersetzt/)).toHaveTextContent(
      `Bisher vereinbart: ${timeInWords(startsAt)}. Dein`,
    );
    expect(screen.getByLabelText('Dauer')).toHaveValue('30');
    enter('Tag', day, '10:00');
    use(answer(proposeAppointment, anAppointment()), answer(listExchangePages, anExchangePage([])));
    await user.click(screen.getByRole('button', { name: 'Vorschlagen' }));
    expect(await screen.findByText('Termin vorgeschlagen')).toBeVisible();
    expect(sent()).toMatchObject({ replaces: appointment.id, place: appointment.place, minutes: 30 });
  });

  it.each([
    ['without a day', '', '10:00', 'Bitte wähle Tag und Uhrzeit.'],
    ['without a time', day, '', 'Bitte wähle Tag und Uhrzeit.'],
    ['in the past', inGermanTime(new Date(daysFromNow(-1))).day, '10:00', 'Bitte wähle eine Zeit, die noch kommt.'],
    ['too far ahead', inGermanTime(new Date(daysFromNow(367))).day, '10:00', /innerhalb der nächsten zwölf Monate/],
  ])('says what is wrong with a time %s, and sends nothing', async (_, date, time, message) => {
    const { user, calls } = await openDialog(anExchange({ appointment: null }), 'Termin vereinbaren');
    enter('Tag', date, time);
    await user.click(screen.getByRole('button', { name: 'Vorschlagen' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('says which time stands there twice', async () => {
    const { user } = await openDialog(anExchange({ appointment: null }), 'Termin vereinbaren');
    enter('Tag', day, '10:00');
    await user.click(screen.getByRole('button', { name: 'Noch eine Zeit' }));
    enter('2. Tag', day, '10:00');
    await user.click(screen.getByRole('button', { name: 'Vorschlagen' }));
    expect(await screen.findByText('Diese Zeit steht schon da.')).toBeVisible();
  });

  it('says that the partner was faster, and keeps what was entered for the next opening', async () => {
    const { user, use } = await openDialog(anExchange({ appointment: null }), 'Termin vereinbaren');
    enter('Tag', day, '10:00');
    use(fail(proposeAppointment, 'APPOINTMENT_CHANGED'));
    await user.click(screen.getByRole('button', { name: 'Vorschlagen' }));
    expect(await within(screen.getByRole('dialog')).findByText(/hat sich inzwischen etwas geändert/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await user.click(screen.getByRole('button', { name: 'Termin vereinbaren' }));
    expect(await screen.findByLabelText(/^Tag/)).toHaveValue(day);
  });

  it('has no accessibility fault', async () => {
    await openDialog(anExchange({ appointment: null }), 'Termin vereinbaren');
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  });

  it('opens by a link that names the exchange or its match', async () => {
    for (const name of [anExchange().id, anExchange().matchId]) {
      const { unmount } = show([anExchange({ appointment: null })], `/exchanges?appointment=${name}`);
      expect(await screen.findByRole('dialog', { name: 'Termin vereinbaren' })).toBeVisible();
      unmount();
    }
  });
});

it('a link to a match means what the partner writes once one’s own is handed in', async () => {
  const handed = anExchange({ appointment: null, ...handedIn });
  const received = aReceivedExchange({ appointment: null });
  show([handed, received], `/exchanges?appointment=${handed.matchId}`);
  expect(await screen.findByRole('dialog', { name: 'Termin vereinbaren' })).toBeVisible();
  expect(screen.getByLabelText(/^Ort/)).toHaveValue('Radhaus Freiburg');
});

describe('picking', () => {
  const past = daysFromNow(-1);
  const appointment = anAppointment({ times: [past, daysFromNow(2), daysFromNow(3)] });
  const [, second = ''] = appointment.times;

  it('sends the time that was chosen, of those that still come', async () => {
    const { user, use, sent } = await openDialog(anExchange({ appointment }), 'Zeit wählen');
    expect(screen.getByRole('radio', { name: `${timeInWords(past)} (vorbei)` })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: timeInWords(second) }));
    use(answer(pickAppointment, anAgreedAppointment()), answer(listExchangePages, anExchangePage([])));
    await user.click(screen.getByRole('button', { name: 'Zusagen' }));
    expect(await screen.findByText('Termin vereinbart')).toBeVisible();
    expect(sent()).toEqual({ startsAt: second });
  });

  it('finds no fault in leaving one time for another, which would move under the pointer', async () => {
    const { user } = await openDialog(anExchange({ appointment }), 'Zeit wählen');
    const [first] = screen.getAllByRole('radio');
    first?.focus();
    await user.tab();
    expect(first).not.toHaveFocus();
    expect(screen.queryByText('Bitte wähle eine Zeit.')).toBeNull();
  });

  it('asks for one, and says that it was taken back meanwhile', async () => {
    const { user, use } = await openDialog(anExchange({ appointment }), 'Zeit wählen');
    await user.click(screen.getByRole('button', { name: 'Zusagen' }));
    expect(await screen.findByText('Bitte wähle eine Zeit.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: timeInWords(second) }));
    use(fail(pickAppointment, 'APPOINTMENT_CHANGED'));
    await user.click(screen.getByRole('button', { name: 'Zusagen' }));
    expect(await within(screen.getByRole('dialog')).findByText(/hat sich inzwischen etwas geändert/)).toBeVisible();
  });

  it('leads to other times', async () => {
    const { user } = await openDialog(anExchange({ appointment }), 'Zeit wählen');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Andere Zeiten' }));
    expect(await screen.findByRole('dialog', { name: 'Termin vereinbaren' })).toBeVisible();
  });

  it('opens by a link, and has no accessibility fault', async () => {
    show([anExchange({ appointment })], `/exchanges?appointment=${anExchange().id}`);
    const dialog = await screen.findByRole('dialog', { name: 'Zeit wählen' });
    // It is still drawn while it comes up, which is nobody's fault.
    await waitFor(async () => expect(await axe(dialog)).toHaveNoViolations());
  });
});

describe('withdrawing', () => {
  it.each([
    ['a proposal of one’s own', anAppointment({ proposedBy: aMember.id }), 'Zurückziehen', 'Vorschlag zurückgezogen'],
    ['a partner’s', anAppointment(), 'Ablehnen', 'Vorschlag abgelehnt'],
    ['an agreed one', anAgreedAppointment(), 'Absagen', 'Termin abgesagt'],
  ])('%s sends the word to the partner', async (_, appointment, name, done) => {
    const { user, use, sent } = await openDialog(anExchange({ appointment }), name);
    await paste(user, screen.getByLabelText(/Ein Wort dazu/), ' Wir haben Inventur. ');
    use(
      answer(withdrawAppointment, { ...appointment, status: 'withdrawn' }),
      answer(listExchangePages, anExchangePage([])),
    );
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: new RegExp(name, 'i') }));
    expect(await screen.findByText(done)).toBeVisible();
    expect(sent()).toEqual({ reason: 'Wir haben Inventur.' });
  });

  it('keeps the word when it fails', async () => {
    const { user, use } = await openDialog(anExchange({ appointment: anAgreedAppointment() }), 'Absagen');
    await paste(user, screen.getByLabelText(/Ein Wort dazu/), 'Inventur');
    use(fail(withdrawAppointment, 'INTERNAL'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Termin absagen' }));
    expect(await screen.findAllByText('Das hat nicht geklappt')).not.toHaveLength(0);
    expect(screen.getByLabelText(/Ein Wort dazu/)).toHaveValue('Inventur');
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  });
});

function enter(label: 'Tag' | '1. Tag' | '2. Tag', date: string, time: string): void {
  const turn = label === 'Tag' ? 0 : Number(label[0]) - 1;
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label.replace('.', '\\.')}`)), { target: { value: date } });
  const field = screen.getAllByLabelText(/^Uhrzeit/)[turn];
  if (field) fireEvent.change(field, { target: { value: time } });
}

function show(exchanges: readonly ReviewExchange[], route = '/exchanges') {
  return renderWithPlatform(<ExchangeBoardPage />, {
    route,
    answers: [noTasks, answer(listExchangePages, anExchangePage(exchanges))],
  });
}

/** Opens a dialog by a button of the card. `sent` is what it posted. */
async function openDialog(exchange: ReviewExchange, button: string) {
  const rendered = show([exchange]);
  await rendered.user.click(await screen.findByRole('button', { name: button }));
  await screen.findByRole('dialog');
  return { ...rendered, sent: () => rendered.calls.find(({ method }) => method === 'POST')?.body };
}
