import { allLimits, type Mention } from '../../trades/index.ts';
import type { Page } from '../page/read-page.ts';

/** What the pages rule out of what this kind of business usually does. */
export function limitsOf(
  pages: readonly Page[],
  ownTrade: string | null,
  tellsOther: (line: string) => boolean,
): Mention[] {
  if (ownTrade === null) return [];
  const own = pages.filter(({ kind }) => kind !== 'imprint' && kind !== 'manifest');
  const headings = textOf(
    own.flatMap(({ title, description, headings: all }) => [title, description, ...all.map(({ text }) => text)]),
  );
  const lines = own.flatMap((page) => page.lines.map(({ text }) => text).filter((text) => !tellsOther(text)));
  const all = `${headings}\n${textOf(lines)}`;
  return [...allLimits().values()]
    .filter(({ trades, isOfHeadings, said, unless }) => {
      return trades.has(ownTrade) && said.test(isOfHeadings ? headings : all) && !unless.test(all);
    })
    .map(({ id }): Mention => ({ as: 'limit', word: id }));
}

const longest = 120_000;
const textOf = (lines: readonly string[]) => lines.join('\n').slice(0, longest).toLocaleLowerCase('de');
