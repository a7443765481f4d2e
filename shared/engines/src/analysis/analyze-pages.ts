import { industryConfidenceThreshold } from '@rezenso/contract/limits';
import { audienceOf } from './company/audience.ts';
import { companyName } from './company/company-name.ts';
import { locationOf } from './company/location.ts';
import { mentionsOf } from './company/mentions.ts';
import { specialtiesOf } from './company/specialties.ts';
import { summaryOf } from './company/summary.ts';
import { classify } from './industry/classify.ts';
import { classifyTrade, kindsSaid, tradeNamedBy } from './industry/classify-trade.ts';
import { settleIndustry } from './industry/settle-industry.ts';
import type { Page } from './page/read-page.ts';
import type { WebsiteAnalysis } from './types.ts';

/** The pure part: the pages of one site, the start page first. */
export function analyzePages(all: readonly Page[]): WebsiteAnalysis {
  const pages = all.filter(({ kind }) => kind !== 'detail');
  const place = locationOf(pages);
  const name = companyName(pages, place.location);
  const kinds = kindsSaid(pages, name.firm);
  const { industry, confidence, evidence } = settleIndustry(
    classify(pages, name.firm, place.location),
    tradeNamedBy(kinds),
  );
  const trade = classifyTrade(kinds, industry);
  // A guess that is not applied says nothing of whom the business addresses; its kind, where that is sure, does.
  const isSure = confidence >= industryConfidenceThreshold;
  const own = { industry: isSure ? industry : null, trade };
  const summary = summaryOf(pages, own);
  const { specialties, evidence: specialtyEvidence } = specialtiesOf(all);
  const audience = audienceOf(pages, own, place.location);
  return {
    companyName: name.name,
    industry,
    industryConfidence: confidence,
    trade,
    summary: summary.summary,
    targetAudience: audience.audience,
    location: place.location,
    specialties,
    mentions: mentionsOf(all, trade),
    evidence: {
      companyName: name.evidence,
      industry: evidence,
      summary: summary.evidence,
      targetAudience: audience.evidence,
      location: place.evidence,
      specialties: specialtyEvidence,
    },
  };
}
