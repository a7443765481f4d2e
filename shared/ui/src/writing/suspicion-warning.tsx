import { useEffect, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { Banner } from '../feedback/banner.tsx';
import { Stack } from '../layout/flow.tsx';
import { Text } from '../typography.ts';
import { type Finding, Findings } from './findings.tsx';
import { warningTexts } from './texts.de.ts';

export interface SuspicionWarningProps {
  findings: readonly Finding[];
  isSending: boolean;
  onRevise: () => void;
  onSendAnyway: () => void;
}

/** Tells a writer, before anything is sent, why a text looks suspicious and what would help. The writer decides. */
export function SuspicionWarning({ findings, isSending, onRevise, onSendAnyway }: SuspicionWarningProps) {
  const ref = useRef<HTMLDivElement>(null);
  // It stands where the writer may not be looking: below a long text, in a dialog that scrolls.
  useEffect(() => {
    // Newer browsers return a promise, which React would take for a clean-up.
    ref.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={ref}>
      <Banner
        tone="warning"
        title={warningTexts.title}
        actions={
          <>
            <Button size="sm" onClick={onRevise} disabled={isSending}>
              {warningTexts.revise}
            </Button>
            <Button size="sm" variant="secondary" onClick={onSendAnyway} loading={isSending}>
              {warningTexts.sendAnyway}
            </Button>
          </>
        }
      >
        <Stack gap={3}>
          <Text size="sm">{warningTexts.why}</Text>
          <Findings findings={findings} />
          <Text size="sm">{warningTexts.change}</Text>
          <Text size="sm" tone="muted">
            {warningTexts.consequence}
          </Text>
        </Stack>
      </Banner>
    </div>
  );
}
