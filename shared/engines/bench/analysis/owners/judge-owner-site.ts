import { analyseSite } from '../../../src/analysis/index.ts';
import { fold } from '../../../src/analysis/page/text.ts';
import { fetchSite } from '../messy/judge.ts';
import { ownerSites } from './owner-sites.ts';

/** What was found of one site, and what of it is right. */
export interface JudgedOwnerSite {
  readonly domain: string;
  readonly name: string;
  readonly location: string;
  readonly industry: string;
  readonly confidence: number;
  readonly kind: string | null;
  readonly isNameAccepted: boolean;
  /** Also in its writing: 'Kater & Co' is not 'Kater & Co.'. */
  readonly isNameWanted: boolean;
  readonly isPlaceRight: boolean;
  readonly isIndustryRight: boolean;
  readonly isKindRight: boolean;
}

/** Reads the sites of one part as the server would. */
export async function judgedOwnerSites(part: 'dev' | 'held'): Promise<JudgedOwnerSite[]> {
  const judged: JudgedOwnerSite[] = [];
  for (const { domain, pages, names, code, place, industries, kinds } of ownerSites(part)) {
    const fetched = await fetchSite(pages, domain);
    const {
      companyName: name,
      location,
      industry,
      industryConfidence: confidence,
      trade: kind,
    } = analyseSite(fetched.pages);
    judged.push({
      domain,
      name,
      location,
      industry: industry ?? '',
      confidence,
      kind,
      isNameAccepted: names.includes(name),
      isNameWanted: names[0] === name,
      isPlaceRight: location.startsWith(code) && fold(location).includes(fold(place).split(/[ (-]/)[0] ?? ''),
      isIndustryRight: industry !== null && industries.includes(industry),
      isKindRight: kind !== null && kinds.includes(kind),
    });
  }
  return judged;
}
