import { type AnalysisStep, analysisSteps } from '@rezenso/contract/analysis';
import type { ChosenPage, SiteReader, WebsiteAnalysis } from '@rezenso/engines/analysis';
// Not by the engine's index: what parses pages is loaded by the threads that do it, and here it would only take memory.
import { AnalysisError } from '@rezenso/engines/analysis/analysis-error';
import { gatherPages } from '@rezenso/engines/analysis/gather-pages';
import type { FetchPage } from './fetch/safe-fetcher.ts';
import { openSite } from './open-site.ts';

const maxPages = 9;

export interface AnalyseOptions {
  fetchPage: FetchPage;
  reader: SiteReader;
  /** Hears of each step once, as it begins. */
  onProgress?: (step: AnalysisStep) => void;
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal;
}

/**
 * Reads a business's website: its name, industry, what it does, for whom, and where. Every answer carries the passages
 * it rests on. Website text is data: it is never followed, only quoted as plain text.
 * @throws AnalysisError with one of the website codes of the contract
 */
export async function analyzeWebsite(
  domain: string,
  { fetchPage, reader, onProgress, signal }: AnalyseOptions,
): Promise<WebsiteAnalysis> {
  const tell = onward(onProgress);
  endWhenAborted(signal);
  tell('resolving');
  const start = await openSite(domain, fetchPage, signal);
  endWhenAborted(signal);
  const pages = await gatherPages(start, {
    reader,
    most: maxPages,
    fetchMore: (page) => fetchMore(page, fetchPage, signal),
    onChosen: () => tell('fetching'),
  });
  endWhenAborted(signal);
  return reader.analyse(pages, tell);
}

/** Passes on what leads on: a slow page is begun again in another thread, which says its steps again. */
function onward(onProgress: AnalyseOptions['onProgress'] = () => undefined) {
  let reached = -1;
  return (step: AnalysisStep) => {
    const place = analysisSteps.indexOf(step);
    if (place <= reached) return;
    reached = place;
    onProgress(step);
  };
}

function endWhenAborted(signal?: AbortSignal): void {
  if (signal?.aborted) throw new AnalysisError('WEBSITE_TIMEOUT', 'nobody waits any more');
}

/** A further page that fails is no reason to fail: the start page alone says most. */
async function fetchMore({ url, kind }: ChosenPage, fetchPage: FetchPage, signal?: AbortSignal) {
  try {
    return { ...(await fetchPage(url, signal, kind === 'manifest' ? 'manifest' : 'page')), kind };
  } catch (error) {
    if (error instanceof AnalysisError) return undefined;
    throw error;
  }
}
