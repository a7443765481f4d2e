import pg from 'pg';
import type { Logger } from 'pino';
import type { ChannelListener, Listening } from './listener.ts';

const longestPauseMillis = 5_000;
const firstPauseMillis = 100;
/** A connection over which nothing comes may be dead: a machine that vanished says nothing. */
const askEveryMillis = 20_000;
const answerMillis = 5_000;

/**
 * Listens over a connection of its own: one of the pool would be gone for everybody else. When it breaks it is opened again, after
 * pauses that grow up to five seconds, and the listener hears of the gap.
 * @throws Error when the first connection cannot be had
 */
export async function listenOnPostgres(
  config: pg.ClientConfig,
  channel: string,
  listener: ChannelListener,
  log: Pick<Logger, 'warn'>,
): Promise<Listening> {
  let current: pg.Client | undefined = await connect();
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;
  const asking = setInterval(() => void ask(), askEveryMillis).unref();

  return {
    async stop() {
      isStopped = true;
      clearInterval(asking);
      clearTimeout(retry);
      await current?.end().catch(() => {});
    },
  };

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...config, keepAlive: true, connectionTimeoutMillis: answerMillis });
    client.on('error', (error) => lose(client, error));
    client.on('end', () => lose(client));
    client.on('notification', ({ payload = '' }) => listener.onMessage(payload));
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    return client;
  }

  function lose(client: pg.Client, error?: Error): void {
    if (isStopped || client !== current) return;
    current = undefined;
    log.warn({ err: error }, 'the connection that listens broke');
    void client.end().catch(() => {});
    tryAgain(firstPauseMillis);
  }

  function tryAgain(pauseMillis: number): void {
    // Not all processes at once.
    retry = setTimeout(() => void reconnect(pauseMillis), pauseMillis * (0.5 + Math.random()));
  }

  async function reconnect(pauseMillis: number): Promise<void> {
    try {
      const client = await connect();
      if (isStopped) return await client.end();
      current = client;
      listener.onGap();
    } catch (error) {
      log.warn({ err: error }, 'nothing can be listened to yet');
      if (!isStopped) tryAgain(Math.min(pauseMillis * 2, longestPauseMillis));
    }
  }

  async function ask(): Promise<void> {
    const client = current;
    if (!client) return;
    let hasAnswered = false;
    const end = () => hasAnswered || client.connection.stream.destroy();
    // A process that was itself busy for so long reads first what has come meanwhile.
    const late = setTimeout(() => setImmediate(end), answerMillis);
    await client.query('select 1').catch((error) => lose(client, error));
    hasAnswered = true;
    clearTimeout(late);
  }
}
