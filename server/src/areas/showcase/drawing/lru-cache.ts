/** What took long to make, kept while it is asked for; the one that was not asked for longest goes first. */
export interface LruCache<T> {
  has(key: string): boolean;
  /** Whoever asks while it is being made waits for the same; what failed is made again. */
  get(key: string, make: () => Promise<T>): Promise<T>;
}

/** @param most how many are kept */
export function createLruCache<T>(most: number): LruCache<T> {
  const kept = new Map<string, Promise<T>>();
  return {
    has: (key) => kept.has(key),
    get(key, make) {
      const known = kept.get(key);
      kept.delete(key);
      const value = known ?? make();
      kept.set(key, value);
      if (!known) value.catch(() => kept.get(key) === value && kept.delete(key));
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return value;
    },
  };
}
