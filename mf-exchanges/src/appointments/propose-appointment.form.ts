import { appointmentDaysAhead, longestAppointmentWords } from '@rezenso/contract/limits';
import { line, optionalText } from '@rezenso/domain/text-rules';
import { object, string, type TestContext } from 'yup';
import { momentOf } from './appointment-times.ts';
import { proposeTexts } from './dialog-texts.de.ts';

export interface ProposeAppointmentValues {
  /** YYYY-MM-DD and HH:MM in German time; the second and the third may be empty. */
  day1: string;
  time1: string;
  day2: string;
  time2: string;
  day3: string;
  time3: string;
  /** As the choice has it. */
  minutes: string;
  place: string;
  note: string;
}

export const turns = [1, 2, 3] as const;
export type Turn = (typeof turns)[number];

/** Minutes that an appointment may take. */
export const lengths = [15, 30, 45, 60, 90, 120, 180];

const dayMs = 86_400_000;

/** Day and time of one turn, as they were entered. */
export function entered(values: ProposeAppointmentValues, turn: Turn): { day: string; time: string } {
  return { day: values[`day${turn}`], time: values[`time${turn}`] };
}

function isEmpty({ day, time }: { day: string; time: string }): boolean {
  return !day && !time;
}

/** The moments that were entered, the earliest first. */
export function timesIn(values: ProposeAppointmentValues): Date[] {
  return turns
    .map((turn) => entered(values, turn))
    .flatMap(({ day, time }) => momentOf(day, time) ?? [])
    .sort((one, other) => one.getTime() - other.getTime());
}

/** What is wrong with the time of a turn; undefined when nothing is. */
function faultOf(values: ProposeAppointmentValues, turn: Turn): string | undefined {
  const own = entered(values, turn);
  if (isEmpty(own) && turn > 1) return undefined;
  if (!own.day || !own.time) return proposeTexts.required;
  const moment = momentOf(own.day, own.time);
  if (!moment) return proposeTexts.invalid;
  const now = Date.now();
  if (moment.getTime() <= now) return proposeTexts.past;
  if (moment.getTime() > now + appointmentDaysAhead * dayMs) return proposeTexts.tooFar;
  const isBefore = (other: Turn) => {
    const { day, time } = entered(values, other);
    return other < turn && momentOf(day, time)?.getTime() === moment.getTime();
  };
  return turns.some(isBefore) ? proposeTexts.twice : undefined;
}

/** Says at the field of the time what is wrong with both of a turn. */
function timeOf(turn: Turn) {
  return string()
    .default('')
    .test('time', function check(this: TestContext) {
      const values: ProposeAppointmentValues = this.parent;
      const fault = faultOf(values, turn);
      return fault ? this.createError({ message: fault }) : true;
    });
}

export const proposeAppointmentForm = object({
  time1: timeOf(1),
  time2: timeOf(2),
  time3: timeOf(3),
  minutes: string().required(),
  place: line(1, 200, proposeTexts.placeRequired),
  note: optionalText(longestAppointmentWords),
});
