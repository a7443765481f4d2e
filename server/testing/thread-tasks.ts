/** Tasks for the tests of the thread pool. */
export function echo(given: unknown): unknown {
  return given;
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
