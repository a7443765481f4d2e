import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import type { Listening } from '../database/listener.ts';
import { notify } from './announce.ts';
import { createHub, type Hub } from './hub.ts';
import { liveChannel, payloadsOf } from './message.ts';

/** Live updates: what is announced in any process reaches whoever follows in this one. */
export interface Live {
  hub: Hub;
  /** Listens, once; resolves when what is announced from then on is heard. @throws when the database cannot be reached */
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface Parts {
  database: Database;
  now: () => Date;
  log: Pick<Logger, 'warn'>;
}

export function createLive({ database, now, log }: Parts, hub: Hub = createHub({ now })): Live {
  let listening: Promise<Listening> | undefined;

  return {
    hub,
    async start() {
      listening ??= listen();
      try {
        await listening;
      } catch (error) {
        listening = undefined;
        throw error;
      }
    },
    async stop() {
      const stopping = listening;
      listening = undefined;
      await (await stopping?.catch(() => undefined))?.stop();
    },
  };

  async function listen(): Promise<Listening> {
    const found = await database.listen(liveChannel, { onMessage: hub.receive, onGap });
    await meet();
    return found;
  }

  function onGap(): void {
    hub.lose();
    meet().catch((error) => log.warn({ err: error }, 'no common beginning could be announced'));
  }

  /** All processes hear the same id, so that whoever has it may come back to any of them. */
  async function meet(): Promise<void> {
    await notify(database.db, payloadsOf({ to: [], staff: [], over: [] }));
  }
}
