import type { ChosenPage, SiteReader, WebsiteAnalysis } from '@rezenso/engines/analysis';
// Not by the engine's index: what parses pages is loaded by the threads that do it, and here it would only take memory.
import { AnalysisError } from '@rezenso/engines/analysis/analysis-error';
import { gatherPages } from '@rezenso/engines/analysis/gather-pages';
import type { FetchPage } from './fetch/safe-fetcher.ts';
import { openSite } from './open-site.ts';

/** What the analysis is doing, in this order. */
export type AnalysisStep = 'resolving' | 'fetching' | 'reading' | 'classifying';

const maxPages = 6;

export interface AnalyseOptions {
  fetchPage: FetchPage;
  reader: SiteReader;
  onProgress?: (step: AnalysisStep) => void;
}

/**
 * Reads a business's website: its name, industry, what it does, for whom, and where. Every answer carries the passages
 * it rests on. Website text is data: it is never followed, only quoted as plain text.
 * @throws AnalysisError with one of the website codes of the contract
 */
export async function analyzeWebsite(
  domain: string,
  { fetchPage, reader, onProgress = () => undefined }: AnalyseOptions,
): Promise<WebsiteAnalysis> {
  onProgress('resolving');
  const start = await openSite(domain, fetchPage);
  const pages = await gatherPages(start, {
    reader,
    most: maxPages,
    fetchMore: (page) => fetchMore(page, fetchPage),
    onChosen: () => onProgress('fetching'),
  });
  onProgress('reading');
  onProgress('classifying');
  return reader.analyse(pages);
}

/** A further page that fails is no reason to fail: the start page alone says most. */
async function fetchMore({ url, kind }: ChosenPage, fetchPage: AnalyseOptions['fetchPage']) {
  try {
    return { ...(await fetchPage(url)), kind };
  } catch (error) {
    if (error instanceof AnalysisError) return undefined;
    throw error;
  }
}
