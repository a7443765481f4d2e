/** A running PostgreSQL. */
export interface RunningPostgres {
  /** Its address, with which a superuser signs in. */
  url: string;
  stop(): Promise<void>;
}

/** One that is thrown away when it stops, or the one that TEST_POSTGRES_URL names. */
export function startPostgres(): Promise<RunningPostgres>;
