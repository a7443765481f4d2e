import type { AnswerInputOf } from '@rezenso/contract/endpoint';
import type { Language } from '@rezenso/contract/language';
import { mostPreviewed } from '@rezenso/contract/limits';
import { comparedRadiusKm, fewestCompared, type getReviewInsights } from '@rezenso/contract/review-insights';
import type { InsightReview } from '@rezenso/engines/insights';
import { findTrade, nameOfTrade } from '@rezenso/engines/trades';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import { berlinMidnight, berlinMonth, berlinMonths } from '../../../time/berlin-periods.ts';
import { datesIn } from '../../../time/dates.ts';
import { figuresBy, inTens, othersBy, presentInsights } from './insights.presenter.ts';
import { insights, mostRead, type ReaderRow, type ReadReview } from './insights.repository.ts';
import type { InsightsReport } from './report/insights-report.ts';
import { csvOfReviews } from './reviews-csv.ts';
import { tradeFigures } from './trade-figures.repository.ts';

type Answer = AnswerInputOf<typeof getReviewInsights>;

const shownMonths = 12;

/** What a business's reviews say, for Pro; a free member sees the beginning of its own first month. */
export function createInsights({ database, engines, limits }: Pick<Core, 'database' | 'engines' | 'limits'>) {
  const repository = insights(database.db);

  return {
    /** @throws {AppError} RATE_LIMITED, OVERLOADED */
    async get(member: string, now: Date, language: Language): Promise<Answer> {
      await limits.take('review-insights', member);
      const reader = await repository.reader(member);
      const { reviews, previewMonth } = await readable(member, reader);
      const months = berlinMonths(now, shownMonths);
      const found = await read(reviews, months, language);
      return {
        scope: reader.isPro ? 'all' : 'first_month',
        previewMonth,
        reviews: reviews.length,
        ...presentInsights(found, reviews, previewMonth === null ? months : [previewMonth]),
        comparison: reader.isPro ? await compare(member, reader, months, language) : null,
        changes: reader.isPro ? found.changes : [],
      };
    },

    /**
     * The reviews behind it, as a table for other programs.
     * @throws {AppError} RATE_LIMITED
     */
    async export(member: string, language: Language): Promise<string> {
      await limits.take('insights-export', member);
      return csvOfReviews((await readable(member, await repository.reader(member))).reviews, language);
    },

    /**
     * What a report to hand on says: the last twelve months, whose the business is and when it was written.
     * @throws {AppError} PRO_REQUIRED, RATE_LIMITED, OVERLOADED
     */
    async report(member: string, now: Date, language: Language): Promise<InsightsReport> {
      await limits.take('insights-export', member);
      const reader = await repository.reader(member);
      if (!reader.isPro) throw new AppError('PRO_REQUIRED');
      const months = berlinMonths(now, shownMonths);
      const reviews = (await repository.list(member)).filter(({ month }) => months.includes(month));
      const found = await read(reviews, months, language);
      const { companyName, location, trustScore, trade } = reader;
      const known = findTrade(trade);
      return {
        language,
        companyName: companyName ?? '',
        about: [known && nameOfTrade(known, language), location].filter((it) => it != null).join(' · '),
        trustScore,
        writtenOn: datesIn(language).date(now),
        months: [months[0] ?? '', months.at(-1) ?? ''],
        reviews: reviews.length,
        isCutOff: reviews.length === mostRead,
        confirmed: reviews.filter(({ isConfirmed }) => isConfirmed).length,
        stars: reviews.flatMap(({ rating }) => rating ?? []),
        ...presentInsights(found, reviews, months),
        changes: found.changes,
      };
    },
  };

  async function readable(
    member: string,
    { isPro }: ReaderRow,
  ): Promise<{ reviews: ReadReview[]; previewMonth: string | null }> {
    if (isPro) return { reviews: await repository.list(member), previewMonth: null };
    const reviews = await repository.listFirst(member, mostPreviewed);
    return { reviews, previewMonth: reviews[0]?.month ?? null };
  }

  function read(reviews: readonly ReadReview[], months: readonly string[], language: Language) {
    return engines.reviewInsights(reviews.map(forReading), namesOf(months, language), language);
  }

  async function compare(
    member: string,
    reader: ReaderRow,
    months: readonly string[],
    language: Language,
  ): Promise<Answer['comparison']> {
    const { trade, latitude, longitude } = reader;
    const known = findTrade(trade);
    if (trade === null || !known || latitude === null || longitude === null) return null;
    const since = berlinMidnight(`${months[0]}-01`);
    const radiusKm = comparedRadiusKm;
    const own = await repository.own(member, since, shownMonths);
    const month = months.at(-1) ?? '';
    const all = await tradeFigures(database).of({ trade, latitude, longitude, month }, since, shownMonths);
    // The business itself may be one of them.
    const others = all.businesses - 1;
    return {
      tradeName: nameOfTrade(known, language),
      radiusKm,
      businesses: others < fewestCompared ? Math.max(0, others) : inTens(others),
      own: figuresBy(own),
      others: others < fewestCompared ? null : othersBy(all, fewestCompared),
    };
  }
}

function forReading({ id, content, rating, month, platform, answeredAt, answerDays }: ReadReview): InsightReview {
  const answer = answeredAt && answerDays !== null ? { month: berlinMonth(answeredAt), days: answerDays } : null;
  return { id, text: content, rating, month, platform, answer };
}

/** The last whole month and the one before it. */
function namesOf(months: readonly string[], language: Language) {
  const [before = '', last = ''] = months.slice(-3);
  return { last, before, lastName: datesIn(language).month(last), beforeName: datesIn(language).month(before) };
}
