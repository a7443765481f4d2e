/** A space that keeps a number and its unit on one line. */
const noBreak = ' ';

/** 'A', 'A und B', 'A, B und C'. */
export function listOf(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`;
}

/** '850 m', '3,5 km', '120 km': as exactly as a person would say it. */
export function kilometresText(kilometres: number): string {
  if (kilometres < 1) return `${Math.max(100, Math.round(kilometres * 10) * 100)}${noBreak}m`;
  if (kilometres < 10) return `${(Math.round(kilometres * 2) / 2).toLocaleString('de-DE')}${noBreak}km`;
  const step = kilometres < 100 ? 1 : 10;
  return `${Math.round(kilometres / step) * step}${noBreak}km`;
}

/** A share as '93 %'. */
export function percentText(share: number): string {
  return `${Math.round(share * 100)}${noBreak}%`;
}
