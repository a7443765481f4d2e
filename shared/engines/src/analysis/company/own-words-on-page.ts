import type { Page } from '../page/read-page.ts';
import { fold } from '../page/text.ts';
import { wayfindingOf } from '../page/wayfinding.ts';

/** Lines of a page in which its name is looked for, and characters of each. */
const mostLines = 400;
const longestLine = 120;
const mostWords = 6;
/** Lines at the head of a page, before its content. */
const headLines = 4;
const shortestLabel = 5;

/**
 * How the pages write what their address spells: 'fraeulein-faden.de' is 'Fräulein Faden' wherever that stands in a short line.
 * @param label the domain without its ending, folded
 */
export function spelledByDomain(pages: readonly Page[], label: string): { name: string; page: string } | undefined {
  const wanted = compact(label);
  if (wanted.length < shortestLabel) return undefined;
  for (const page of pages) {
    for (const { text } of page.lines.slice(0, mostLines)) {
      if (text.length > longestLine) continue;
      const name = spelledIn(text.split(' '), wanted);
      if (name) return { name, page: page.url };
    }
  }
  return undefined;
}

function spelledIn(words: readonly string[], wanted: string): string | undefined {
  for (let from = 0; from < words.length; from += 1) {
    let spelled = '';
    for (let to = from; to < Math.min(words.length, from + mostWords); to += 1) {
      spelled += compact(words[to] ?? '');
      if (spelled.length > wanted.length || !wanted.startsWith(spelled)) break;
      const name = words.slice(from, to + 1).join(' ');
      if (spelled === wanted && /^[^@]*\p{Lu}[^@]*$/u.test(name) && !/\.\p{Ll}{2,}/u.test(name)) return name;
    }
  }
  return undefined;
}

/** Short lines at the head of the start page that also stand at the head of another one: what a site puts over everything. */
export function repeatedHeads(pages: readonly Page[]): string[] {
  const [start, ...others] = pages;
  if (!start) return [];
  const elsewhere = new Set(others.filter(({ kind }) => kind !== 'manifest').flatMap(headOf));
  return headOf(start).filter((line) => elsewhere.has(line));
}

function headOf(page: Page): string[] {
  const links = wayfindingOf(page);
  return page.lines
    .filter(({ zone }) => zone !== 'nav' && zone !== 'footer')
    .slice(0, headLines)
    .map(({ text }) => text)
    .filter((text) => text.length <= 50 && text.split(' ').length <= 6 && !links.has(text.toLowerCase()));
}

function compact(text: string): string {
  return fold(text).replace(/[^a-z0-9]/g, '');
}
