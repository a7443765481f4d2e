import { berlinDay } from '../time/berlin.ts';
import { berlinMidnight } from '../time/berlin-periods.ts';
import type { SeedAppointment, SeedMatch, SeedMember } from './model.ts';
import { daysAfter, hoursAfter, hoursBefore } from './moments.ts';
import type { Random } from './random.ts';

interface Needs {
  random: Random;
  now: Date;
}

/** What the demo account arranges: a partner has picked a time, and another one waits for the demo account to pick. */
export function createDemoAppointments(
  demo: SeedMember,
  matches: readonly SeedMatch[],
  { random, now }: Needs,
): SeedAppointment[] {
  const withBroker = matchWith(demo, 'makler', matches);
  const withSchool = matchWith(demo, 'kurse', matches);
  const [broker, school] = [partnerIn(withBroker, demo), partnerIn(withSchool, demo)];
  const ids = () => ({ id: random.uuid(), calendarId: random.uuid() });
  return [
    {
      ...ids(),
      match: withBroker,
      reviewer: broker,
      recipient: demo,
      proposedBy: demo,
      times: [workdayAt(now, 2, 15), workdayAt(now, 3, 9.5)],
      minutes: 45,
      place: 'Café Lindenblatt, am Fenster',
      note: 'Ihr seid eingeladen, die Kuchen der Woche zu probieren.',
      startsAt: workdayAt(now, 2, 15),
      proposedAt: hoursBefore(now, 50),
      pickedAt: hoursBefore(now, 43),
    },
    {
      ...ids(),
      match: withSchool,
      reviewer: school,
      recipient: demo,
      proposedBy: school,
      times: [workdayAt(now, 1, 8.5), workdayAt(now, 1, 11), workdayAt(now, 1, 14.5)],
      minutes: 60,
      place: 'Café Lindenblatt',
      note: 'Wir kommen zu viert und würden euch danach gern ein paar Fragen stellen.',
      startsAt: null,
      proposedAt: hoursBefore(now, 26),
      pickedAt: null,
    },
  ];
}

function matchWith(demo: SeedMember, key: string, matches: readonly SeedMatch[]): SeedMatch {
  const found = matches.findLast((match) => isSide(match, demo) && partnerIn(match, demo).company.key === key);
  if (!found) throw new Error(`The demo account has no match with ${key}`);
  return found;
}

function isSide({ requester, provider }: SeedMatch, member: SeedMember): boolean {
  return requester === member || provider === member;
}

function partnerIn({ requester, provider }: SeedMatch, member: SeedMember): SeedMember {
  return requester === member ? provider : requester;
}

/** An hour (9.5 for half past nine) by the German clock, `days` days ahead, Sundays not counted: nobody meets then. */
function workdayAt(now: Date, days: number, hour: number): Date {
  let day = now;
  for (let left = days; left > 0; left -= isSunday(day) ? 0 : 1) day = daysAfter(day, 1);
  return hoursAfter(berlinMidnight(berlinDay(day)), hour);
}

function isSunday(moment: Date): boolean {
  return new Date(berlinDay(moment)).getUTCDay() === 0;
}
