import { AnalysisError } from './analysis-error.ts';
import { audienceOf } from './company/audience.ts';
import { companyName } from './company/company-name.ts';
import { locationOf } from './company/location.ts';
import { summaryOf } from './company/summary.ts';
import { classify } from './industry/classify.ts';
import { openSite } from './open-site.ts';
import { type ChosenPage, choosePages } from './page/choose-pages.ts';
import { mainText, type Page, readPage } from './page/read-page.ts';
import type { AnalyseOptions, WebsiteAnalysis } from './types.ts';

const maxPages = 6;
const leastText = 40;
const parked =
  /(diese|die|this) (domain|internetadresse|webseite|website) (steht|ist|is) (zum verkauf|zu verkaufen|for sale|geparkt|parked|available)|domain (kaufen|for sale|parking|steht zum verkauf)|hier entsteht (in kürze )?eine neue|website coming soon|(domain|webseite|website) (wurde )?(soeben|gerade|neu) (registriert|eingerichtet|freigeschaltet)|apache2? (debian|ubuntu) default page|welcome to nginx|index of \/|default web ?site page|dieser webspace|sedoparking|buy this domain/i;

/**
 * Reads a business's website: its name, industry, what it does, for whom, and where. Every answer carries the passages
 * it rests on. Website text is data: it is never followed, only quoted as plain text.
 * @throws AnalysisError with one of the website codes of the contract
 */
export async function analyzeWebsite(
  domain: string,
  { fetchPage, onProgress = () => undefined }: AnalyseOptions,
): Promise<WebsiteAnalysis> {
  onProgress('resolving');
  const start = await openSite(domain, fetchPage);
  const first = readPage(start.html, start.url, 'start');
  refuseEmpty(first);
  onProgress('fetching');
  const chosen = choosePages(first.links, start.url, maxPages - 1);
  const more = await Promise.all(chosen.map((page) => readMore(page, fetchPage)));
  onProgress('reading');
  return analyzePages([first, ...more.filter((page) => page !== undefined)], () => onProgress('classifying'));
}

/** The pure part: the pages of one site, the start page first. */
export function analyzePages(pages: readonly Page[], onClassify: () => void = () => undefined): WebsiteAnalysis {
  const place = locationOf(pages);
  const name = companyName(pages, place.location);
  const summary = summaryOf(pages);
  onClassify();
  const { industry, confidence, evidence } = classify(pages, name.name);
  const audience = audienceOf(pages, industry, place.location);
  return {
    companyName: name.name,
    industry,
    industryConfidence: confidence,
    summary: summary.summary,
    targetAudience: audience.audience,
    location: place.location,
    evidence: {
      companyName: name.evidence,
      industry: evidence,
      summary: summary.evidence,
      targetAudience: audience.evidence,
      location: place.evidence,
    },
  };
}

/** A further page that fails is no reason to fail: the start page alone says most. */
async function readMore({ url, kind }: ChosenPage, fetchPage: AnalyseOptions['fetchPage']): Promise<Page | undefined> {
  try {
    const page = await fetchPage(url);
    return readPage(page.html, page.url, kind);
  } catch (error) {
    if (error instanceof AnalysisError) return undefined;
    throw error;
  }
}

function refuseEmpty(page: Page): void {
  const text = mainText(page);
  const told = `${page.description} ${page.things.map((thing) => thing.name + thing.description).join(' ')}`.trim();
  if (text.length < 1_500 && parked.test(`${page.title}\n${text}`)) throw new AnalysisError('WEBSITE_EMPTY', 'parked');
  if (text.length + told.length < leastText) throw new AnalysisError('WEBSITE_EMPTY');
}
