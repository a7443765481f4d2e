/** What the threads that read websites do, one export per task. */
import {
  AnalysisError,
  type AnalysisErrorCode,
  analyseSite as analyse,
  outlineSite as outline,
  type SiteReader,
  type SourcePage,
} from '@rezenso/engines/analysis';
import type { Overheard } from './thread-pool.ts';

export { ready } from './ready.ts';

/** A refusal that a thread foresees; as an error it would lose its code on the way. */
export type Answer<T> = { value: T } | { refused: AnalysisErrorCode };

export function outlineSite(given: Parameters<SiteReader['outline']>) {
  return answer(() => outline(...given));
}

export function analyseSite({ given, told }: Overheard<readonly SourcePage[]>) {
  return answer(() => analyse(given, (step) => told.postMessage(step)));
}

function answer<T>(work: () => T): Answer<T> {
  try {
    return { value: work() };
  } catch (error) {
    if (error instanceof AnalysisError) return { refused: error.code };
    throw error;
  }
}
