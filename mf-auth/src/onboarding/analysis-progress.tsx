import type { AnalysisStep } from '@rezenso/contract/analysis';
import { Button } from '@rezenso/ui/actions';
import { Panel } from '@rezenso/ui/containers';
import { Spinner } from '@rezenso/ui/feedback';
import { Inline, Stack } from '@rezenso/ui/layout';
import { above } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { AnalysisSteps } from './analysis-steps.tsx';
import { analysisTexts } from './texts.de.ts';

/** Most websites are read by then; afterwards waiting needs a word. */
const slowAfterMs = 8000;

/** Room for the longer of its sentences, so that nothing moves when it changes. */
const Description = styled(Text)`
  min-height: 4lh;
  ${above.tablet} { min-height: 2lh; }
`;

interface AnalysisProgressProps {
  domain: string;
  /** What is done now; undefined while nobody knows. */
  step: AnalysisStep | undefined;
  onSkip: () => void;
}

/** Shown while the website is read; nobody has to wait for it. Steps that follow quickly are not announced, one that hangs is. */
export function AnalysisProgress({ domain, step, onSkip }: AnalysisProgressProps) {
  const isSlow = useIsSlow();
  const panel = useRef<HTMLDivElement>(null);
  // It opens where the button was, which on a phone is often the lower edge of the screen.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Panel ref={panel}>
      <Stack gap={3} align="start">
        <Inline gap={3} align="start" nowrap role="status">
          <Spinner size="sm" />
          <div>
            <Text weight="semibold">{analysisTexts.running(domain)}</Text>
            <Description size="sm" tone="muted">
              {isSlow ? analysisTexts.runningSlow(step && analysisTexts.steps[step]) : analysisTexts.runningDescription}
            </Description>
          </div>
        </Inline>
        <AnalysisSteps step={step} />
        <Button variant="secondary" size="sm" onClick={onSkip}>
          {analysisTexts.skip}
        </Button>
      </Stack>
    </Panel>
  );
}

function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
