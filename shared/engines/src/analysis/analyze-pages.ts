import { industryConfidenceThreshold } from '@rezenso/contract/limits';
import { type IndustryLabel, industryLabels } from '@rezenso/contract/vocabulary';
import { allTrades } from '../trades/index.ts';
import { audienceOf } from './company/audience.ts';
import { companyName } from './company/company-name.ts';
import { locationOf } from './company/location.ts';
import { summaryOf } from './company/summary.ts';
import { classify } from './industry/classify.ts';
import { classifyTrade } from './industry/classify-trade.ts';
import type { Page } from './page/read-page.ts';
import type { WebsiteAnalysis } from './types.ts';

/** The pure part: the pages of one site, the start page first. */
export function analyzePages(pages: readonly Page[]): WebsiteAnalysis {
  const place = locationOf(pages);
  const name = companyName(pages, place.location);
  const summary = summaryOf(pages);
  const { industry, confidence, evidence } = classify(pages, name.name, place.location);
  const trade = classifyTrade(pages, name.name, industry);
  // A guess that is not applied says nothing of whom the business addresses; its kind, where that is sure, does.
  const isSure = confidence >= industryConfidenceThreshold;
  const audience = audienceOf(pages, isSure ? industry : usualIndustryOf(trade), place.location);
  return {
    companyName: name.name,
    industry,
    industryConfidence: confidence,
    trade,
    summary: summary.summary,
    targetAudience: audience.audience,
    location: place.location,
    evidence: {
      companyName: name.evidence,
      industry: evidence,
      summary: summary.evidence,
      targetAudience: audience.evidence,
      location: place.evidence,
    },
  };
}

function usualIndustryOf(trade: string | null): IndustryLabel | null {
  const [usual] = allTrades().get(trade ?? '')?.industries ?? [];
  return industryLabels.find((label) => label.toLowerCase() === usual) ?? null;
}
