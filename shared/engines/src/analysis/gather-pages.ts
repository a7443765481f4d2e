import type { ChosenPage } from './page/choose-pages.ts';
import type { FetchedPage, SiteReader, SourcePage } from './site-reader.ts';

export interface Gathering {
  reader: SiteReader;
  /** undefined for a page that cannot be had: the others say enough. */
  fetchMore: (page: ChosenPage) => Promise<SourcePage | undefined>;
  /** Pages of one site that are asked for, the start page included. */
  most: number;
  /** Called when it is known which pages are worth fetching. */
  onChosen?: () => void;
}

/**
 * The pages of a site, its start page first. A page of frames is only their order: the frames are fetched, and their links
 * lead to the imprint.
 * @throws AnalysisError WEBSITE_EMPTY
 */
export async function gatherPages(
  start: FetchedPage,
  { reader, fetchMore, most, onChosen }: Gathering,
): Promise<SourcePage[]> {
  const chosen = await reader.outline(start, most - 1);
  onChosen?.();
  const found = (await Promise.all(chosen.map(fetchMore))).filter((page) => page !== undefined);
  const frames = found.filter(({ kind }) => kind === 'frame');
  const left = most - 1 - chosen.length;
  const linked = (await Promise.all(frames.map(async (frame) => reader.outline(frame, left, true)))).flat();
  const known = new Set(chosen.map(({ url }) => url));
  const further = [...new Map(linked.map((page) => [page.url, page])).values()]
    .filter(({ url }) => !known.has(url))
    .toSorted((a, b) => Number(b.kind === 'imprint') - Number(a.kind === 'imprint'))
    .slice(0, Math.max(0, left));
  const more = (await Promise.all(further.map(fetchMore))).filter((page) => page !== undefined);
  return [{ ...start, kind: 'start' }, ...found, ...more];
}
