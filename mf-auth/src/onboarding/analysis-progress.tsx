import { Button } from '@rezenso/ui/actions';
import { Banner, Spinner } from '@rezenso/ui/feedback';
import { Inline } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { analysisTexts } from './texts.de.ts';

/** Shown while the website is read; nobody has to wait for it. */
export function AnalysisProgress({ onSkip }: { onSkip: () => void }) {
  return (
    <Banner
      tone="info"
      title={
        <Inline gap={2}>
          <Spinner size="sm" /> {analysisTexts.running}
        </Inline>
      }
      actions={
        <Button variant="ghost" size="sm" onClick={onSkip}>
          {analysisTexts.skip}
        </Button>
      }
    >
      <Text size="sm">{analysisTexts.runningDescription}</Text>
    </Banner>
  );
}
