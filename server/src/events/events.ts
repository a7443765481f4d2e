import type { Tx } from '../database/database.ts';
import { job } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';

/**
 * What can happen, by name, with what is known about it (values that survive JSON). Each feature adds its own:
 *
 *     declare module '../../events/events.ts' {
 *       interface DomainEvents { 'match.accepted': { matchId: string } }
 *     }
 */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it by declaration merging
export interface DomainEvents {}

export type EventType = keyof DomainEvents;
export type EventOf<T extends EventType> = DomainEvents[T] & { type: T; occurredAt: Date };
/** What follows from an event. Runs in its own transaction, effective exactly once; throwing tries it again later. */
export type Consequence<T extends EventType, Prepared = undefined> = (
  tx: Tx,
  event: EventOf<T>,
  prepared: Prepared,
) => Promise<void>;
/** What a consequence needs to find out or to work out, before its transaction; it changes nothing. */
export type Preparation<T extends EventType, Prepared> = (event: EventOf<T>) => Promise<Prepared>;

export interface Events {
  /** Registers one thing that follows from events of a type. `name` says what, for instance 'notify-partner'. */
  on<T extends EventType>(type: T, name: string, consequence: Consequence<T>): void;
  on<T extends EventType, Prepared>(
    type: T,
    name: string,
    consequence: Consequence<T, Prepared>,
    prepare: Preparation<T, Prepared>,
  ): void;
  /** Writes what follows as jobs, in the transaction of the change itself: both happen or neither. */
  record<T extends EventType>(tx: Tx, type: T, event: DomainEvents[T]): Promise<void>;
}

interface Envelope {
  type: string;
  consequence: string;
  occurredAt: string;
  event: object;
}

interface Registered {
  consequence: (tx: Tx, event: never, prepared: never) => Promise<void>;
  prepare?: (event: never) => Promise<unknown>;
}

const consequenceJob = job<Envelope>('event.consequence', { concurrency: 4 });

export function createEvents(jobs: Jobs, now: () => Date): Events {
  const consequences = new Map<string, Map<string, Registered>>();

  function registered({ type, consequence }: Envelope): Registered {
    const found = consequences.get(type)?.get(consequence);
    if (!found) throw new Error(`Nothing called ${consequence} follows from ${type}`);
    return found;
  }

  jobs.workInTransaction(
    consequenceJob,
    (tx, envelope, prepared: unknown) => registered(envelope).consequence(tx, eventOf(envelope), prepared as never),
    async (envelope): Promise<unknown> => registered(envelope).prepare?.(eventOf(envelope)),
  );

  return {
    on(
      type: string,
      name: string,
      consequence: Registered['consequence'],
      prepare?: NonNullable<Registered['prepare']>,
    ) {
      const ofType = consequences.get(type) ?? new Map<string, Registered>();
      if (ofType.has(name)) throw new Error(`${name} follows from ${type} twice`);
      consequences.set(type, ofType.set(name, { consequence, ...(prepare && { prepare }) }));
    },
    async record(tx, type, event) {
      const occurredAt = now().toISOString();
      const names = [...(consequences.get(type)?.keys() ?? [])];
      await jobs.enqueueAll(
        tx,
        consequenceJob,
        names.map((consequence) => ({ type, consequence, occurredAt, event: event as object })),
      );
    },
  };
}

function eventOf({ event, type, occurredAt }: Envelope): never {
  return { ...event, type, occurredAt: new Date(occurredAt) } as never;
}
