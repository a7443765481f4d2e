/** Chance that repeats itself: the same seed gives the same values in the same order. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  shuffled<T>(items: readonly T[]): T[];
  uuid(): string;
}

/** Mulberry32 (Tommy Ettinger): 32 bits of state, even and quick enough for demo data. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    between: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
    pick(items) {
      const picked = items[int(0, items.length - 1)];
      if (picked === undefined) throw new Error('Nothing to pick from');
      return picked;
    },
    shuffled(items) {
      const keyed = items.map((item) => ({ item, key: next() }));
      return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
    },
    uuid() {
      const digits = Array.from({ length: 32 }, () => int(0, 15).toString(16));
      digits[12] = '4';
      digits[16] = '89ab'[int(0, 3)] ?? '8';
      return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
