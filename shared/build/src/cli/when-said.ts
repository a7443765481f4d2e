import type { Writable } from 'node:stream';

/**
 * Resolves once everything that was written has gone out. A process that ends before loses what waits for a slow reader at the other
 * end of a pipe, which is how continuous integration reads.
 */
export async function whenSaid(...streams: readonly Pick<Writable, 'write'>[]): Promise<void> {
  await Promise.all(streams.map((stream) => new Promise<void>((said) => void stream.write('', () => said()))));
}
