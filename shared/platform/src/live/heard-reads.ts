import type { StaleReads } from '@rezenso/contract/live';
import { freshen, outdate } from '../client/freshen.ts';

/** What comes in one burst is read once. */
const settleMs = 50;

let heard = new Set<string>();
let isAll = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Takes what was named for old at once, and reads again what is shown of it in a moment: in a page that nobody sees, when
 * somebody looks again.
 */
export function hearOf(reads: StaleReads): void {
  if (reads.length === 0) return;
  outdate(reads);
  if (reads === 'all') isAll = true;
  else for (const path of reads) heard.add(path);
  if (document.hidden) document.addEventListener('visibilitychange', readHeard, { once: true });
  else timer ??= setTimeout(readHeard, settleMs);
}

function readHeard(): void {
  clearTimeout(timer);
  timer = undefined;
  const reads = isAll ? 'all' : [...heard];
  isAll = false;
  heard = new Set();
  void freshen(reads);
}
