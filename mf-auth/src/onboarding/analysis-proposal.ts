import type { WebsiteAnalysis } from '@rezenso/contract/analysis';
import { entriesOf } from '@rezenso/contract/own-keys';
import { knownSpecialties } from '@rezenso/contract/specialties';
import { appliedIndustry } from './industry-mapping.ts';
import type { OnboardingValues } from './onboarding.form.ts';

/** What a website can say about the fields of step 2. */
export type Proposal = Partial<
  Pick<
    OnboardingValues,
    'companyName' | 'industry' | 'trade' | 'description' | 'targetAudience' | 'specialties' | 'location'
  >
>;

/** The analysis in the form's words; without an industry when the person has to choose. The kind of business is sure by itself. */
export function analysisProposal(found: WebsiteAnalysis): Proposal {
  const industry = appliedIndustry(found.industry, found.industryConfidence)?.toLowerCase();
  const { companyName, summary: description, targetAudience, location, trade = '' } = found;
  const specialties = knownSpecialties(found.specialties);
  return { companyName, description, targetAudience, specialties, location, trade, ...(industry ? { industry } : {}) };
}

/**
 * Of the proposal what replaces nothing the person wrote: empty fields, and fields that still hold the last proposal.
 * @param before what an earlier reading proposed
 */
export function unwritten(current: OnboardingValues, proposal: Proposal, before: Proposal): Proposal {
  return Object.fromEntries(
    entriesOf(proposal).filter(
      ([field, value]) =>
        value !== undefined &&
        value.length > 0 &&
        (current[field].length === 0 || isSame(current[field], before[field])),
    ),
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
