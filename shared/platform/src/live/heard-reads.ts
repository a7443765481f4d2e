import type { StaleReads } from '@rezenso/contract/live';
import { freshen, outdate } from '../client/freshen.ts';
import { keptPaths, mayYetSucceed } from '../client/reads.ts';
import { hasNetwork, onNetworkBack } from '../connection/connection.ts';

/** What comes in one burst is read once. */
const settleMs = 50;

/** Waits before reads that failed are tried again, in milliseconds; then the last of them each time. */
const againAfter = [2_000, 10_000, 30_000, 60_000];

let heard = new Set<string>();
let isAll = false;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Paths whose reads failed for now, and how many attempts in a row ended so. */
const missed = new Set<string>();
let failures = 0;
let isWaiting = false;

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
  void freshen(reads).then(() => tryLater(reads === 'all' ? keptPaths() : reads));
}

/** A change is told once, so what failed to be read is read again: as soon as there is a network, or in a moment. */
function tryLater(paths: readonly string[]): void {
  for (const path of paths) {
    if (mayYetSucceed(path)) missed.add(path);
    else missed.delete(path);
  }
  if (missed.size === 0) failures = 0;
  if (missed.size === 0 || isWaiting) return;
  isWaiting = true;
  const again = () => {
    isWaiting = false;
    hearOf([...missed]);
  };
  if (hasNetwork()) setTimeout(again, againAfter[Math.min(failures, againAfter.length - 1)]);
  else onNetworkBack(again);
  failures += 1;
}
