import pg from 'pg';
import { nameOfPrepared } from './prepared.ts';

/** A statement ends after 30 seconds (see postgres.ts); a server that says nothing for longer than that has gone. */
const usualSilenceMillis = 35_000;

type Done = (error: Error | null, result: pg.QueryResult) => void;

/**
 * A connection that keeps statements prepared that were declared so, and answers promises by a callback: what pg's own
 * promise resolves with survives every small collection, so that each answer of a list waited for a large one.
 */
class PostgresClient extends pg.Client {
  /** How often a kept statement of this connection did not fit its tables any more: then all are prepared under new names. */
  private generation = 0;

  /** After how long without an answer this connection is given up; 0 is never. */
  private readonly silenceMillis: number;

  constructor(config?: pg.ClientConfig & { silenceMillis?: number }) {
    super(config);
    this.silenceMillis = config?.silenceMillis ?? usualSilenceMillis;
  }

  /** A machine that vanished closes no connection: this one would keep its place in the pool for a quarter of an hour. */
  private giveUp(): void {
    this.connection.stream.destroy(
      Object.assign(new Error(`PostgreSQL says nothing for ${this.silenceMillis / 1_000} seconds`), { code: '08006' }),
    );
  }

  override query(asked: unknown, values?: unknown, done?: unknown) {
    const ask = (...given: unknown[]) => Reflect.apply(super.query, this, given);
    if (typeof asked !== 'string' || typeof values === 'function' || done) return ask(asked, values, done);
    const name = nameOfPrepared(asked);
    return new Promise((resolve, reject) => {
      const begin = (settle: Done) => {
        const silence =
          this.silenceMillis > 0 ? setTimeout(() => this.giveUp(), this.silenceMillis).unref() : undefined;
        ask(
          { text: asked, values, ...(name && { name: `${name}${this.generation || ''}` }) },
          (error: Error | null, result: pg.QueryResult) => {
            clearTimeout(silence);
            settle(error, result);
          },
        );
      };
      begin((error, result) => {
        if (!error) return resolve(result);
        if (!name || !isOutdated(error)) return reject(error);
        this.generation += 1;
        // Within a transaction that is over, the second attempt fails as well: told is what came first.
        begin((again, answer) => (again ? reject(error) : resolve(answer)));
      });
    });
  }
}

/** Whether a migration gave a column that a kept statement answers another type. */
function isOutdated(error: Error): boolean {
  return 'code' in error && error.code === '0A000' && error.message.includes('cached plan');
}

/** For pg's pool, whose types know pg's own client only. */
export const clientOption: object = { Client: PostgresClient };
