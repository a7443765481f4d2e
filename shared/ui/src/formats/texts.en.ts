import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

const nbsp = '\u00a0';

export default {
  formatTexts: {
    locale: 'en-GB',
    justNow: 'a few minutes ago',
    hoursAgo: (hours) => `${hours}h ago`,
    daysAgo: (days) => `${days}d ago`,
    percent: (value) => `${value}%`,
    euro: (amount) => `€${amount}`,
    today: 'Today',
    overdue: (days) => `${days}${nbsp}${days === 1 ? 'day' : 'days'} overdue`,
    left: (days) => `${days}${nbsp}${days === 1 ? 'day' : 'days'} left`,
  },
} satisfies Translation<typeof german>;
