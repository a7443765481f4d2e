import { formatNumber } from '@rezenso/ui/format';

const [hour, day] = [60, 1_440];
const oneDecimal = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

/** Minutes as people say them: 'unter 1 Min.', '12 Min.', '3,5 Std.', '2 Tage'. */
export function answeredWithin(minutes: number): string {
  if (minutes < 1) return 'unter 1\u00a0Min.';
  if (minutes < hour) return `${formatNumber(minutes)}\u00a0Min.`;
  if (minutes < 2 * day) return `${oneDecimal.format(minutes / hour)}\u00a0Std.`;
  return `${oneDecimal.format(minutes / day)}\u00a0Tage`;
}
