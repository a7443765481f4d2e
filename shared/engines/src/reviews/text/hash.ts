/** 32-bit FNV-1a with the final mix of MurmurHash3, so that low bits are usable on their own. Unsigned. */
export function hashText(text: string, seed = 0): number {
  let hash = 0x811c9dc5 ^ Math.imul(seed, 0x9e3779b1);
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return mix(hash);
}

/** Spreads the bits of a 32-bit value (final mix of MurmurHash3). Unsigned. */
export function mix(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** One value out of two, order-sensitive. Unsigned. */
export function combine(left: number, right: number): number {
  return mix(Math.imul(left, 0x9e3779b1) ^ right);
}
