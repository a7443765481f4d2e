import type { HistoryEntry, ModuleReleases } from '@rezenso/releases/registry';

const moves: readonly HistoryEntry['event'][] = ['released', 'canary', 'canary-ended', 'promoted', 'rolled-back'];

/** What happened last to who gets which release of a module; undefined when nothing was written down. */
export function lastMove({ history = [] }: ModuleReleases): HistoryEntry | undefined {
  return history.findLast(({ event }) => moves.includes(event));
}
