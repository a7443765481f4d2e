import type { Page } from './read-page.ts';

/** What the links of a page say that lead somewhere else than to its beginning: 'Referenzen', 'Nach oben', 'Datenschutz'. */
export function wayfindingOf(page: Page): ReadonlySet<string> {
  return new Set(page.links.flatMap(({ url, text }) => (isHome(url) ? [] : [text.toLowerCase()])));
}

/** A business links its name to where its site begins. */
function isHome(url: string): boolean {
  const { pathname } = new URL(url);
  return !url.includes('#') && /^\/((index|home|start)(\.\w+)?)?$/i.test(pathname);
}

/** A line without the links at its end, unless it is nothing but links. */
export function withoutLinksBehind(line: string, links: ReadonlySet<string>): string {
  const words = line.split(' ');
  for (let start = 1; start < words.length; start += 1) {
    const behind = words.slice(start).join(' ');
    if (isAllLinks(behind.toLowerCase(), links)) return words.slice(0, start).join(' ');
  }
  return line;
}

/** Whether a text is one link's words behind the other's, the longest first. */
function isAllLinks(text: string, links: ReadonlySet<string>): boolean {
  let left = text;
  while (left !== '') {
    const bare = left.replace(/^[\s|,·•–-]+/, '');
    const [longest] = [...links].filter((link) => startsWith(bare, link)).toSorted((a, b) => b.length - a.length);
    if (longest === undefined) return false;
    left = bare.slice(longest.length).trim();
  }
  return true;
}

function startsWith(text: string, link: string): boolean {
  return link !== '' && text.startsWith(link) && /^($|[\s|,·•–-])/.test(text.slice(link.length));
}
