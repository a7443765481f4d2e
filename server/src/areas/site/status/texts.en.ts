import type { Translation } from '@rezenso/contract/language';
import type { Service } from './looks.ts';
import type * as german from './texts.de.ts';

const nbsp = '\u00a0';
const percentFormat = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });
const numberFormat = new Intl.NumberFormat('en-GB');
const dayFormat = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long' });
const timeFormat = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' });

/** What is missing of a hundred stays visible: 99.999% are no 100%. */
const percent = (share: number) => `${percentFormat.format(Math.floor(share * 10_000) / 100)}%`;
const day = (iso: string) => dayFormat.format(new Date(`${iso}T00:00:00Z`)).replace(' ', nbsp);

const serviceNames: Record<Service, string> = {
  database: 'Database',
  jobs: 'Background tasks',
  mail: 'Email delivery',
};

export default {
  statusTexts: {
    title: 'Status',
    description: 'How Rezenso is doing: measured over the last 90 days.',
    overall: {
      up: 'Everything we measure is running.',
      down: 'Something is disrupted right now. See below for what it is.',
      unknown: 'There are no recent measurements right now.',
      lost: 'Our database is not answering right now. The measurements will be back here as soon as it is.',
    },
    question: 'Is something broken that is not listed here?',
    contact: 'Contact us',
    now: { up: 'Answering', down: 'Disrupted', unknown: 'No recent measurement' },
    service: (service) => serviceNames[service],
    lookedAt: (at) => `Last measured at ${timeFormat.format(at)} German time.`,
    first: (days) => `${days - 1}${nbsp}days ago`,
    last: 'today',
    uptime: (share) => `${percent(share)} available`,
    noUptime: 'Not measured yet',
    measured: (minutes, days, ofDays) => `Measured: ${spanOf(minutes)} on ${days} of ${ofDays}${nbsp}days.`,
    bar: (good, bad, none) =>
      `${counted(good, 'day', 'days')} without disruption, ${counted(bad, 'day', 'days')} with disruption, ${counted(none, 'day', 'days')} without data.`,
    dayGood: (iso) => `${day(iso)}: no disruption measured`,
    dayBad: (iso, share) => `${day(iso)}: ${percent(share)} available`,
    dayNone: (iso) => `${day(iso)}: no data`,
    disturbances: 'Days with disruption',
    legend: { title: 'What the bars mean', good: 'without disruption', bad: 'with disruption', none: 'no data' },
    method: {
      title: 'How we measure',
      text: `Once a minute we check whether the database answers. Every five minutes a task runs in the background that also asks the mail server. If an answer is missing once within five minutes, all five count as a disruption. Times without measurements do not count at all, either as running or as disrupted. We keep nothing that is older than 90${nbsp}days.`,
    },
  },
} satisfies Translation<typeof german>;

function counted(count: number, one: string, many: string): string {
  return `${count}${nbsp}${count === 1 ? one : many}`;
}

function spanOf(minutes: number): string {
  if (minutes < 60) return counted(minutes, 'minute', 'minutes');
  const hours = Math.floor(minutes / 60);
  return `${numberFormat.format(hours)}${nbsp}${hours === 1 ? 'hour' : 'hours'}`;
}
