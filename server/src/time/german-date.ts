const dates = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' });

/** A day in German time as people read it: `3. Dezember 2026`. */
export function germanDate(moment: Date): string {
  return dates.format(moment);
}
