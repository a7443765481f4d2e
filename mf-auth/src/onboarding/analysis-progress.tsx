import { Button } from '@rezenso/ui/actions';
import { Banner, Spinner } from '@rezenso/ui/feedback';
import { Inline } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { useEffect, useState } from 'react';
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
  return (
    <Banner
      tone="info"
      title={
        <Inline gap={2}>
          <Spinner size="sm" /> {analysisTexts.running(domain)}
        </Inline>
      }
      actions={
        <Button variant="secondary" size="sm" onClick={onSkip}>
          {analysisTexts.skip}
        </Button>
      }
    >
      <Text size="sm">{isSlow ? analysisTexts.runningSlow : analysisTexts.runningDescription}</Text>
    </Banner>
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
