import type { Cluster } from './cluster.ts';
import type { Story } from './stories.ts';
import { handlerFaults } from './verdict.ts';

const betweenMs = 2_000;

/**
 * Waits until everything that followed is done; what a killed process had begun is taken over after half a minute of
 * silence. @returns what is missing, doubled or not equal to the ledger when the time is up
 */
export async function leftOver(cluster: Cluster, stories: readonly Story[], timeoutMs: number): Promise<string[]> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const { isEqual, output } = await cluster.recompute();
    const left = [...(await handlerFaults(stories)), ...(isEqual ? [] : [output])];
    if (left.length === 0 || Date.now() > deadline) return left;
    await new Promise((resolve) => setTimeout(resolve, betweenMs));
  }
}
