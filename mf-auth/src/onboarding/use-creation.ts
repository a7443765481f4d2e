import { forgetUnsavedForms, messageOf, toast } from '@rezenso/platform';
import { useNavigate } from '@rezenso/platform/router';
import { useRef } from 'react';
import { homePath } from '../paths.ts';
import { dropDraft } from './kept-draft.ts';
import type { OnboardingValues } from './onboarding.form.ts';
import { createProfile } from './onboarding.resource.ts';
import { onboardingTexts } from './texts.de.ts';
import { isExpired, useExpiredSession } from './use-expired-session.ts';

const partialToastDelayMs = 2000;

/** The last step's submit: profile, platforms, and what the person is told about either. */
export function useCreation(memberId: string) {
  const navigate = useNavigate();
  const { tellExpired, stay } = useExpiredSession();
  const hasCreated = useRef(false);
  const create = async (values: OnboardingValues) => {
    stay();
    try {
      const failedPlatforms = await createProfile(values);
      hasCreated.current = true;
      dropDraft(memberId);
      toast({ title: onboardingTexts.doneTitle, description: onboardingTexts.doneDescription });
      if (failedPlatforms > 0) tellPartialFailure(failedPlatforms);
      forgetUnsavedForms();
      void navigate(homePath, { replace: true });
    } catch (error) {
      if (isExpired(error)) tellExpired();
      else
        toast({
          title: onboardingTexts.failedTitle,
          description: messageOf(error, '') || onboardingTexts.failedDescription,
          variant: 'destructive',
        });
    }
  };
  return { create, hasCreated };
}

function tellPartialFailure(count: number) {
  toast({
    title: onboardingTexts.partialTitle,
    description: onboardingTexts.partialDescription(count),
    variant: 'destructive',
    afterMs: partialToastDelayMs,
  });
}
