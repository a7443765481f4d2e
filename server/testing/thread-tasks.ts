import type { Overheard } from '../src/engine-pool/thread-pool.ts';

export { ready } from '../src/engine-pool/ready.ts';

/** Tasks for the tests of the thread pool. */
export function echo(given: unknown): unknown {
  return given;
}

/** Says each of the words, and answers how many there were. */
export function speak({ given, told }: Overheard<readonly string[]>): number {
  for (const word of given) told.postMessage(word);
  return given.length;
}

/** Says one word and never ends. */
export function sayAndSpin({ told }: Overheard<unknown>): never {
  told.postMessage('begun');
  return spin();
}

export function fail(message: string): never {
  throw new Error(message);
}

export function spin(): never {
  for (;;);
}

export function hoard(): never {
  const kept: number[][] = [];
  for (;;) kept.push(new Array(100_000).fill(kept.length));
}
