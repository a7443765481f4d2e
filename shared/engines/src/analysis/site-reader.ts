import type { AnalysisStep } from '@rezenso/contract/analysis';
import { AnalysisError } from './analysis-error.ts';
import { analyzePages } from './analyze-pages.ts';
import { isPlausible } from './company/name-candidates.ts';
import { type ChosenPage, chooseFrames, chooseManifest, choosePages, withGuessedImprint } from './page/choose-pages.ts';
import { isOrganisation } from './page/json-ld.ts';
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

/** Hears which step of reading begins: parsing the pages, then judging what they say. */
export type TellStep = (step: Extract<AnalysisStep, 'reading' | 'classifying'>) => void;

/** What reads fetched pages. The server has it done in another thread: whoever owns a page decides what reading costs. */
export interface SiteReader {
  /**
   * The further pages that are worth fetching, at most `most`; of a frame only what it links to.
   * @throws AnalysisError WEBSITE_EMPTY, for no frame: a menu has little text
   */
  outline(start: FetchedPage, most: number, isFrame?: boolean): Promise<ChosenPage[]> | ChosenPage[];
  /**
   * What the pages of one site tell, the start page first; `tell` hears of each of its steps as it begins.
   * @throws AnalysisError WEBSITE_EMPTY, WEBSITE_NEEDS_SCRIPTS
   */
  analyse(pages: readonly SourcePage[], tell?: TellStep): Promise<WebsiteAnalysis> | WebsiteAnalysis;
}

const leastText = 40;
const parked =
  /(diese|die|this) (domain|internetadresse|webseite|website) (steht|ist|is) (zum verkauf|zu verkaufen|for sale|geparkt|parked|available)|domain (kaufen|for sale|parking|steht zum verkauf)|hier entsteht (in kürze )?eine neue|website coming soon|(domain|webseite|website) (wurde )?(soeben|gerade|neu) (registriert|eingerichtet|freigeschaltet)|apache2? (debian|ubuntu) default page|welcome to nginx|index of \/|default web ?site page|dieser webspace|sedoparking|buy this domain/i;

/**
 * The pages to fetch after the first one, the most telling first.
 * @param most how many
 * @param isFrame the page is a frame of the first one
 * @throws {AnalysisError} WEBSITE_EMPTY when there is nothing to read and nothing to follow, also for parked domains
 */
export function outlineSite({ html, url }: FetchedPage, most: number, isFrame = false): ChosenPage[] {
  const start = readPage(html, url, 'start');
  if (isFrame) return choosePages(start.links, url, most);
  const frames = chooseFrames(start.frames, url, most);
  if (frames.length > 0) return frames;
  refuseParked(start);
  const manifest = mainText(start).length < leastText ? chooseManifest(start.manifest, url).slice(0, most) : [];
  const linked = choosePages(start.links, url, most - manifest.length);
  // Pictures and a menu are a start page, too; and where scripts are to fill it, an imprint written by hand may still tell something.
  const leads = manifest.length + linked.filter(isTold).length > 0 || start.awaitsScripts;
  if (isEmpty(start) && !leads) throw new AnalysisError('WEBSITE_EMPTY');
  return withGuessedImprint([...manifest, ...linked], url, most);
}

/** @throws AnalysisError WEBSITE_EMPTY when no page says anything, WEBSITE_NEEDS_SCRIPTS where scripts would be needed for it */
export function analyseSite(pages: readonly SourcePage[], tell: TellStep = () => undefined): WebsiteAnalysis {
  tell('reading');
  const [start] = pages;
  // A site of scripts answers every address with the same page, which is then no imprint.
  const own = pages.filter((page) => page === start || page.html !== start?.html);
  const read = own.map(({ html, url, kind }) => readPage(html, url, kind));
  // It was let through for what others might tell, which could then not be had.
  if (read[0] && leadsOn(read[0]) && read.filter(isTold).every(isEmpty))
    throw new AnalysisError(read[0].awaitsScripts ? 'WEBSITE_NEEDS_SCRIPTS' : 'WEBSITE_EMPTY');
  tell('classifying');
  return analyzePages(read);
}

/** Whether others than the start page may tell what it does not. */
function leadsOn({ manifest, awaitsScripts, links, url }: Page): boolean {
  return manifest !== '' || awaitsScripts || choosePages(links, url, 1).some(isTold);
}

/** Name, place and summary are read of it; a further page of the menu alone makes no profile. */
const isTold = ({ kind }: Pick<ChosenPage, 'kind'>) => kind !== 'detail';

/** Reads in the thread that calls. */
export const readerHere: SiteReader = { outline: outlineSite, analyse: analyseSite };

function refuseParked(page: Page): void {
  const text = mainText(page);
  if (text.length < 1_500 && parked.test(`${page.title}\n${text}`)) throw new AnalysisError('WEBSITE_EMPTY', 'parked');
}

/** Whether a page says nothing, neither to people nor to machines. */
function isEmpty(page: Page): boolean {
  if (page.kind === 'manifest') return page.siteName === '';
  // Of a page that scripts fill, a name is already more than can be seen.
  const names = [page.siteName, page.ogTitle, ...page.things.filter(isOrganisation).map((thing) => thing.name)];
  if (page.awaitsScripts && names.some(isPlausible)) return false;
  const told = `${page.description} ${page.things.map((thing) => thing.name + thing.description).join(' ')}`.trim();
  return mainText(page).length + told.length < leastText;
}
