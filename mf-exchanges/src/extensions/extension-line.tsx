import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { messageOf, tellFailure, toast, useSession } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Panel } from '@rezenso/ui/containers';
import { formatDate } from '@rezenso/ui/format';
import { Inline, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { useState } from 'react';
import { canExtend } from './extended-days.ts';
import { answer, withdraw } from './extensions.resource.ts';
import { extensionTexts as texts } from './texts.de.ts';

interface ExtensionLineProps {
  exchange: ReviewExchange;
  /** The other side. */
  partner: string;
  onPropose: () => void;
}

/** A later due date that is being agreed on, or the way to one. Nothing where the server knows of none, no more can follow, or the exchange rests. */
export function ExtensionLine({ exchange, partner, onPropose }: ExtensionLineProps) {
  const { user } = useSession();
  const [isBusy, setBusy] = useState(false);
  const { extension, dueDate, isPaused } = exchange;
  if (extension === undefined || isPaused) return null;
  if (extension === null) {
    if (!canExtend(dueDate, new Date())) return null;
    return (
      <Inline gap={2}>
        <Button size="sm" variant="ghost" onClick={onPropose}>
          {texts.offer}
        </Button>
      </Inline>
    );
  }
  const carryOut = async (done: string, step: () => Promise<void>) => {
    setBusy(true);
    try {
      await step();
      toast({ title: done, description: texts.told(partner) });
    } catch (error) {
      tellFailure(error, { title: texts.failedTitle, description: messageOf(error, texts.failed) });
    }
    setBusy(false);
  };
  const isOwn = extension.proposedBy === user?.id;
  const day = formatDate(extension.dueDate);
  return (
    <Panel>
      <Stack gap={3}>
        <Text weight="semibold">{isOwn ? texts.own(day) : texts.asked(partner, day)}</Text>
        <Text size="sm" tone="muted" preserveLines>
          {extension.reason}
        </Text>
        <Inline gap={2}>
          {isOwn ? (
            <Button
              size="sm"
              variant="ghost"
              disabled={isBusy}
              onClick={() => void carryOut(texts.takenBack, () => withdraw(extension))}
            >
              {texts.takeBack}
            </Button>
          ) : (
            <>
              <Button
                size="sm"
                loading={isBusy}
                onClick={() => void carryOut(texts.accepted, () => answer(extension, true))}
              >
                {texts.accept}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                disabled={isBusy}
                onClick={() => void carryOut(texts.declined, () => answer(extension, false))}
              >
                {texts.decline}
              </Button>
            </>
          )}
        </Inline>
      </Stack>
    </Panel>
  );
}
