import type { WebsiteAnalysis } from '@rezenso/contract/analysis';
import { isUnauthorized, leaveForLogin, toast } from '@rezenso/platform';
import type { FormikProps } from 'formik';
import { useRef, useState } from 'react';
import { appliedIndustry } from './industry-mapping.ts';
import type { OnboardingValues } from './onboarding.form.ts';
import { analyze } from './onboarding.resource.ts';
import { analysisTexts } from './texts.de.ts';

type Filled = Pick<OnboardingValues, 'companyName' | 'industry' | 'description' | 'targetAudience' | 'location'>;

export interface WebsiteReading {
  isRunning: boolean;
  analysis?: WebsiteAnalysis;
  /** The industry was found but not applied: the person chooses. */
  needsIndustryChoice: boolean;
  /** Reads the website when leaving step 1. @returns whether the next step may open */
  readFirst(): Promise<boolean>;
  readAgain(): Promise<void>;
  /** Stops waiting; the fields are filled in by hand. */
  skip(): void;
}

/** Reads the website and fills in what the person has not written. */
export function useWebsiteAnalysis(form: FormikProps<OnboardingValues>): WebsiteReading {
  const [isRunning, setRunning] = useState(false);
  const [analysis, setAnalysis] = useState<WebsiteAnalysis>();
  const filled = useRef<{ domain?: string; values: Partial<Filled> }>({ values: {} });
  const abandon = useRef<() => void>(undefined);

  const read = async (domain: string): Promise<boolean> => {
    setRunning(true);
    try {
      const skipped = new Promise<undefined>((resolve) => (abandon.current = () => resolve(undefined)));
      const found = await Promise.race([analyze(domain), skipped]);
      if (!found) return true;
      setAnalysis(found);
      const proposed = proposalOf(found);
      await form.setValues((current) => ({ ...current, ...unwritten(current, proposed, filled.current.values) }));
      filled.current = { domain, values: proposed };
      toast({ title: analysisTexts.doneTitle, description: analysisTexts.doneDescription });
      return true;
    } finally {
      setRunning(false);
    }
  };

  const readFirst = async () => {
    const domain = form.values.domain.trim();
    if (filled.current.domain === domain) return true;
    try {
      return await read(domain);
    } catch (error) {
      if (isUnauthorized(error)) leaveForLogin();
      else
        toast({
          title: analysisTexts.unreachableTitle,
          description: analysisTexts.unreachable,
          variant: 'destructive',
        });
      form.setFieldError('domain', analysisTexts.unreachable);
      return false;
    }
  };

  const readAgain = async () => {
    const domain = form.values.domain.trim();
    if (!domain) {
      toast({
        title: analysisTexts.domainRequiredTitle,
        description: analysisTexts.domainRequiredDescription,
        variant: 'destructive',
      });
      return;
    }
    try {
      await read(domain);
    } catch (error) {
      if (isUnauthorized(error)) leaveForLogin();
      else
        toast({
          title: analysisTexts.againFailedTitle,
          description: analysisTexts.againFailedDescription,
          variant: 'destructive',
        });
    }
  };

  const needsIndustryChoice = analysis !== undefined && proposalOf(analysis).industry === undefined;
  return {
    isRunning,
    ...(analysis ? { analysis } : {}),
    needsIndustryChoice,
    readFirst,
    readAgain,
    skip: () => abandon.current?.(),
  };
}

function proposalOf(found: WebsiteAnalysis): Partial<Filled> {
  const industry = appliedIndustry(found.industry, found.industryConfidence)?.toLowerCase();
  const { companyName, summary: description, targetAudience, location } = found;
  return { companyName, description, targetAudience, location, ...(industry ? { industry } : {}) };
}

/** Of the proposal what replaces nothing the person wrote: empty fields, and fields that still hold the last proposal. */
function unwritten(current: OnboardingValues, proposed: Partial<Filled>, before: Partial<Filled>): Partial<Filled> {
  const fields = Object.entries(proposed) as [keyof Filled, string][];
  return Object.fromEntries(
    fields.filter(([field, value]) => value && (current[field] === '' || current[field] === before[field])),
  );
}
