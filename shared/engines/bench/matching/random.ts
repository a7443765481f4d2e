/** A small seeded generator (mulberry32): the same seed gives the same numbers in [0, 1). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of `items`, those with more weight more often. */
export function pick<Item>(random: () => number, items: readonly (readonly [item: Item, weight: number])[]): Item {
  const total = items.reduce((sum, [, weight]) => sum + weight, 0);
  let rest = random() * total;
  for (const [item, weight] of items) {
    rest -= weight;
    if (rest < 0) return item;
  }
  const last = items.at(-1);
  if (!last) throw new Error('nothing to pick from');
  return last[0];
}
