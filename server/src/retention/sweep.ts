import { setTimeout } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { type TableSweep, tableSweeps } from './retention-table.ts';
import { type Step, sweeps } from './sweeps.repository.ts';

/** A part of it: what the list says of a table, or what an owner does with its own. */
export interface Part {
  name: string;
  step(): Promise<Step>;
}

export interface SweepOptions {
  database: Database;
  now: () => Date;
  /** Parts that owners do by themselves, beside those of the list. */
  own?: readonly Part[];
  list?: readonly TableSweep[];
  /** Rows of one statement. */
  batch?: number;
  /** After so many milliseconds it stops where it is; the next run goes on. */
  budgetMillis?: number;
}

/** What a run took out, by part, and whether nothing is left. */
export interface Swept {
  removed: ReadonlyMap<string, number>;
  isDone: boolean;
}

/** Rows of one statement: longer ones hold others up on the embedded database, which does one thing at a time. */
const rowsAtOnce = 500;
/** A job is taken for lost after a quarter of an hour. */
const longestRunMillis = 240_000;
const longestPauseMillis = 250;

/**
 * Takes out what is over, part by part in turn, so that one large table does not keep the others waiting. It rests as long as it works:
 * whoever uses the site has at least half of the database. It may run in several processes at once, and be killed at any moment.
 */
export async function sweep(options: SweepOptions): Promise<Swept> {
  const { database, now, own = [], list = tableSweeps, batch = rowsAtOnce, budgetMillis = longestRunMillis } = options;
  const begun = performance.now();
  const removed = new Map<string, number>();
  let parts: readonly Part[] = [
    ...list.map((one) => ({ name: one.name, step: () => sweeps(database.db).step(one, now(), batch) })),
    ...own,
  ];
  while (parts.length > 0) {
    const left: Part[] = [];
    for (const part of parts) {
      if (performance.now() - begun > budgetMillis) return { removed, isDone: false };
      const before = performance.now();
      const step = await part.step();
      if (step.removed > 0) removed.set(part.name, (removed.get(part.name) ?? 0) + step.removed);
      if (step.isDone) continue;
      left.push(part);
      await setTimeout(Math.min(performance.now() - before, longestPauseMillis));
    }
    parts = left;
  }
  return { removed, isDone: true };
}
