import { loadingSeconds, type StaleReads } from '@rezenso/contract/live';

/** What went stale while a page may have been loading. */
export function lately() {
  let heard: { at: number; reads: StaleReads }[] = [];
  const recent = () => heard.filter(({ at }) => at > performance.now() - loadingSeconds * 1000);
  return {
    note(reads: StaleReads): void {
      if (reads.length > 0) heard = [...recent(), { at: performance.now(), reads }];
    },
    all(): StaleReads {
      const reads = recent().map((one) => one.reads);
      return reads.includes('all') ? 'all' : [...new Set(reads.flat())];
    },
  };
}
