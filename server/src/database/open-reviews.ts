import { sql } from 'kysely';

/** Of a row of review_exchanges: handed in, and what it says may be read by its recipient (docs/decisions/0081). */
export const isOpenToRecipient = sql<boolean>`(submitted_at is not null and coalesce(opened_at, confirmed_at) is not null)`;
