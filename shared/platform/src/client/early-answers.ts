import type { StaleReads } from '@rezenso/contract/live';
import { isForThisAccount } from './account.ts';

declare global {
  interface Window {
    /** What the document asked of the API for this page, by address; undefined where no answer arrived. */
    __rezensoReads?: Record<string, Promise<Response | undefined>>;
  }
}

/** After this long an answer that nobody took is too old to be shown for a new one, in milliseconds since the page began. */
const goodForMs = 60_000;

/**
 * Takes the answer that the document asked for before any code was here; each is given out once. Undefined where there is
 * none, it did not arrive, came too long ago or for another account: then it is asked for as ever.
 */
export async function takeEarlyAnswer(address: string): Promise<Response | undefined> {
  const early = window.__rezensoReads?.[address];
  if (!early) return undefined;
  delete window.__rezensoReads?.[address];
  if (performance.now() > goodForMs) return undefined;
  const answer = await early;
  return answer && isForThisAccount(answer) ? answer : undefined;
}

/**
 * After a change what was read before of these reads may be wrong. The others stay: a page that asked for all of them again
 * because of one would show its first data a trip later.
 */
export function dropEarlyAnswers(reads: StaleReads): void {
  const early = window.__rezensoReads ?? {};
  for (const address of Object.keys(early)) if (isOneOf(reads, address)) delete early[address];
}

/** The document asks for nothing that has parameters in its path, so that the path is the one that the contract spells. */
function isOneOf(reads: StaleReads, address: string): boolean {
  return reads === 'all' || reads.includes(address.split('?', 1)[0] ?? '');
}
