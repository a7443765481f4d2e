import { Button } from '@rezenso/ui/actions';
import { Panel } from '@rezenso/ui/containers';
import { Spinner } from '@rezenso/ui/feedback';
import { Inline, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { useEffect, useRef, useState } from 'react';
import { analysisTexts } from './texts.de.ts';

/** Most websites are read by then; afterwards waiting needs a word. */
const slowAfterMs = 8000;

interface AnalysisProgressProps {
  domain: string;
  onSkip: () => void;
}

/** Shown while the website is read; nobody has to wait for it. The API answers once, so no steps are shown. */
export function AnalysisProgress({ domain, onSkip }: AnalysisProgressProps) {
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
            <Text size="sm" tone="muted">
              {isSlow ? analysisTexts.runningSlow : analysisTexts.runningDescription}
            </Text>
          </div>
        </Inline>
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
