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
export type Consequence<T extends EventType> = (tx: Tx, event: EventOf<T>) => Promise<void>;

export interface Events {
  /** Registers one thing that follows from events of a type. `name` says what, for instance 'notify-partner'. */
  on<T extends EventType>(type: T, name: string, consequence: Consequence<T>): void;
  /** Writes what follows as jobs, in the transaction of the change itself: both happen or neither. */
  record<T extends EventType>(tx: Tx, type: T, event: DomainEvents[T]): Promise<void>;
}

interface Envelope {
  type: string;
  consequence: string;
  occurredAt: string;
  event: object;
}

const consequenceJob = job<Envelope>('event.consequence', { concurrency: 4 });

export function createEvents(jobs: Jobs, now: () => Date): Events {
  const consequences = new Map<string, Map<string, (tx: Tx, event: never) => Promise<void>>>();

  jobs.workInTransaction(consequenceJob, async (tx, envelope) => {
    const consequence = consequences.get(envelope.type)?.get(envelope.consequence);
    if (!consequence) throw new Error(`Nothing called ${envelope.consequence} follows from ${envelope.type}`);
    const event = { ...envelope.event, type: envelope.type, occurredAt: new Date(envelope.occurredAt) };
    await consequence(tx, event as never);
  });

  return {
    on(type, name, consequence) {
      const ofType = consequences.get(type) ?? new Map();
      if (ofType.has(name)) throw new Error(`${name} follows from ${type} twice`);
      consequences.set(type, ofType.set(name, consequence));
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
