/** Sorts and removes repeated values. */
export function sortedSet(values: readonly number[]): Uint32Array {
  const sorted = new Uint32Array(values).sort();
  let length = 0;
  for (let index = 0; index < sorted.length; index += 1) {
    if (index > 0 && sorted[index] === sorted[index - 1]) continue;
    sorted[length] = sorted[index] ?? 0;
    length += 1;
  }
  return sorted.slice(0, length);
}

/** How many values two sorted sets share. */
function sharedCount(a: Uint32Array, b: Uint32Array): number {
  let shared = 0;
  let left = 0;
  let right = 0;
  while (left < a.length && right < b.length) {
    const difference = (a[left] ?? 0) - (b[right] ?? 0);
    if (difference === 0) shared += 1;
    if (difference <= 0) left += 1;
    if (difference >= 0) right += 1;
  }
  return shared;
}

/** Shared values over all values, 0-1 (Jaccard). Two empty sets share nothing. */
export function jaccard(a: Uint32Array, b: Uint32Array): number {
  const shared = sharedCount(a, b);
  return shared === 0 ? 0 : shared / (a.length + b.length - shared);
}

/** The part of the smaller set that stands in the other one too, 0-1. */
export function containmentOf(a: Uint32Array, b: Uint32Array): number {
  const smaller = Math.min(a.length, b.length);
  return smaller === 0 ? 0 : sharedCount(a, b) / smaller;
}
