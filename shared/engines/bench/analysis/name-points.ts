import { createHash } from 'node:crypto';
import { chooseWriting, writingsOf } from '../../src/analysis/company/choose-writing.ts';
import { domainLabel, scoredNames } from '../../src/analysis/company/company-name.ts';
import { locationOf } from '../../src/analysis/company/location.ts';
import { readPage } from '../../src/analysis/page/read-page.ts';
import { wordsOf } from '../../src/analysis/page/text.ts';
import { fetchSite, firstChoice, isSameName } from './messy/judge.ts';
import type { MessyCase } from './messy/messy-cases.ts';

/** What the names of one site have for and against them. */
export interface Point {
  business: string;
  hand: string;
  /** Of each name the values of its features. */
  rows: Float64Array[];
  isWanted: boolean[];
  /** Whether a name would do, though another is wanted. */
  isAccepted: boolean[];
  /** Whether the weights in use choose the wanted name. */
  isRightNow: boolean;
}

/** The points of sites that can be read, and how the features in their rows are called. */
export async function namePoints(cases: readonly MessyCase[]): Promise<{ points: Point[]; features: string[] }> {
  const points: Point[] = [];
  let features: string[] = [];
  for (const { id, business, site } of cases) {
    const fetched = await fetchSite(site, business.domain).catch(() => ({ pages: [] }));
    const pages = fetched.pages.map(({ html, url, kind }) => readPage(html, url, kind));
    const [start] = pages;
    if (!start) continue;
    const place = wordsOf(locationOf(pages).location);
    const writings = writingsOf(scoredNames(pages, place), { pages, place, domain: domainLabel(start.url) });
    features = Object.keys(writings[0]?.features ?? {});
    const wanted = firstChoice(business, site);
    points.push({
      business: business.domain,
      hand: id.split(' / ').at(-1) ?? '',
      rows: writings.map((each) => Float64Array.from(Object.values(each.features))),
      isWanted: writings.map(({ candidate }) => isSameName(candidate.name, wanted)),
      isAccepted: writings.map(({ candidate }) => business.accepted.some((each) => isSameName(candidate.name, each))),
      isRightNow: isSameName(chooseWriting(writings)?.name ?? '', wanted),
    });
  }
  return { points, features };
}

/** Of the development sites, those by which it is seen whether weights are still those of what they were fitted on. */
const sampled = 40;

export function sampleOf(cases: readonly MessyCase[]): MessyCase[] {
  return cases.filter((_, at) => at % sampled === 0);
}

/** Changes with every weight, and with the sample's names, features and values: weights with another basis are not up to date. */
export function basisOf(points: readonly Point[], weights: Readonly<Record<string, number>>): string {
  const hash = createHash('sha256').update(JSON.stringify(Object.entries(weights)));
  for (const { rows, isWanted, isAccepted } of points)
    hash.update(JSON.stringify([rows.map((row) => [...row].map((value) => value.toFixed(4))), isWanted, isAccepted]));
  return hash.digest('hex').slice(0, 16);
}
