import { downloadAppointment, pickAppointment, proposeAppointment, withdrawAppointment } from './appointments.ts';
import { exchangesOf, listExchangePages, reviewExchange } from './exchanges.ts';
import { appointment, exchange, exchangePage } from './testing/example-records.ts';

const times = ['2031-03-04T13:00:00.000Z', '2031-03-05T13:00:00.000Z', '2031-03-06T13:00:00.000Z'];
const proposal = { times, minutes: 60, place: 'Werkstatt', note: null, replaces: null };

describe('a proposal', () => {
  const { body } = proposeAppointment;

  it('has one to three times, a length and a place', () => {
    expect(body.parse(proposal)).toEqual(proposal);
    expect(body.parse({ ...proposal, times: times.slice(2), minutes: 10, place: ' Werkstatt ' })).toMatchObject({
      times: times.slice(2),
      place: 'Werkstatt',
    });
  });

  it('needs neither note nor predecessor, and takes blank words for none', () => {
    expect(body.parse({ times, minutes: 480, place: 'x', note: '  ' })).toEqual({
      times,
      minutes: 480,
      place: 'x',
      note: null,
    });
  });

  it.each([
    ['no time', { times: [] }, 'Bitte schlag mindestens eine Zeit vor'],
    ['four times', { times: [...times, '2031-03-07T13:00:00.000Z'] }, 'Bitte höchstens 3 Zeiten'],
    [
      'the same time, spelled differently',
      { times: [times[0], '2031-03-04T13:00:00Z'] },
      'Diese Zeit steht zweimal da',
    ],
    ['no length', { minutes: 0 }, 'Bitte mindestens 10 Minuten'],
    ['a whole day', { minutes: 481 }, 'Bitte höchstens acht Stunden'],
    ['no place', { place: ' ' }, 'Bitte gib an, wo ihr euch trefft'],
    ['a long note', { note: 'x'.repeat(501) }, 'Bitte höchstens 500 Zeichen'],
  ])('is refused with %s, and says why', (_, fields, message) => {
    const { error } = body.safeParse({ ...proposal, ...fields });
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

it('who picks names a moment, and who withdraws may leave out why', () => {
  expect(pickAppointment.body.safeParse({ startsAt: 'morgen' }).success).toBe(false);
  expect(withdrawAppointment.body.parse({})).toEqual({ reason: null });
});

it('a calendar file is nothing else', () => {
  expect(downloadAppointment.answer.safeParse('BEGIN:VCALENDAR\r\nEND:VCALENDAR').success).toBe(true);
  expect(downloadAppointment.answer.safeParse('<html>').success).toBe(false);
});

describe('an exchange', () => {
  it('shows its appointment, alone and in a page', () => {
    expect(reviewExchange.parse(exchange).appointment).toEqual(appointment);
    const [first] = exchangesOf(listExchangePages.answer.parse(exchangePage));
    expect(first?.appointment).toEqual(appointment);
  });

  it('is shown without one that this build cannot read, and by a server that knows of none', () => {
    const later = { ...exchange, appointment: { ...appointment, status: 'postponed' } };
    expect(reviewExchange.parse(later).appointment).toBeNull();
    const { appointment: _, ...before } = exchange;
    expect(reviewExchange.parse(before).appointment).toBeUndefined();
  });
});
