import { toast } from '@rezenso/platform';
import { useNavigate } from '@rezenso/platform/router';
import { useEffect } from 'react';
import { onboardingPath } from '../paths.ts';
import { texts } from './texts.de.ts';

/** As specified: time to read why, before the onboarding opens. */
const onboardingDelayMs = 1500;

/** Sends a business whose profile is not complete to the onboarding. */
export function useCompleteProfileFirst(isComplete: boolean | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (isComplete !== false) return;
    toast({ title: texts.incompleteTitle, description: texts.incompleteDescription });
    const timer = setTimeout(() => navigate(onboardingPath), onboardingDelayMs);
    return () => clearTimeout(timer);
  }, [isComplete, navigate]);
}
