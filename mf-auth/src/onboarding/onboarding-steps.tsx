import { toast, useUnsavedForm } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Card, CardBody, CardFooter } from '@rezenso/ui/containers';
import { StepProgress } from '@rezenso/ui/display';
import { FocusFirstError } from '@rezenso/ui/fields';
import { ArrowLeftIcon, ArrowRightIcon } from '@rezenso/ui/icons';
import { Inline, Stack } from '@rezenso/ui/layout';
import { Form, type FormikProps, type FormikTouched } from 'formik';
import { type RefObject, useEffect } from 'react';
import { AnalysisProgress } from './analysis-progress.tsx';
import { BusinessStep } from './business.step.tsx';
import { keepDraft } from './kept-draft.ts';
import {
  fieldsOfStep,
  firstStepWithError,
  type OnboardingValues,
  type Step,
  stepCount,
  withPlatformEntries,
} from './onboarding.form.ts';
import { PersonStep } from './person.step.tsx';
import { PlatformSetupStep } from './platform-setup.step.tsx';
import { PresenceStep } from './presence.step.tsx';
import { onboardingTexts } from './texts.de.ts';
import { useStep } from './use-step.ts';
import { useWebsiteAnalysis } from './use-website-analysis.ts';

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
  useUnsavedForm(form.dirty && !form.isSubmitting);
  useKeptDraft(form.values, memberId, hasCreated);
  const { next, submit } = useSteering(form, step, goTo, website.readFirst);
  return (
    <Form noValidate onSubmit={step === stepCount ? submit : next}>
      <Stack gap={6}>
        <StepProgress step={step} steps={stepCount} title={onboardingTexts.steps[step - 1] ?? ''} />
        <Card>
          <CardBody>
            <FocusFirstError />
            {website.isRunning && <AnalysisProgress onSkip={website.skip} />}
            <fieldset disabled={website.isRunning}>
              {step === 1 && <PersonStep email={email} />}
              {step === 2 && <BusinessStep website={website} />}
              {step === 3 && <PresenceStep />}
              {step === 4 && <PlatformSetupStep platforms={form.values.registeredPlatforms} />}
            </fieldset>
          </CardBody>
          <CardFooter>
            <Inline justify={step > 1 ? 'between' : 'end'} gap={3}>
              {step > 1 && (
                <Button
                  variant="secondary"
                  iconStart={ArrowLeftIcon}
                  disabled={form.isSubmitting}
                  onClick={() => goTo(step - 1)}
                >
                  {onboardingTexts.back}
                </Button>
              )}
              {step < stepCount ? (
                <Button type="submit" iconEnd={ArrowRightIcon} loading={website.isRunning}>
                  {onboardingTexts.next}
                </Button>
              ) : (
                <Button type="submit" loading={form.isSubmitting}>
                  {onboardingTexts.submit}
                </Button>
              )}
            </Inline>
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

function useSteering(
  form: FormikProps<OnboardingValues>,
  step: Step,
  goTo: (step: number) => void,
  readWebsite: () => Promise<boolean>,
) {
  const next = async (event?: { preventDefault(): void }) => {
    event?.preventDefault();
    const errors = await form.validateForm();
    if (fieldsOfStep[step].some((field) => field in errors)) {
      await form.setTouched({ ...form.touched, ...touchedOf(step) }, false);
      toast({
        title: onboardingTexts.invalidTitle,
        description: onboardingTexts.invalidDescription,
        variant: 'destructive',
      });
      return;
    }
    if (step === 1 && !(await readWebsite())) return;
    if (step === 3) await form.setFieldValue('platforms', withPlatformEntries(form.values));
    goTo(step + 1);
  };
  const submit = async (event?: { preventDefault(): void }) => {
    event?.preventDefault();
    const wrong = firstStepWithError(await form.validateForm());
    if (wrong === 4) {
      toast({
        title: onboardingTexts.setupInvalidTitle,
        description: onboardingTexts.setupInvalidDescription,
        variant: 'destructive',
      });
    } else if (wrong) {
      toast({
        title: onboardingTexts.invalidTitle,
        description: onboardingTexts.invalidDescription,
        variant: 'destructive',
      });
      goTo(wrong);
    }
    await form.submitForm();
  };
  return { next, submit };
}

function touchedOf(step: Step): FormikTouched<OnboardingValues> {
  return Object.fromEntries(fieldsOfStep[step].map((field) => [field, true]));
}
