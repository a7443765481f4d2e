import type { Translation } from '@rezenso/contract/language';
import { platformNames } from '@rezenso/contract/vocabulary';
import { englishDate } from '../../../../time/english-date.ts';
import type * as german from './texts.de.ts';

const whole = new Intl.NumberFormat('en-GB');
const oneDecimal = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const columnOfDays = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const stars = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('en-GB', { style: 'percent' });
const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortMonths = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const atNoon = (month: string) => new Date(`${month}-15T12:00:00Z`);
const reviews = (count: number) => `${whole.format(count)} ${count === 1 ? 'review' : 'reviews'}`;

/** Themes of the engine (`themes.tsv`). */
const themes: ReadonlyMap<string, string> = new Map([
  ['people', 'Friendliness'],
  ['advice', 'Advice'],
  ['quality', 'Quality'],
  ['price', 'Price'],
  ['punctuality', 'Punctuality and waiting times'],
  ['contact', 'Availability'],
  ['reliability', 'Reliability'],
  ['cleanliness', 'Cleanliness'],
  ['place', 'Rooms and atmosphere'],
  ['location', 'Location and parking'],
  ['food', 'Food and drink'],
  ['choice', 'Choice'],
]);

export default {
  reportTexts: {
    kind: 'Review report',
    title: (company) => `${company} – review report`,
    nameless: 'Business on Rezenso',
    period: (first, last) => `${months.format(atNoon(first))} to ${months.format(atNoon(last))}`,
    writtenOn: (day) => `Created on ${day}`,
    page: (page, pages) => `Page ${page} of ${pages}`,
    month: (month) => months.format(atNoon(month)),
    shortMonth: (month) => shortMonths.format(atNoon(month)).slice(0, 3),
    none: '–',
    date: englishDate,
    platformNames: { ...platformNames, other: 'Other' },
    fileName: (day) => `review-report-${day}.pdf`,
    table: {
      fileName: 'rezenso-reviews.csv',
      separator: ',',
      heads: ['Date', 'Platform', 'Stars', 'Written by', 'Text', 'Replied on'],
      reviewers: { imported: 'Imported', anonymous: 'Anonymous' },
    },
    figures: {
      reviews: (count) => (count === 1 ? 'review' : 'reviews'),
      average: 'stars on average',
      restsOn: (given) => (given === 0 ? 'without stars' : `from ${reviews(given)} with stars`),
      confirmed: (confirmed) => `${whole.format(confirmed)} of them confirmed`,
      trust: 'trust score out of 100',
      noTrust: 'none yet',
      answered: 'with a reply',
      answers: (answered, of, days) =>
        days === null
          ? 'none marked as replied yet'
          : `${whole.format(answered)} of ${whole.format(of)}, after a median of ${inDays(days)}`,
      whole: (figure) => whole.format(figure),
      stars: (mean) => (mean === null ? '–' : stars.format(mean)),
      share: (part, all) => (all === 0 ? '–' : percent.format(part / all)),
      explained:
        'The trust score says how reliably this business itself writes reviews for partners: it rises with every confirmed review and falls when something came too late, did not come or was suspicious. Stars play no part in it.',
    },
    changes: { title: 'What has changed lately' },
    mood: {
      title: 'Sentiment over time',
      explained: 'Reviews are counted. One that both praises and criticises counts on both sides.',
      praise: 'Praise',
      criticism: 'Criticism',
      heads: ['Month', 'Praise', 'Criticism', 'Reviews', 'Stars', 'Replied'],
      answered: (answered, of) => (of === 0 ? '–' : `${whole.format(answered)} of ${whole.format(of)}`),
    },
    platforms: {
      title: 'Platforms',
      heads: ['Platform', 'Praise', 'Criticism', 'Reviews', 'Stars', 'Replied', 'Days until the reply'],
      days: (days) => (days === null ? '–' : columnOfDays.format(days)),
    },
    themes: {
      title: 'What people talk about',
      explained:
        'What a German sentence clearly praises or criticises is counted. The sentences are shown as they were written.',
      none: 'No German sentence in the reviews from this period clearly praises or criticises something.',
      voices: (praise, criticism) =>
        `${whole.format(praise)} praise, ${whole.format(criticism)} ${criticism === 1 ? 'criticism' : 'criticisms'}`,
      quoted: (passage) => `“${passage}”`,
      name: (id, label) => themes.get(id) ?? label,
      unquoted: 'A sentence in a script that this report cannot set.',
      source: (isPraise, platform, day) => `${isPraise ? 'Praised' : 'Criticised'} · ${platform}, ${day}`,
      more: (left) =>
        left === 1 ? 'One more theme is not shown here.' : `${whole.format(left)} more themes are not shown here.`,
    },
    origin: {
      title: 'Where the figures come from',
      read: (count, isCutOff) => {
        if (isCutOff) return `The latest ${reviews(count)} from this period were read; this report reads no more.`;
        if (count === 0) return 'There is no review from this period on Rezenso.';
        return count === 1
          ? 'The one review from this period that is on Rezenso was read.'
          : `All ${reviews(count)} from this period that are on Rezenso were read.`;
      },
      confirmed: (confirmed, all) =>
        [
          `${share(confirmed, all)} confirmed${confirmed === 0 ? '. Confirmed means:' : ':'} from a mutual exchange that the recipient has confirmed, or named by the platform itself as a review of this business.`,
          restOf(confirmed, all),
        ]
          .filter(Boolean)
          .join(' '),
      how: 'A program counts praise and criticism using fixed lists of words; about eight out of ten sentences are under the right theme. A review has a reply when the business has marked it as replied here; the days count from the day on which a review was on Rezenso. Characters that the typeface lacks (emoji, for example) are missing from the quotations.',
      whose: (company, day) =>
        `This report was created on ${day} by ${company} with Rezenso. It contains only reviews of this business and names nobody who wrote them.`,
    },
  },
} satisfies Translation<typeof german>;

function share(confirmed: number, all: number): string {
  if (confirmed === 0) return all === 1 ? 'It is not' : 'None of them is';
  if (confirmed === all) return all === 1 ? 'It is' : 'All of them are';
  return confirmed === 1 ? 'One of them is' : `${whole.format(confirmed)} of them are`;
}

function restOf(confirmed: number, all: number): string {
  if (confirmed === all) return '';
  const isOne = all - confirmed === 1;
  const [which, them] = [
    confirmed === 0 ? (isOne ? 'it' : 'them') : isOne ? 'the other one' : 'the others',
    isOne ? 'it' : 'them',
  ];
  return `The business entered ${which} itself, the platform gives no stars for ${them}, or our check withholds ${them}.`;
}

function inDays(days: number): string {
  return days === 1 ? 'one day' : `${oneDecimal.format(days)} days`;
}
