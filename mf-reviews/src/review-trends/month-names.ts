const short = ['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez'];
const long = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** `2026-03` is 'Mär': three letters, so that twelve stand beside each other on a phone. */
export function shortMonth(month: string): string {
  return short[Number(month.slice(5, 7)) - 1] ?? month;
}

/** `2026-03` is 'März 2026'. */
export function longMonth(month: string): string {
  const start = new Date(`${month}-01T00:00:00Z`);
  return Number.isNaN(start.getTime()) ? month : long.format(start);
}
