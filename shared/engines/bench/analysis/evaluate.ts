import { AnalysisError } from '../../src/engines/analysis/analysis-error.ts';
import { withoutLegalForm } from '../../src/engines/analysis/company/legal-form.ts';
import type { FetchPage } from '../../src/engines/analysis/fetch/safe-fetcher.ts';
import { analyzePages, analyzeWebsite, readerHere } from '../../src/engines/analysis/index.ts';
import { classify } from '../../src/engines/analysis/industry/classify.ts';
import { choosePages } from '../../src/engines/analysis/page/choose-pages.ts';
import { readPage } from '../../src/engines/analysis/page/read-page.ts';
import { fold } from '../../src/engines/analysis/page/text.ts';
import type { WebsiteAnalysis } from '../../src/engines/analysis/types.ts';
import type { Case } from './cases.ts';
import type { Site } from './templates.ts';

export interface Outcome {
  id: string;
  analysis: WebsiteAnalysis;
  raw: number;
  isNameRight: boolean;
  isIndustryRight: boolean;
  isPlaceRight: boolean;
}

export function evaluate({ id, business, site }: Case): Outcome {
  const base = `https://www.${business.domain}`;
  const start = readPage(site['/'] ?? '', `${base}/`, 'start');
  const more = choosePages(start.links, start.url, 5).map(({ url, kind }) =>
    readPage(site[new URL(url).pathname] ?? '', url, kind),
  );
  const pages = [start, ...more];
  const analysis = analyzePages(pages);
  const { raw } = classify(pages, analysis.companyName);
  return {
    id,
    analysis,
    raw,
    isNameRight: sameName(analysis.companyName, business.name) || sameName(analysis.companyName, business.firm),
    isIndustryRight: analysis.industry !== null && business.industries.includes(analysis.industry),
    isPlaceRight:
      fold(analysis.location).includes(business.postalCode) &&
      fold(analysis.location).includes(fold(business.place).split(/[ (,/-]/)[0] ?? ''),
  };
}

/** Serves a site from memory, for the parts of the engine that fetch. */
export function fetcherOf(site: Site): FetchPage {
  return async (address) => {
    const url = new URL(address);
    const html = site[url.pathname];
    if (html === undefined) throw new AnalysisError('DOMAIN_UNREACHABLE', url.pathname);
    return { url: url.href, html };
  };
}

export async function failureOf(html: string): Promise<string> {
  return analyzeWebsite('beispiel.de', { reader: readerHere, fetchPage: fetcherOf({ '/': html }) }).then(
    () => 'answered',
    (error: unknown) => (error instanceof AnalysisError ? error.code : String(error)),
  );
}

/** The same firm without its legal form, owner and punctuation. */
function sameName(given: string, expected: string): boolean {
  const bare = (name: string) => fold(withoutLegalForm(name.replace(/,?\s*Inh.*$/, ''))).replace(/[^a-z0-9]/g, '');
  return bare(given) === bare(expected);
}
