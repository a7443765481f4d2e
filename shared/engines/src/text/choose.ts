/** FNV-1a: the same text always gives the same 32-bit number. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  // The last mixing step of MurmurHash3: FNV alone leaves the low bits of similar ids alike.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Which of `options` a seed stands for, always the same for the same seed. */
export function startOf(options: readonly unknown[], seed: string): number {
  return hashOf(seed) % options.length;
}

/** One of `options`, always the same for the same seed. */
export function choose<Option>(options: readonly [Option, ...Option[]], seed: string): Option {
  return options[startOf(options, seed)] ?? options[0];
}

/** `options` in an order that depends only on the seed. */
export function shuffled<Option>(options: readonly Option[], seed: string): Option[] {
  return options
    .map((option, index) => ({ option, key: hashOf(`${seed}#${index}`) }))
    .sort((a, b) => a.key - b.key)
    .map(({ option }) => option);
}
