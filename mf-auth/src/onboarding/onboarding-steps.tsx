import { useUnsavedForm } from '@rezenso/platform';
import { Card, CardBody, CardFooter } from '@rezenso/ui/containers';
import { FocusFirstError } from '@rezenso/ui/fields';
import { Stack } from '@rezenso/ui/layout';
import { Form, type FormikProps } from 'formik';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { AnalysisProgress } from './analysis-progress.tsx';
import { BusinessStep } from './business.step.tsx';
import { dropDraft, keepDraft } from './kept-draft.ts';
import { type OnboardingValues, type Step, stepCount } from './onboarding.form.ts';
import { PersonStep } from './person.step.tsx';
import { hasPlatformEntries, withPlatformEntries } from './platform-entries.ts';
import { PlatformSetupStep } from './platform-setup.step.tsx';
import { PresenceStep } from './presence.step.tsx';
import { StepButtons } from './step-buttons.tsx';
import { StepHead } from './step-head.tsx';
import { useStep } from './use-step.ts';
import { useWebsiteAnalysis } from './use-website-analysis.ts';
import { useWizardNavigation } from './use-wizard-navigation.ts';

interface OnboardingStepsProps {
  form: FormikProps<OnboardingValues>;
  memberId: string;
  email: string;
  hasCreated: RefObject<boolean>;
}

/** Progress, the current step and the way forward and back. */
export function OnboardingSteps({ form, memberId, email, hasCreated }: OnboardingStepsProps) {
  const { step, goTo } = useStep(form.errors);
  const website = useWebsiteAnalysis(form);
  useUnsavedForm(form.dirty, { onDiscard: () => dropDraft(memberId) });
  useKeptDraft(form.values, memberId, hasCreated);
  usePlatformEntries(form, step);
  const { next, submit, container } = useWizardNavigation({ form, step, goTo, readWebsite: website.readFirst });
  const goOnByHand = () => {
    form.setFieldError('domain', undefined);
    goTo(2);
  };
  const reading = website.isRunning && (
    <AnalysisProgress domain={form.values.domain.trim()} step={website.step} onSkip={website.skip} />
  );
  return (
    <Form ref={container} noValidate onSubmit={step === stepCount ? submit : next}>
      <Stack gap={6}>
        <StepHead step={step} />
        <Card>
          <CardBody>
            <FocusFirstError />
            <Stack gap={5}>
              {step > 1 && reading}
              <fieldset disabled={website.isRunning}>
                {step === 1 && <PersonStep email={email} failure={website.failure} onByHand={goOnByHand} />}
                {step === 2 && <BusinessStep website={website} industry={form.values.industry} />}
                {step === 3 && <PresenceStep />}
                {step === 4 && <PlatformSetupStep platforms={form.values.registeredPlatforms} />}
              </fieldset>
              {step === 1 && reading}
            </Stack>
          </CardBody>
          <CardFooter>
            <StepButtons
              step={step}
              isReading={website.isRunning}
              isSubmitting={form.isSubmitting}
              onBack={() => goTo(step - 1)}
            />
          </CardFooter>
        </Card>
      </Stack>
    </Form>
  );
}

/** What is typed is kept on the device until the profile exists. */
function useKeptDraft(values: OnboardingValues, memberId: string, hasCreated: RefObject<boolean>) {
  useEffect(() => {
    if (!hasCreated.current) keepDraft(memberId, values);
  }, [values, memberId, hasCreated]);
}

/** Step 4 opens with an entry for every chosen platform, however it was reached: also by the browser's own buttons. */
function usePlatformEntries({ values, setFieldValue }: FormikProps<OnboardingValues>, step: Step) {
  useLayoutEffect(() => {
    if (step === stepCount && !hasPlatformEntries(values)) void setFieldValue('platforms', withPlatformEntries(values));
  }, [step, values, setFieldValue]);
}
