const keptAtMost = 100;

/**
 * Takes ids for this tab that no tab of this browser had before, and remembers them across reloads.
 * @param key under which they are remembered
 * @returns those that are this tab's now
 */
export function claim(ids: readonly string[], key: string): Promise<string[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const take = () => {
    const taken = readTaken(key);
    const mine = ids.filter((id) => !taken.includes(id));
    write(key, [...mine, ...taken].slice(0, keptAtMost));
    return Promise.resolve(mine);
  };
  // Two tabs may look in the same moment; browsers without locks leave that to chance.
  return navigator.locks ? navigator.locks.request(key, take) : take();
}

function readTaken(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}

function write(key: string, ids: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // Without storage a reload may celebrate once more.
  }
}
