import { type Budget, type BudgetName, budgetTable } from './budget-table.ts';

/** Counts calls of this process in its memory: too often for a statement each. */
export interface Budgets {
  /**
   * Takes one of what is left to somebody.
   * @param whom an account's id or a network
   * @returns after how many whole seconds there is one again; 0 when one was taken
   */
  take(name: BudgetName, whom: string): number;
  /** For how many it keeps what is left. */
  size(): number;
}

/** A token bucket; one that is full is the same as none. */
interface Bucket {
  left: number;
  /** Monotonic, in milliseconds. */
  at: number;
}

/** Of each budget, some megabytes. Above it those go first that nobody has taken from for longest: at most they begin anew. */
const mostKept = 50_000;
const sweepEveryMillis = 10_000;

/**
 * @param millis a clock that never jumps
 * @param table the site's own unless another is given
 */
export function createBudgets(
  millis: () => number = () => performance.now(),
  table: Readonly<Record<BudgetName, Budget>> = budgetTable,
  most = mostKept,
): Budgets {
  const kept: Readonly<Record<BudgetName, Map<string, Bucket>>> = {
    'account.read': new Map(),
    'account.write': new Map(),
    'network.read': new Map(),
    'network.write': new Map(),
    webhook: new Map(),
  };
  let sweptAt = millis();
  return {
    take(name, whom) {
      const { burst, perSecond } = table[name];
      const [buckets, now] = [kept[name], millis()];
      sweep(now);
      const bucket = buckets.get(whom) ?? { left: burst, at: now };
      bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1_000) * perSecond);
      bucket.at = now;
      // The order of a map is the order of use.
      buckets.delete(whom);
      buckets.set(whom, bucket);
      if (buckets.size > most) dropOldest(buckets);
      if (bucket.left < 1) return Math.max(1, Math.ceil((1 - bucket.left) / perSecond));
      bucket.left -= 1;
      return 0;
    },
    size: () => Object.values(kept).reduce((all, { size }) => all + size, 0),
  };

  function sweep(now: number): void {
    if (now - sweptAt < sweepEveryMillis) return;
    sweptAt = now;
    for (const name of Object.keys(kept) as BudgetName[]) {
      const { burst, perSecond } = table[name];
      for (const [whom, { left, at }] of kept[name])
        if (left + ((now - at) / 1_000) * perSecond >= burst) kept[name].delete(whom);
    }
  }
}

function dropOldest(buckets: Map<string, Bucket>): void {
  for (const oldest of buckets.keys()) return void buckets.delete(oldest);
}
