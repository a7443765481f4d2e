import type { Language } from '@rezenso/contract/language';
import type { Database } from '../../../database/database.ts';
import { vocabulary } from '../../../languages/vocabulary.ts';
import type { Drawings } from '../drawing/drawings.ts';
import type { Town } from '../drawing/town.ts';
import { businesses, type ShownBusiness, type ShownPlatform } from '../shown/businesses.repository.ts';
import { type ReviewFigures, type ShownReview, shownReviews } from '../shown/reviews.repository.ts';

/** Reviews on the page; more make it long without telling more. */
const mostReviews = 30;

/** A review with what is said of its writer. */
export interface SignedReview extends ShownReview {
  /** Place that may be named; undefined where it would give the writer away, or is not known. */
  place: string | undefined;
}

/** Everything that a public page shows. */
export interface ShownPage {
  business: ShownBusiness;
  platforms: readonly ShownPlatform[];
  figures: ReviewFigures;
  reviews: readonly SignedReview[];
}

/** Reads public pages. */
export function createShownPages({ database, drawings }: { database: Database; drawings: Drawings }) {
  return {
    /** @returns undefined unless the business shows itself right now */
    async find(name: string, now: Date): Promise<ShownBusiness | undefined> {
      const business = await businesses(database.db).find(name, now);
      return business?.is_published ? business : undefined;
    },

    /** Everything on the page of a business that shows itself. */
    async read(business: ShownBusiness): Promise<ShownPage> {
      const { db } = database;
      const figures = await shownReviews(db).figures(business.id);
      const reviews = await shownReviews(db).list(business.id, mostReviews);
      return {
        business,
        platforms: await businesses(db).listPlatforms(business.id),
        figures,
        reviews: await signed(reviews),
      };
    },

    figures: (business: ShownBusiness): Promise<ReviewFigures> => shownReviews(database.db).figures(business.id),
  };

  async function signed(reviews: readonly ShownReview[]): Promise<SignedReview[]> {
    const places = reviews.map(({ reviewer_name: name, reviewer_location: location }) =>
      name ? '' : (location ?? ''),
    );
    const towns = places.some(Boolean) ? await townsOf(places) : [];
    return reviews.map((review, index) => ({ ...review, place: placeOf(review, towns[index]) }));
  }

  /** A page without the towns is better than none. */
  function townsOf(places: readonly string[]): Promise<readonly Town[]> {
    return drawings.towns(places).catch(() => []);
  }
}

/** Kind of business and place as the business wrote it, such as 'Gastronomie · 79098 Freiburg'. */
export function lineOf({ industry, location }: ShownBusiness, language: Language): string {
  return [industry ? vocabulary(language).industry(industry) : '', location ?? ''].filter(Boolean).join(' · ');
}

/** The town where others are around who might have written it too, otherwise the state. */
function placeOf({ has_neighbours: isHidden }: ShownReview, read: Town = {}): string | undefined {
  return isHidden ? (read.town ?? read.land) : read.land;
}
