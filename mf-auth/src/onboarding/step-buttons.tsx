import { Button } from '@rezenso/ui/actions';
import { ArrowLeftIcon, ArrowRightIcon } from '@rezenso/ui/icons';
import { Inline } from '@rezenso/ui/layout';
import type { MouseEvent } from 'react';
import { type Step, stepCount } from './onboarding.form.ts';
import { onboardingTexts } from './texts.de.ts';

interface StepButtonsProps {
  step: Step;
  isReading: boolean;
  isSubmitting: boolean;
  onBack: () => void;
}

/** Back and forward; forward submits the form of the step. */
export function StepButtons({ step, isReading, isSubmitting, onBack }: StepButtonsProps) {
  return (
    <Inline justify={step > 1 ? 'between' : 'end'} gap={3}>
      {step > 1 && (
        <Button variant="secondary" iconStart={ArrowLeftIcon} disabled={isSubmitting} onClick={onBack}>
          {onboardingTexts.back}
        </Button>
      )}
      {step < stepCount ? (
        <Button type="submit" iconEnd={ArrowRightIcon} loading={isReading} onClick={onlyFirstClick}>
          {onboardingTexts.next}
        </Button>
      ) : (
        <Button type="submit" loading={isSubmitting} onClick={onlyFirstClick}>
          {onboardingTexts.submit}
        </Button>
      )}
    </Inline>
  );
}

/** The second click of a double click would act on the step that the first one has just opened. */
function onlyFirstClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
