import { AnalysisError } from '../../src/analysis/analysis-error.ts';
import { companyName } from '../../src/analysis/company/company-name.ts';
import { withoutLegalForm } from '../../src/analysis/company/legal-form.ts';
import { gatherPages } from '../../src/analysis/gather-pages.ts';
import { analyzePages, readerHere } from '../../src/analysis/index.ts';
import { classify } from '../../src/analysis/industry/classify.ts';
import { choosePages } from '../../src/analysis/page/choose-pages.ts';
import { readPage } from '../../src/analysis/page/read-page.ts';
import { fold } from '../../src/analysis/page/text.ts';
import type { WebsiteAnalysis } from '../../src/analysis/types.ts';
import type { Case } from './cases.ts';

export interface Outcome {
  id: string;
  analysis: WebsiteAnalysis;
  raw: number;
  purity: number;
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
  const { raw, purity } = classify(pages, companyName(pages, analysis.location).firm, analysis.location);
  return {
    id,
    analysis,
    raw,
    purity,
    isNameRight: sameName(analysis.companyName, business.name) || sameName(analysis.companyName, business.firm),
    isIndustryRight: analysis.industry !== null && business.industries.includes(analysis.industry),
    isPlaceRight:
      fold(analysis.location).includes(business.postalCode) &&
      fold(analysis.location).includes(fold(business.place).split(/[ (,/-]/)[0] ?? ''),
  };
}

/** With which code a site of one page is refused, or that it was answered. */
export async function failureOf(html: string): Promise<string> {
  const start = { url: 'https://beispiel.de/', html };
  try {
    const pages = await gatherPages(start, { reader: readerHere, most: 6, fetchMore: async () => undefined });
    await readerHere.analyse(pages);
    return 'answered';
  } catch (error) {
    return error instanceof AnalysisError ? error.code : String(error);
  }
}

/** The same firm without its legal form, owner and punctuation. */
function sameName(given: string, expected: string): boolean {
  const bare = (name: string) => fold(withoutLegalForm(name.replace(/,?\s*Inh.*$/, ''))).replace(/[^a-z0-9]/g, '');
  return bare(given) === bare(expected);
}
