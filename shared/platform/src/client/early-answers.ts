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

/** After a change what was read before may be wrong. */
export function dropEarlyAnswers(): void {
  delete window.__rezensoReads;
}
