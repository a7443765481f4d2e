import { dismissToast, toast } from '@rezenso/platform';
import type { FormikProps, FormikTouched } from 'formik';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { fieldsOfStep, firstStepWithError, type OnboardingValues, type Step } from './onboarding.form.ts';
import { onboardingTexts } from './texts.de.ts';

interface WizardNavigation {
  form: FormikProps<OnboardingValues>;
  step: Step;
  goTo: (step: number) => void;
  /** @returns whether step 2 may open */
  readWebsite: () => Promise<boolean>;
}

/** The way forward: checks the step, says what is wrong with it, or opens the next one; the last one is submitted. */
export function useWizardNavigation({ form, step, goTo, readWebsite }: WizardNavigation) {
  const isMoving = useRef(false);
  const { container, focusFirstWrong } = useFirstWrong();

  const moveOn = async () => {
    const errors = await form.validateForm();
    if (fieldsOfStep[step].some((field) => field in errors)) {
      await form.setTouched({ ...form.touched, ...touchedOf(step) }, false);
      focusFirstWrong();
      tellInvalid();
    } else if (step !== 1 || (await readWebsite())) {
      goTo(step + 1);
    } else {
      focusFirstWrong();
    }
  };

  const next = async (event: FormEvent) => {
    event.preventDefault();
    if (isMoving.current) return;
    isMoving.current = true;
    dismissToast();
    await moveOn().finally(() => (isMoving.current = false));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    dismissToast();
    const wrong = firstStepWithError(await form.validateForm());
    if (wrong === 4) tellSetupInvalid();
    else if (wrong) {
      tellInvalid();
      goTo(wrong);
    }
    await form.submitForm();
  };

  return { next, submit, container };
}

/** Brings the keyboard to the first wrong field, once the messages are on the screen. */
function useFirstWrong(): { container: RefObject<HTMLFormElement | null>; focusFirstWrong: () => void } {
  const container = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) container.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [asked]);
  return { container, focusFirstWrong: () => setAsked((count) => count + 1) };
}

function touchedOf(step: Step): FormikTouched<OnboardingValues> {
  return Object.fromEntries(fieldsOfStep[step].map((field) => [field, true]));
}

function tellInvalid() {
  const { invalidTitle: title, invalidDescription: description } = onboardingTexts;
  toast({ title, description, variant: 'destructive' });
}

function tellSetupInvalid() {
  const { setupInvalidTitle: title, setupInvalidDescription: description } = onboardingTexts;
  toast({ title, description, variant: 'destructive' });
}
