export { AnalysisError, type AnalysisErrorCode } from './analysis-error.ts';
export { type AnalyseOptions, analyzeWebsite } from './analyze.ts';
export { analyzePages } from './analyze-pages.ts';
export {
  createSafeFetcher,
  type FetchedPage,
  type FetchPage,
  type Lookup,
  type SafeFetcher,
  type SafeFetcherOptions,
} from './fetch/safe-fetcher.ts';
export { analyseSite, outlineSite, readerHere, type SiteReader, type SourcePage } from './site-reader.ts';
export {
  type AnalysedField,
  type AnalysisStep,
  analysisSteps,
  type Evidence,
  type WebsiteAnalysis,
} from './types.ts';
