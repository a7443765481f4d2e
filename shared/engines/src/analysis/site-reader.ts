import { AnalysisError } from './analysis-error.ts';
import { analyzePages } from './analyze-pages.ts';
import { type ChosenPage, choosePages } from './page/choose-pages.ts';
import { mainText, type Page, type PageKind, readPage } from './page/read-page.ts';
import type { WebsiteAnalysis } from './types.ts';

/** A page as it was fetched. */
export interface FetchedPage {
  /** Where the page was found after redirects. */
  url: string;
  html: string;
}

/** A page of a site, and what kind it is. */
export interface SourcePage extends FetchedPage {
  kind: PageKind;
}

/** What reads fetched pages. The server has it done in another thread: whoever owns a page decides what reading costs. */
export interface SiteReader {
  /** The further pages that are worth fetching, at most `most`. @throws AnalysisError WEBSITE_EMPTY */
  outline(start: FetchedPage, most: number): Promise<ChosenPage[]> | ChosenPage[];
  /** What the pages of one site tell, the start page first. */
  analyse(pages: readonly SourcePage[]): Promise<WebsiteAnalysis> | WebsiteAnalysis;
}

const leastText = 40;
const parked =
  /(diese|die|this) (domain|internetadresse|webseite|website) (steht|ist|is) (zum verkauf|zu verkaufen|for sale|geparkt|parked|available)|domain (kaufen|for sale|parking|steht zum verkauf)|hier entsteht (in kürze )?eine neue|website coming soon|(domain|webseite|website) (wurde )?(soeben|gerade|neu) (registriert|eingerichtet|freigeschaltet)|apache2? (debian|ubuntu) default page|welcome to nginx|index of \/|default web ?site page|dieser webspace|sedoparking|buy this domain/i;

export function outlineSite({ html, url }: FetchedPage, most: number): ChosenPage[] {
  const start = readPage(html, url, 'start');
  refuseEmpty(start);
  return choosePages(start.links, url, most);
}

export function analyseSite(pages: readonly SourcePage[]): WebsiteAnalysis {
  return analyzePages(pages.map(({ html, url, kind }) => readPage(html, url, kind)));
}

/** Reads in the thread that calls. */
export const readerHere: SiteReader = { outline: outlineSite, analyse: analyseSite };

function refuseEmpty(page: Page): void {
  const text = mainText(page);
  const told = `${page.description} ${page.things.map((thing) => thing.name + thing.description).join(' ')}`.trim();
  if (text.length < 1_500 && parked.test(`${page.title}\n${text}`)) throw new AnalysisError('WEBSITE_EMPTY', 'parked');
  if (text.length + told.length < leastText) throw new AnalysisError('WEBSITE_EMPTY');
}
