import type { Page } from '../page/read-page.ts';
import { answerText } from '../page/text.ts';
import type { Evidence } from '../types.ts';
import { type Addressed, addressedIn, speaksOfItself } from './addressed-people.ts';
import { isAdvertising } from './advertising.ts';
import { isJobOrNews } from './sentence-marks.ts';
import { sentencesIn } from './sentences.ts';

/** Lines and sentences that are read for whom they address. */
const mostLines = 400;
const mostSentences = 600;
const longestAudience = 100;

interface Candidate extends Addressed {
  readonly evidence: Evidence;
  /** Whether it is told where a site says what it is: its description, title or headings. */
  readonly isProminent: boolean;
  readonly speaks: boolean;
}

/**
 * Whom the pages say in their own words that the business is there for: 'Frauen, die führen', 'kleine Vereine und Handwerksbetriebe'.
 * @param hasKind whether its kind of business already tells whom it serves; one group alone that it also works for is then not taken for all
 */
export function ownAudience(
  pages: readonly Page[],
  hasKind: boolean,
): { audience: string; evidence: Evidence[] } | undefined {
  const all = candidates(pages);
  const best = all
    .filter((each) => isTold(each, all, hasKind))
    .toSorted((a, b) => b.sureness - a.sureness || Number(b.items.length > 1) - Number(a.items.length > 1))[0];
  if (!best) return undefined;
  // Headlines that stand beside each other each name some of them.
  const beside = best.isHeadline ? all.filter((each) => each.isHeadline) : [best];
  const items = [...new Set(beside.flatMap((each) => each.items))];
  return { audience: phraseOf({ ...best, items }), evidence: beside.map(({ evidence }) => evidence) };
}

/** Several groups, or one that is surely meant, are told. */
function isTold(one: Candidate, all: readonly Candidate[], hasKind: boolean): boolean {
  if (one.sureness === 3 || one.items.length > 1 || one.clause !== '') return true;
  const isRepeated = all.some((other) => other !== one && other.items.some((item) => one.items.includes(item)));
  if (isRepeated || one.isProminent) return true;
  return hasKind ? one.sureness === 2 : one.sureness === 2 || one.speaks;
}

function candidates(pages: readonly Page[]): Candidate[] {
  const found: Candidate[] = [];
  let sentences = 0;
  for (const { text, page, isProminent } of linesOf(pages)) {
    for (const sentence of sentencesIn(text)) {
      sentences += 1;
      if (sentences > mostSentences) return found;
      if (isJobOrNews(sentence) || isAdvertising(sentence)) continue;
      const evidence = { page: page.url, passage: answerText(sentence, 240) };
      for (const each of addressedIn(sentence))
        found.push({ ...each, evidence, isProminent, speaks: speaksOfItself(sentence) });
    }
  }
  return found;
}

function* linesOf(pages: readonly Page[]) {
  const [start] = pages;
  if (start) {
    for (const text of [start.description, start.title]) yield { text, page: start, isProminent: true };
  }
  for (const page of pages.filter(({ kind }) => kind !== 'imprint' && kind !== 'contact'))
    for (const { text, zone, apart, heading } of page.lines.slice(0, mostLines))
      if (zone === 'main' && !apart) yield { text, page, isProminent: heading === 1 || heading === 2 };
}

/** The groups as one writes them one after another; a clause ends with a comma, since the sentence goes on. */
function phraseOf({ items, clause }: Candidate): string {
  const many = merged(items);
  while (many.length > 1 && many.join(', ').length > longestAudience) many.pop();
  const isWhole = many.length === merged(items).length;
  const last = many.at(-1) ?? '';
  const listed = many.length < 2 ? last : `${many.slice(0, -1).join(', ')} und ${last}`;
  return clause && listed.length + clause.length < longestAudience && isWhole ? `${listed}, ${clause},` : listed;
}

/** 'Privatkunden und Geschäftskunden' as German says it. */
function merged(items: readonly string[]): string[] {
  const [one, two] = ['Privatkunden', items.find((item) => /^(Geschäfts|Gewerbe|Firmen)kunden$/.test(item))];
  if (!two || !items.includes(one)) return [...items];
  return [`Privat- und ${two}`, ...items.filter((item) => item !== one && item !== two)];
}
