import { ApiError, isUnauthorized, messageOf, toast } from '@rezenso/platform';
import { useNavigate } from '@rezenso/platform/router';
import { useRef } from 'react';
import { homePath, signInPath } from '../paths.ts';
import { dropDraft } from './kept-draft.ts';
import type { OnboardingValues } from './onboarding.form.ts';
import { createProfile } from './onboarding.resource.ts';
import { onboardingTexts } from './texts.de.ts';

const partialToastDelayMs = 2000;
const expiredDelayMs = 3000;

/** The last step's submit: profile, platforms, and what the person is told about either. */
export function useCreation(memberId: string) {
  const navigate = useNavigate();
  const hasCreated = useRef(false);
  const create = async (values: OnboardingValues) => {
    try {
      const failedPlatforms = await createProfile(values);
      hasCreated.current = true;
      dropDraft(memberId);
      toast({ title: onboardingTexts.doneTitle, description: onboardingTexts.doneDescription });
      if (failedPlatforms > 0) setTimeout(() => tellPartialFailure(failedPlatforms), partialToastDelayMs);
      navigate(homePath, { replace: true });
    } catch (error) {
      if (isExpired(error)) {
        toast({
          title: onboardingTexts.expiredTitle,
          description: onboardingTexts.expiredDescription,
          variant: 'destructive',
        });
        setTimeout(() => navigate(signInPath), expiredDelayMs);
        return;
      }
      toast({
        title: onboardingTexts.failedTitle,
        description: messageOf(error, onboardingTexts.failedDescription) || onboardingTexts.failedDescription,
        variant: 'destructive',
      });
    }
  };
  return { create, hasCreated };
}

function isExpired(error: unknown): boolean {
  return isUnauthorized(error) || (error instanceof ApiError && error.message.includes('Unauthorized'));
}

function tellPartialFailure(count: number) {
  toast({
    title: onboardingTexts.partialTitle,
    description: onboardingTexts.partialDescription(count),
    variant: 'destructive',
  });
}
