import { texts } from '@rezenso/contract/language';

const nbsp = '\u00a0';

/** How numbers, moments and days are written. */
export const formatTexts = /* @__PURE__ */ texts('ui/formats/texts/formatTexts', {
  locale: 'de-DE',
  justNow: 'vor wenigen Minuten',
  hoursAgo: (hours: number) => `vor ${hours}h`,
  daysAgo: (days: number) => `vor ${days}d`,
  percent: (value: string) => `${value}${nbsp}%`,
  euro: (amount: string) => `${amount}${nbsp}€`,
  today: 'Heute',
  overdue: (days: number) => `${days}${nbsp}${days === 1 ? 'Tag' : 'Tage'} überfällig`,
  left: (days: number) => `Noch ${days}${nbsp}${days === 1 ? 'Tag' : 'Tage'}`,
});
