import pg from 'pg';
import { nameOfPrepared } from './prepared.ts';

type Done = (error: Error | null, result: pg.QueryResult) => void;

/**
 * A connection that keeps statements prepared that were declared so, and answers promises by a callback: what pg's own
 * promise resolves with survives every small collection, so that each answer of a list waited for a large one.
 */
class PostgresClient extends pg.Client {
  override query(asked: unknown, values?: unknown, done?: unknown) {
    const ask = (...given: unknown[]) => Reflect.apply(super.query, this, given);
    if (typeof asked !== 'string' || typeof values === 'function' || done) return ask(asked, values, done);
    const name = nameOfPrepared(asked);
    return new Promise((resolve, reject) => {
      const settle: Done = (error, result) => (error ? reject(error) : resolve(result));
      ask({ text: asked, values, ...(name && { name }) }, settle);
    });
  }
}

/** For pg's pool, whose types know pg's own client only. */
export const clientOption: object = { Client: PostgresClient };
