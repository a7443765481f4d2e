import { berlinDay } from '../../../time/berlin.ts';
import { berlinMidnight } from '../../../time/berlin-periods.ts';

/** What the site stands on, in the order in which its status is told. */
export const services = ['database', 'jobs', 'mail'] as const;
export type Service = (typeof services)[number];

/** A day is measured in stretches of this length; one that was looked at several times is as good as its worst look. */
export const stretchMinutes = 5;
/** Of the day with 25 hours. */
const stretchesOfDay = (25 * 60) / stretchMinutes;

/** Whether a service answered at a moment. */
export interface Look {
  service: Service;
  at: Date;
  hasAnswered: boolean;
}

/** Looks at one service on one German day, a bit for each stretch. */
export interface DayOfLooks {
  service: Service;
  day: string;
  measured: string;
  failed: string;
  lookedAt: Date;
  answeredAt: Date | null;
}

/** Puts looks together by service and day. */
export function byDay(looks: readonly Look[]): DayOfLooks[] {
  const days = Map.groupBy(looks, ({ service, at }) => `${service} ${berlinDay(at)}`);
  return [...days.values()].flatMap((ofDay) => {
    const [first] = ofDay;
    if (!first) return [];
    const answered = ofDay.filter(({ hasAnswered }) => hasAnswered);
    const failed = ofDay.filter(({ hasAnswered }) => !hasAnswered);
    return {
      service: first.service,
      day: berlinDay(first.at),
      measured: bitsOf(ofDay),
      failed: bitsOf(failed),
      lookedAt: latest(ofDay) ?? first.at,
      answeredAt: latest(answered) ?? null,
    };
  });
}

function bitsOf(looks: readonly Look[]): string {
  const set = new Set(looks.map(({ at }) => stretchOf(at)));
  return Array.from({ length: stretchesOfDay }, (_, index) => (set.has(index) ? '1' : '0')).join('');
}

/** The number of a moment's stretch, counted from midnight as time passes: also where clocks are changed. */
function stretchOf(at: Date): number {
  const sinceMidnight = at.getTime() - berlinMidnight(berlinDay(at)).getTime();
  return Math.floor(sinceMidnight / (stretchMinutes * 60_000));
}

function latest(looks: readonly Look[]): Date | undefined {
  const [newest] = looks.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return newest?.at;
}
