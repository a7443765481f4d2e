/** The analysis of a website: what fetched pages tell of a business. Fetching is the matter of whoever asks. */
export { AnalysisError, type AnalysisErrorCode } from './analysis-error.ts';
export { analyzePages } from './analyze-pages.ts';
export type { ChosenPage } from './page/choose-pages.ts';
export {
  analyseSite,
  type FetchedPage,
  outlineSite,
  readerHere,
  type SiteReader,
  type SourcePage,
  type TellStep,
} from './site-reader.ts';
export type { AnalysedField, Evidence, WebsiteAnalysis } from './types.ts';
