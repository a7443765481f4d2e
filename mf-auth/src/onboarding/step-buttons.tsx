import { Button } from '@rezenso/ui/actions';
import { ArrowLeftIcon, ArrowRightIcon } from '@rezenso/ui/icons';
import { space } from '@rezenso/ui/tokens';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { type Step, stepCount } from './onboarding.form.ts';
import { onboardingTexts } from './texts.de.ts';

const Row = styled.div`
  display: flex;
  flex: 1;
  justify-content: space-between;
  gap: ${space(3)};
  & > :last-child { margin-left: auto; }
`;

interface StepButtonsProps {
  step: Step;
  isReading: boolean;
  isSubmitting: boolean;
  onBack: () => void;
}

/** Back and forward; forward submits the form of the step. */
export function StepButtons({ step, isReading, isSubmitting, onBack }: StepButtonsProps) {
  return (
    <Row onMouseDown={keepFocus}>
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
    </Row>
  );
}

/**
 * Pressing a button would end the focus of a field, whose message might then push the button away under the pointer:
 * the click would be lost.
 */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

/** The second click of a double click would act on the step that the first one has just opened. */
function onlyFirstClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
