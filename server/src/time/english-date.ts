const timeZone = 'Europe/Berlin';
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone });

/** A day in German time: `3 December 2026`. */
export function englishDate(moment: Date): string {
  return dates.format(moment);
}

const months = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** The name of a month given as YYYY-MM: `December`. */
export function englishMonth(month: string): string {
  return months.format(new Date(`${month}-15T00:00:00Z`));
}

const times = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });

/** A day and time in German time: `3 December 2026 at 14:00`. */
export function englishDateAndTime(moment: Date): string {
  return `${englishDate(moment)} at ${times.format(moment)}`;
}

const days = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone });

/** A moment in German time as people say it: `Wednesday 4 March, 14:00`. */
export function englishMoment(moment: Date): string {
  const { weekday, day, month } = Object.fromEntries(
    days.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return `${weekday} ${day} ${month}, ${times.format(moment)}`;
}
