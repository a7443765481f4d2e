import { Button } from '@rezenso/ui/actions';
import { Banner } from '@rezenso/ui/feedback';
import { focusField } from '@rezenso/ui/fields';
import { Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { useEffect, useRef } from 'react';
import { Findings } from './findings.tsx';
import { warningTexts } from './texts.de.ts';
import type { Objection, useTextCheck } from './use-text-check.ts';

export interface SuspicionWarningProps {
  check: ReturnType<typeof useTextCheck>;
  /** Name of the form's field with the text. */
  field: string;
  isSending: boolean;
  onSendAnyway: () => void;
}

/**
 * Tells a writer, before anything is sent, why a text looks suspicious or is still the draft, and what would help; nothing
 * while there is no reason. The writer decides.
 */
export function SuspicionWarning({ check, field, isSending, onSendAnyway }: SuspicionWarningProps) {
  if (!check.objection) return null;
  const revise = () => {
    check.dismiss();
    focusField(field);
  };
  return <Warning {...check.objection} isSending={isSending} onRevise={revise} onSendAnyway={onSendAnyway} />;
}

interface WarningProps extends Objection, Pick<SuspicionWarningProps, 'isSending' | 'onSendAnyway'> {
  onRevise: () => void;
}

function Warning({ findings, isSuspicious, isSending, onRevise, onSendAnyway }: WarningProps) {
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
        title={isSuspicious ? warningTexts.title : warningTexts.untouched}
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
          {isSuspicious && (
            <Text size="sm" tone="muted">
              {warningTexts.consequence}
            </Text>
          )}
        </Stack>
      </Banner>
    </div>
  );
}
