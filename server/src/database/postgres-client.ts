import pg from 'pg';
import { nameOfPrepared } from './prepared.ts';

type Done = (error: Error | null, result: pg.QueryResult) => void;

/**
 * A connection that keeps statements prepared that were declared so, and answers promises by a callback: what pg's own
 * promise resolves with survives every small collection, so that each answer of a list waited for a large one.
 */
class PostgresClient extends pg.Client {
  override query(asked: unknown, values?: unknown, done?: unknown): never {
    if (typeof asked !== 'string' || typeof values === 'function' || done)
      return super.query(asked as never, values as never, done as never) as never;
    const name = nameOfPrepared(asked);
    const config = { text: asked, values: values as unknown[] | undefined, ...(name && { name }) };
    return new Promise((resolve, reject) => {
      const settle: Done = (error, result) => (error ? reject(error) : resolve(result));
      void super.query(config as never, settle as never);
    }) as never;
  }
}

/** For pg's pool, whose types know pg's own client only. */
export const clientOption = { Client: PostgresClient } as Pick<pg.PoolConfig, never>;
