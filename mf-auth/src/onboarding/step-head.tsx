import { StepProgress } from '@rezenso/ui/display';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { type Step, stepCount } from './onboarding.form.ts';
import { onboardingTexts } from './texts.de.ts';

/** Holds the focus only to be read out and scrolled to; a ring would suggest that there is something to press. */
const Head = styled.div`
  outline: none;
`;

/** Which step of how many. A new step begins here: on a phone the last one ended further down. */
export function StepHead({ step }: { step: Step }) {
  const head = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    head.current?.focus();
  }, [step]);
  const title = onboardingTexts.steps[step - 1] ?? '';
  return (
    <Head ref={head} tabIndex={-1} role="group" aria-label={onboardingTexts.stepName(step, stepCount, title)}>
      <StepProgress step={step} steps={stepCount} title={title} />
    </Head>
  );
}
