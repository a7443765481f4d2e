import { industryConfidenceThreshold } from '@rezenso/contract/limits';
import { type IndustryLabel, industryLabels } from '@rezenso/contract/vocabulary';

/**
 * The industry to apply without asking: confident enough, and equal to a list entry or contained in it or containing it,
 * whatever the case (specification, point 5). Otherwise undefined: then the person chooses.
 */
export function appliedIndustry(industry: string, confidence: number): IndustryLabel | undefined {
  const found = industry.trim().toLowerCase();
  if (confidence < industryConfidenceThreshold || found === '') return undefined;
  return (
    industryLabels.find((label) => label.toLowerCase() === found) ??
    industryLabels.find((label) => label.toLowerCase().includes(found) || found.includes(label.toLowerCase()))
  );
}
