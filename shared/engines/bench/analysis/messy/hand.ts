import type { MessyBusiness } from './messy-business.ts';
import type { Unwanted } from './texts.ts';

/** The pages of a site by path, as one kind of maker builds them; a path that is missing answers 404. */
export type Hand = (business: MessyBusiness, texts: Unwanted) => Record<string, string>;
