export { AnalysisError, type AnalysisErrorCode } from './analysis-error.ts';
export { analyzePages, analyzeWebsite } from './analyze.ts';
export {
  createSafeFetcher,
  type FetchedPage,
  type FetchPage,
  type Lookup,
  type SafeFetcher,
  type SafeFetcherOptions,
} from './fetch/safe-fetcher.ts';
export {
  type AnalysedField,
  type AnalyseOptions,
  type AnalysisStep,
  analysisSteps,
  type Evidence,
  type WebsiteAnalysis,
} from './types.ts';
