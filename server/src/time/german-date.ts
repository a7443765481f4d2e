const dates = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' });

/** A day in German time as people read it: `3. Dezember 2026`. */
export function germanDate(moment: Date): string {
  return dates.format(moment);
}

const months = new Intl.DateTimeFormat('de-DE', { month: 'long', timeZone: 'UTC' });

/** The name of a month given as YYYY-MM: `Dezember`. */
export function germanMonth(month: string): string {
  return months.format(new Date(`${month}-15T00:00:00Z`));
}

const times = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' });

/** A day and time in German time: `3. Dezember 2026 um 14:00 Uhr`. */
export function germanDateAndTime(moment: Date): string {
  return `${germanDate(moment)} um ${times.format(moment)} Uhr`;
}

const moments = new Intl.DateTimeFormat('de-DE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Berlin',
});

/** A moment in German time as people say it: `Mittwoch, 4. März, 14:00 Uhr`. */
export function germanMoment(moment: Date): string {
  const { weekday, day, month, hour, minute } = Object.fromEntries(
    moments.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return `${weekday}, ${day}. ${month}, ${hour}:${minute} Uhr`;
}
