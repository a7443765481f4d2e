import { loadingSeconds } from '@rezenso/contract/live';

/** Seconds since the page began to load, as far as the server wants to know: what it shows may be as old as that. */
export function pageAge(): number {
  return Math.min(Math.ceil(performance.now() / 1000), loadingSeconds);
}
