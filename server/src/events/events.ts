import type { Tx } from '../database/database.ts';
import { job } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { announceEvent } from './announce-event.ts';
import type { DomainEvents } from './domain-events.ts';

export type EventType = keyof DomainEvents;
export type EventOf<T extends EventType> = DomainEvents[T] & { type: T; occurredAt: Date };
/** What follows from an event. Runs in its own transaction, effective exactly once; throwing tries it again later. */
export type EventHandler<T extends EventType, Prepared = undefined> = (
  tx: Tx,
  event: EventOf<T>,
  prepared: Prepared,
) => Promise<void>;
/** What a handler needs to find out or to work out, before its transaction; it changes nothing. */
export type Preparation<T extends EventType, Prepared> = (event: EventOf<T>) => Promise<Prepared>;

export interface Events {
  /** Registers one thing that follows from events of a type. `name` says what, for instance 'notify-partner'. */
  on<T extends EventType>(type: T, name: string, handler: EventHandler<T>): void;
  on<T extends EventType, Prepared>(
    type: T,
    name: string,
    handler: EventHandler<T, Prepared>,
    prepare: Preparation<T, Prepared>,
  ): void;
  /** Jobs of an event that are under way since before an update, under a name that is another one now. */
  answerTo<T extends EventType>(type: T, formerName: string, name: string): void;
  /** Writes what follows as jobs and tells open pages, in the transaction of the change itself: all of it happens or nothing. */
  record<T extends EventType>(tx: Tx, type: T, event: DomainEvents[T]): Promise<void>;
}

/** A job of the queue. Its field and the queue keep the names that jobs under way at an update were stored with. */
interface Envelope {
  type: string;
  consequence: string;
  occurredAt: string;
  event: object;
}

interface Registered {
  handler: (tx: Tx, event: never, prepared: never) => Promise<void>;
  prepare?: (event: never) => Promise<unknown>;
}

const handlerJob = job<Envelope>('event.consequence', { concurrency: 4 });

export function createEvents(jobs: Jobs, now: () => Date, tracing?: Pick<Tracing, 'tell'>): Events {
  const handlers = new Map<string, Map<string, Registered>>();
  const formerNames = new Map<string, string>();

  function registered({ type, consequence: name }: Envelope): Registered {
    const found = handlers.get(type)?.get(formerNames.get(`${type} ${name}`) ?? name);
    if (!found) throw new Error(`Nothing called ${name} follows from ${type}`);
    return found;
  }

  jobs.workInTransaction(
    handlerJob,
    (tx, envelope, prepared: unknown) => registered(envelope).handler(tx, eventOf(envelope), prepared as never),
    async (envelope): Promise<unknown> => {
      tracing?.tell({ 'event.type': envelope.type, 'event.consequence': envelope.consequence });
      return registered(envelope).prepare?.(eventOf(envelope));
    },
  );

  return {
    on(type: string, name: string, handler: Registered['handler'], prepare?: NonNullable<Registered['prepare']>) {
      const ofType = handlers.get(type) ?? new Map<string, Registered>();
      if (ofType.has(name)) throw new Error(`${name} follows from ${type} twice`);
      handlers.set(type, ofType.set(name, { handler, ...(prepare && { prepare }) }));
    },
    answerTo: (type, formerName, name) => void formerNames.set(`${type} ${formerName}`, name),
    async record(tx, type, event) {
      await announceEvent(tx, type, event);
      const occurredAt = now().toISOString();
      const names = [...(handlers.get(type)?.keys() ?? [])];
      await jobs.enqueueAll(
        tx,
        handlerJob,
        names.map((consequence) => ({ type, consequence, occurredAt, event })),
      );
    },
  };
}

function eventOf({ event, type, occurredAt }: Envelope): never {
  return { ...event, type, occurredAt: new Date(occurredAt) } as never;
}
