import type { ColumnType } from 'kysely';

/** A moment; written as Date, read as Date. */
export type Moment = ColumnType<Date, Date, Date>;
export type DefaultedMoment = ColumnType<Date, Date | undefined, Date>;
/** A jsonb column: read as `T`, written as its JSON text (the pg driver would send arrays as PostgreSQL arrays). */
export type Json<T> = ColumnType<T, string | undefined, string>;
