import { AnalysisError } from '../../../src/analysis/analysis-error.ts';
import { companyName } from '../../../src/analysis/company/company-name.ts';
import { hasLegalForm, withoutLegalForm } from '../../../src/analysis/company/legal-form.ts';
import { gatherPages } from '../../../src/analysis/gather-pages.ts';
import { analyseSite, readerHere } from '../../../src/analysis/index.ts';
import { classify } from '../../../src/analysis/industry/classify.ts';
import { readPage } from '../../../src/analysis/page/read-page.ts';
import { fold } from '../../../src/analysis/page/text.ts';
import type { MessyBusiness } from './messy-business.ts';
import type { MessyCase } from './messy-cases.ts';
import { industriesOfTrade } from './trade-industries.ts';

/** Pages of one site that are fetched, the start page included. */
const mostPages = 9;

export interface Judged {
  id: string;
  country: string;
  /** What was answered, or the code with which the site was refused. */
  name: string;
  location: string;
  summary: string;
  industry: string;
  /** How sure the industry is, and what that was made of. */
  confidence: number;
  raw: number;
  purity: number;
  isIndustryRight: boolean;
  isNameAccepted: boolean;
  isNameFirst: boolean;
  /** undefined where the site tells no place. */
  isPlaceRight: boolean | undefined;
  /** undefined where the site has no sentence. */
  isSummaryRight: boolean | undefined;
  asked: number;
}

/** Reads an invented site as the server reads a real one, and compares with what its business would want. */
export async function judge({
  id,
  business,
  unwanted,
  site,
  isWithoutPlace,
  isWithoutText,
}: MessyCase): Promise<Judged> {
  const { name, location, summary, industry, confidence, raw, purity, asked } = await read(site, business.domain);
  const same = (expected: string) => isSameName(expected, name);
  return {
    id,
    country: business.country,
    name,
    location,
    summary,
    industry,
    confidence,
    raw,
    purity,
    isIndustryRight: industriesOfTrade(business.trade).some((each) => each === industry),
    isNameAccepted: business.accepted.some(same),
    isNameFirst: same(signedChoice(business, site)) && isWritten(name, signedChoice(business, site), site),
    isPlaceRight: isWithoutPlace
      ? undefined
      : location.includes(business.code) && fold(location).includes(fold(business.place).split(/[ (,/-]/)[0] ?? ''),
    isSummaryRight: isWithoutText
      ? undefined
      : summary !== '' && !Object.values(unwanted).some((text) => overlaps(text, summary)) && !repeats(summary),
    asked,
  };
}

/** The pages of an invented site as they would be fetched, and how many were asked for. */
export async function fetchSite(site: Record<string, string>, domain: string) {
  let asked = 1;
  const base = `https://www.${domain}`;
  const fetched = (url: string) => {
    asked += 1;
    const path = new URL(url).pathname;
    return site[path] ?? site[`${path}/`];
  };
  const start = { url: `${base}/`, html: site['/'] ?? '' };
  const pages = await gatherPages(start, {
    reader: readerHere,
    most: mostPages,
    fetchMore: async ({ url, kind }) => {
      const html = fetched(url);
      return html === undefined ? undefined : { url, html, kind };
    },
  });
  return { pages, asked };
}

async function read(site: Record<string, string>, domain: string) {
  try {
    const { pages, asked } = await fetchSite(site, domain);
    const { companyName: name, location, summary, industry, industryConfidence: confidence } = analyseSite(pages);
    const read = pages.map(({ html, url, kind }) => readPage(html, url, kind));
    const { raw, purity } = classify(read, companyName(read, location).firm, location);
    return { name, location, summary, industry: industry ?? '', confidence, raw, purity, asked };
  } catch (error) {
    if (!(error instanceof AnalysisError)) throw error;
    return { name: error.code, location: '', summary: '', industry: '', confidence: 0, raw: 0, purity: 0, asked: 1 };
  }
}

/** The full name of a business, by which it is told from others; where no page tells that, the one it shows is the best that can be read. */
export function firstChoice({ first, brand }: MessyBusiness, site: Record<string, string>): string {
  return isTold(first, site) ? first : brand;
}

/**
 * The name a business would want in its profile (decision 150): its firm with the legal form only where a sign carries it,
 * otherwise the name that they show; where they show none, the firm is all there is.
 */
function signedChoice(business: MessyBusiness, site: Record<string, string>): string {
  const wanted = firstChoice(business, site);
  if (!hasLegalForm(wanted)) return wanted;
  const own = Object.entries(site).flatMap(([path, page]) => (/impress|imprint|recht|kontakt/i.test(path) ? [] : page));
  const shown = withoutLegalForm(business.brand);
  const isOnSign = letters((own.join(' ').match(signs) ?? []).join(' ')).includes(letters(wanted));
  const isShown = letters(own.join(' ')).replaceAll(letters(wanted), '').includes(letters(shown));
  return !isOnSign && isShown ? shown : wanted;
}

/** Where a page carries its sign: title, first heading, pictures and links by their texts, names in data and for sharing. */
const signs =
  /<title>[^<]*|<h1[^>]*>[^<]*|alt="[^"]*|<a href="\/"[^>]*>[^<]*|"name":"[^"]*|og:(site_name|title)" content="[^"]*|class="[^"]*(logo|brand|site-title)[^"]*"[^>]*>[^<]*/gi;

function isTold(name: string, site: Record<string, string>): boolean {
  return letters(Object.values(site).join(' ')).includes(letters(name));
}

/** Whether two names are the same but for their writing. */
export function isSameName(one: string, other: string): boolean {
  return letters(one) === letters(other);
}

/** Case, umlauts and punctuation do not make another name; '&' and 'und' neither. */
function letters(name: string): string {
  return fold(name)
    .replace(/&/g, ' und ')
    .replace(/[^a-z0-9]/g, '');
}

/** Small or large letters throughout are a design, and no writing where the site also has the other one. */
function isWritten(name: string, expected: string, site: Record<string, string>): boolean {
  const isDesign = name === name.toLowerCase() || name === name.toUpperCase();
  return name === expected || !isDesign || !Object.values(site).join(' ').includes(expected);
}

/** Whether two sentences of a summary say the same. */
function repeats(summary: string): boolean {
  const said = summary.split(/(?<=[.!?])\s+/);
  return said.some((one, at) => said.some((other, also) => also !== at && overlaps(one, other)));
}

/** Whether any run of twenty letters of the first text stands in the second. */
function overlaps(unwanted: string, summary: string): boolean {
  const [bad, given] = [letters(unwanted), letters(summary)];
  for (let from = 0; from + 20 <= bad.length; from += 5) if (given.includes(bad.slice(from, from + 20))) return true;
  return false;
}
