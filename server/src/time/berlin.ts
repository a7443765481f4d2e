const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

/** The calendar day in Europe/Berlin, as YYYY-MM-DD. */
export function berlinDay(moment: Date): string {
  return dayFormat.format(moment);
}
