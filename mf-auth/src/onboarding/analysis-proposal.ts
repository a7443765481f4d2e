import type { WebsiteAnalysis } from '@rezenso/contract/analysis';
import { entriesOf } from '@rezenso/contract/own-keys';
import { appliedIndustry } from './industry-mapping.ts';
import type { OnboardingValues } from './onboarding.form.ts';

/** What a website can say about the fields of step 2. */
export type Proposal = Partial<
  Pick<OnboardingValues, 'companyName' | 'industry' | 'trade' | 'description' | 'targetAudience' | 'location'>
>;

/** The analysis in the form's words; without an industry when the person has to choose. The kind of business is sure by itself. */
export function analysisProposal(found: WebsiteAnalysis): Proposal {
  const industry = appliedIndustry(found.industry, found.industryConfidence)?.toLowerCase();
  const { companyName, summary: description, targetAudience, location, trade = '' } = found;
  return { companyName, description, targetAudience, location, trade, ...(industry ? { industry } : {}) };
}

/**
 * Of the proposal what replaces nothing the person wrote: empty fields, and fields that still hold the last proposal.
 * @param before what an earlier reading proposed
 */
export function unwritten(current: OnboardingValues, proposal: Proposal, before: Proposal): Proposal {
  return Object.fromEntries(
    entriesOf(proposal).filter(
      ([field, value]) => value && (current[field] === '' || current[field] === before[field]),
    ),
  );
}
