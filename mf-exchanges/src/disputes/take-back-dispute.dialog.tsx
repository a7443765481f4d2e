import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { messageOf, tellFailure, toast } from '@rezenso/platform';
import { ConfirmDialog } from '@rezenso/ui/dialog';
import { useState } from 'react';
import { takeBackTexts as texts } from './dialog-texts.de.ts';
import { takeBack } from './disputes.resource.ts';

interface TakeBackDisputeDialogProps {
  /** As it was when the dialog opened. */
  exchange: ReviewExchange;
  /** Wrote the review. */
  partner: string;
  onClose: () => void;
}

/** The recipient takes its dispute back. Where a decision was quicker, that is said instead. */
export default function TakeBackDisputeDialog({ exchange, partner, onClose }: TakeBackDisputeDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const isConfirmed = exchange.status !== 'awaiting_confirmation';
  const takeItBack = async () => {
    setBusy(true);
    try {
      await takeBack(exchange);
      toast({ title: texts.doneTitle, description: texts.doneDescription(partner) });
    } catch (error) {
      tellFailure(error, { title: texts.failedTitle, description: messageOf(error, texts.failed) });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={texts.title}
      description={isConfirmed ? texts.descriptionConfirmed : texts.description}
      confirmLabel={texts.submit}
      cancelLabel={texts.keep}
      tone="danger"
      busy={isBusy}
      onConfirm={() => void takeItBack()}
      onCancel={onClose}
    />
  );
}
