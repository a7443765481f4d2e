import type { Translation } from '@rezenso/contract/language';
import { formatNumber, formatPercent, formatRating } from '@rezenso/ui/format';
import type * as german from './texts.de.ts';

const reviews = (count: number) => `${formatNumber(count)} ${count === 1 ? 'review' : 'reviews'}`;
const days = (figure: number) => (figure === 1 ? 'one day' : `${formatNumber(figure, 1)} days`);

/** Themes by the id that the server gives them; one that is newer than this page keeps its name. */
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
  insightTexts: {
    title: 'Extended analytics',
    description: 'What your customers and partners praise, what bothers them, and how that changes.',
    back: 'Back to reviews',
    export: 'Download reviews (CSV)',
    report: 'Download report (PDF)',
    failedTitle: 'Your analytics could not be loaded',
    loading: 'Reading your reviews…',
    emptyTitle: 'Nothing to read yet',
    emptyDescription: 'As soon as you have reviews, you can read here what they praise and criticise.',
    emptyAction: 'Import review',
    previewTitle: (month) => `Preview: your first month, ${month}`,
    previewText: (most: number) =>
      `This is real and comes from your own reviews, where there are many from the first ${most}. With Pro you see every month, the comparison in your area and what has changed.`,
    toPro: 'Explore Pro',
    changes: 'What has changed',
    noChanges: 'Too few reviews came in over the last two months to say anything.',
  },
  themeTexts: {
    title: 'What people talk about',
    description: (read) =>
      `${reviews(read)} ${read === 1 ? 'was' : 'were'} read. We count what a sentence clearly praises or criticises; about eight in ten sentences are under the right topic. We understand German sentences. Open a topic to read them.`,
    notUnderstood: (count: number) =>
      count === 1
        ? 'One review is not in German; what it says is missing here.'
        : `${formatNumber(count)} reviews are not in German; what they say is missing here.`,
    none: 'There is no German sentence in your reviews yet that clearly praises or criticises something. We do not understand other languages here yet.',
    voices: (praise, criticism) =>
      `${formatNumber(praise)} praise, ${formatNumber(criticism)} ${criticism === 1 ? 'criticism' : 'criticisms'}`,
    praise: 'Praised',
    hidden: (count) =>
      `These are the newest. ${count === 1 ? 'One more is' : `${formatNumber(count)} more are`} in your reviews.`,
    criticism: 'Criticised',
    label: ({ id, label }) => themes.get(id) ?? label,
    quoted: (passage) => `“${passage}”`,
    source: (platform, date) => `${platform}, ${date}`,
  },
  countedTexts: {
    month: 'By month',
    platform: 'By platform',
    monthColumn: 'Month',
    platformColumn: 'Platform',
  },
  moodTexts: {
    title: 'Sentiment',
    chart: 'Over time',
    praiseColumn: 'Praise',
    criticismColumn: 'Criticism',
    countColumn: 'Reviews',
    averageColumn: 'Stars',
    none: '–',
    explained:
      'Reviews are counted. One that both praises and criticises counts on both sides. By month goes back twelve months at most, by platform covers everything that was read.',
  },
  answerTexts: {
    title: 'Your replies',
    said: (answered, of) =>
      `You have marked ${formatNumber(answered)} of ${reviews(of)} as replied (${formatPercent(Math.round((100 * answered) / of))}).`,
    speed: (median, answered) =>
      answered === 1
        ? `That was after ${days(median)}.`
        : `Half of them had a reply within ${days(median)}, the other half later.`,
    few: (answered) =>
      `This is based on ${answered === 1 ? 'one reply' : `${answered} replies`} and does not say much yet.`,
    none: 'You have not marked any review as replied yet. You can do so for every review, and this is where you will see how often and how quickly you reply.',
    explained: 'We count what you marked here, from the day on which a review was on Rezenso. “Days” gives the median.',
    countColumn: 'Reviews',
    answeredColumn: 'Replied',
    daysColumn: 'Days',
    noFigure: '–',
  },
  comparisonTexts: {
    title: 'How you compare',
    description: (trade, radiusKm) =>
      `${trade} in your area (about ${2 * radiusKm} by ${2 * radiusKm}\u00a0km), in the last twelve months. Only reviews that partners can see too are counted. The figures of others are rounded and stand for a month, so that no single business can be recognised.`,
    missing:
      'Add the type of your business and your location to your profile, and see here how you compare with others.',
    toProfile: 'Go to profile',
    tooFew: (fewest) =>
      `This month there are still too few other businesses with reviews here. We compare from ${fewest} on, so that no single business can be recognised.`,
    figure: 'Figure',
    you: 'You',
    others: (businesses) => `${formatNumber(businesses)} or more others`,
    average: 'Average stars',
    perMonth: 'Reviews per month',
    answered: 'Replied',
    answerDays: 'Days until the reply (median)',
    share: (share) => formatPercent(Math.round(100 * share)),
    days: (figure) => formatNumber(figure, 1),
    noAnswers: '–',
    fewAnswer: (fewest) =>
      `How often others reply appears here as soon as ${fewest} of them mark their replies. Those who mark none are not counted.`,
    answering: (businesses) => `Replies: from ${formatNumber(businesses)} or more businesses that have marked some.`,
    aMonth: (reviews) => formatNumber(reviews, 1),
    stars: (average) => (average === null ? '–' : formatRating(average)),
  },
} satisfies Translation<typeof german>;
