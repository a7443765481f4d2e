import type { AnswerInputOf } from '@rezenso/contract/endpoint';
import { comparedRadiusKm, fewestCompared, type getReviewInsights } from '@rezenso/contract/review-insights';
import { findTrade } from '@rezenso/engines/trades';
import type { Core } from '../../../core.ts';
import { berlinMidnight, berlinMonths } from '../../../time/berlin-periods.ts';
import { germanMonth } from '../../../time/german-date.ts';
import { figuresBy, presentInsights } from './insights.presenter.ts';
import { insights, type ReaderRow, type ReadReview } from './insights.repository.ts';
import { csvOf } from './reviews-csv.ts';

type Answer = AnswerInputOf<typeof getReviewInsights>;

const shownMonths = 12;

/** What a business's reviews say, for Pro; a free member sees its own first month. */
export function createInsights({ database, engines, limits }: Pick<Core, 'database' | 'engines' | 'limits'>) {
  const repository = insights(database.db);

  return {
    /** @throws {AppError} RATE_LIMITED, OVERLOADED */
    async get(member: string, now: Date): Promise<Answer> {
      await limits.take('review-insights', member);
      const reader = await repository.reader(member);
      const { reviews, previewMonth } = await readable(member, reader);
      const months = berlinMonths(now, shownMonths);
      const read = reviews.map(({ id, content, rating, month, platform }) => ({
        id,
        text: content,
        rating,
        month,
        platform,
      }));
      const found = await engines.reviewInsights(read, namesOf(months));
      return {
        scope: reader.isPro ? 'all' : 'first_month',
        previewMonth,
        reviews: reviews.length,
        ...presentInsights(found, reviews, previewMonth === null ? months : [previewMonth]),
        comparison: reader.isPro ? await compare(member, reader, months) : null,
        changes: reader.isPro ? found.changes : [],
      };
    },

    /**
     * The reviews behind it, as a table for other programs.
     * @throws {AppError} RATE_LIMITED
     */
    async export(member: string): Promise<string> {
      await limits.take('export', member);
      return csvOf((await readable(member, await repository.reader(member))).reviews);
    },
  };

  async function readable(
    member: string,
    { isPro }: ReaderRow,
  ): Promise<{ reviews: ReadReview[]; previewMonth: string | null }> {
    if (isPro) return { reviews: await repository.list(member), previewMonth: null };
    const first = await repository.firstMonth(member);
    return { reviews: first === undefined ? [] : await repository.list(member, first), previewMonth: first ?? null };
  }

  async function compare(member: string, reader: ReaderRow, months: readonly string[]): Promise<Answer['comparison']> {
    const { trade, latitude, longitude } = reader;
    const name = trade === null ? undefined : findTrade(trade)?.name;
    if (trade === null || name === undefined || latitude === null || longitude === null) return null;
    const since = berlinMidnight(`${months[0]}-01`);
    const radiusKm = comparedRadiusKm;
    const own = await repository.own(member, since, shownMonths);
    const others = await repository.nearby({ member, trade, latitude, longitude, radiusKm }, since, shownMonths);
    return {
      tradeName: name,
      radiusKm,
      businesses: others.businesses,
      own: figuresBy(own),
      others: others.businesses < fewestCompared ? null : figuresBy(others),
    };
  }
}

/** The last whole month and the one before it. */
function namesOf(months: readonly string[]) {
  const [before = '', last = ''] = months.slice(-3);
  return { last, before, lastName: germanMonth(last), beforeName: germanMonth(before) };
}
