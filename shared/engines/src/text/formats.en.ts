import type { Translation } from '@rezenso/contract/language';
import type * as german from './formats.de.ts';

/** A space that keeps a number and its unit on one line. */
const noBreak = '\u00a0';

export default {
  listOf: (items) => (items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`),
  kilometresText: (kilometres) => {
    if (kilometres < 1) return `${Math.max(100, Math.round(kilometres * 10) * 100)}${noBreak}m`;
    if (kilometres < 10) return `${Math.round(kilometres * 2) / 2}${noBreak}km`;
    const step = kilometres < 100 ? 1 : 10;
    return `${Math.round(kilometres / step) * step}${noBreak}km`;
  },
  percentText: (share) => `${Math.round(share * 100)}%`,
} satisfies Translation<typeof german>;
