import type { Line } from '../page/dom.ts';
import { isOrganisation } from '../page/json-ld.ts';
import type { Page } from '../page/read-page.ts';
import { isEnumeration } from './enumeration.ts';
import { headsOtherMatters, headsOwnMatters, isOfOtherMatters } from './sentence-marks.ts';
import { withoutListMark } from './sentences.ts';

/** A text of a site in which sentences may be. */
export interface Passage {
  readonly page: Page;
  readonly passage: string;
  /** How much is added for where it stands. */
  readonly bonus: number;
  /** Whether the site says it of itself for machines. */
  readonly isDescription?: true;
}

/** Characters of a sentence that says something, with its full stop. */
export const shortest = 32;

const places = {
  description: 1.5,
  shared: 1.2,
  manifest: 1,
  start: 0.8,
  elsewhere: -0.7,
  heading: -1,
  listed: -1.5,
  aside: -0.3,
  besides: -4,
  underNews: -2.5,
  underNewsTitle: -1,
} as const;
/** Every line of the text counts this much less than the one before it, down to a bound. */
const perLine = 0.1;
const mostLines = 15;

/** What a site says of itself for machines: of the start page, and of an application for the browser. */
export function descriptions(pages: readonly Page[]): Passage[] {
  const [start] = pages;
  if (!start) return [];
  const thing = start.things.map((each) => each.description).find((each) => each.length >= shortest) ?? '';
  const told: Passage[] = [
    { page: start, passage: start.description, bonus: places.description },
    { page: start, passage: start.ogDescription, bonus: places.shared },
    { page: start, passage: thing, bonus: places.shared },
    ...start.things
      .filter(isOrganisation)
      .map((each) => ({ page: start, passage: each.description, bonus: places.shared })),
    ...pages
      .filter(({ kind }) => kind === 'manifest')
      .map((page) => ({ page, passage: page.description, bonus: places.manifest })),
  ];
  return told.map((each) => ({ ...each, isDescription: true }));
}

/** The lines of all pages that may be sentences. */
export function textOf(pages: readonly Page[]): Passage[] {
  return pages
    .filter(({ kind }) => kind !== 'imprint' && kind !== 'contact')
    .flatMap((page) =>
      placedLines(page)
        .map(({ line, bonus }, at, all) => ({ page, passage: headed(line, all[at - 1]?.line), bonus }))
        .filter(({ passage }) => passage.length >= shortest && !isTitled(passage)),
    );
}

/** Characters of a heading that names one thing. */
const longestHead = 30;
/** And of what stands under it. */
const longestCard = 60;

/** 'Verkauf, Wechsel und Einlagerung' under 'Reifen' tells something only with that heading. */
function headed({ text, heading }: Line, before: Line | undefined): string {
  const isCard =
    heading === undefined &&
    before?.heading !== undefined &&
    before.heading >= 3 &&
    before.text.length <= longestHead &&
    /^\p{Lu}[\p{L}-]+( \p{Lu}[\p{L}-]+)?$/u.test(before.text) &&
    text.length <= longestCard &&
    !/\s[–-]\s/.test(text) &&
    isEnumeration(text) &&
    !headsOwnMatters(before.text) &&
    !headsOtherMatters(before.text);
  return isCard ? `${before.text}: ${text}` : text;
}

/** The lines of a page's content, each with what its place says: first ones more, those of news, customers and jobs less. */
export function placedLines(page: Page): Array<{ line: Line; bonus: number }> {
  const isFirstPage = page.kind === 'start' || page.kind === 'frame';
  const placed: Array<{ line: Line; bonus: number }> = [];
  let headings: Array<{ level: number; share: number }> = [];
  let before: Line | undefined;
  let sentences = 0;
  for (const line of page.lines) {
    if (line.zone !== 'main') continue;
    if (line.apart !== before?.apart) headings = [];
    if (line.heading) headings = headingsAt(line.text, line.heading, headings);
    before = line;
    const under = Math.min(0, ...headings.map(({ share }) => share));
    placed.push({
      line,
      bonus: (isFirstPage ? places.start : places.elsewhere) + shareOf(line, under) - perLine * sentences,
    });
    if (line.text.length >= shortest) sentences = Math.min(mostLines, sentences + 1);
  }
  return placed;
}

function shareOf({ text, heading, apart }: Line, under: number): number {
  const place = apart === 'besides' ? places.besides : under + (apart ? places.aside : 0);
  const isListed = withoutListMark(text) !== text;
  return place + (heading ? places.heading : 0) + (isListed ? places.listed : 0);
}

/** Whether a place is one of news, customers and the like: what stands there is not added to what is told. */
export function isBesides(bonus: number): boolean {
  return bonus <= places.underNews + places.start;
}

/** The headings over what follows one: 'Über uns' ends the news before it, whatever their levels. */
function headingsAt(text: string, level: number, before: ReadonlyArray<{ level: number; share: number }>) {
  if (headsOwnMatters(text)) return [];
  return [...before.filter((other) => other.level < level), { level, share: shareUnder(text, level) }];
}

/** What stands under news is of a day; but the largest heading of a page may be news and stand over everything. */
function shareUnder(heading: string, level: number): number {
  if (level === 1) return isOfOtherMatters(heading) ? places.underNewsTitle : 0;
  return headsOtherMatters(heading) ? places.underNews : 0;
}

/** Below this length a line with a dash and no full stop is a title. */
const longestTitle = 90;

/** 'Nagelstudio Glamour – Ihr Partner in der Region' is a name with its motto: a logo or a title, and no sentence. */
export function isTitled(text: string): boolean {
  return text.length < longestTitle && /\s[–|·]\s/.test(text) && !/[.!?]$/.test(text);
}
