import { blockPartner } from '@rezenso/contract/messages';
import { call, messageOf, tellFailure, toast } from '@rezenso/platform';
import { ConfirmDialog } from '@rezenso/ui/dialog';
import { useState } from 'react';
import { blockTexts } from './texts.de.ts';

interface BlockPartnerDialogProps {
  matchId: string;
  partner: string;
  /** Whether something of the match was handed in, so that it goes on. */
  isRunning: boolean;
  onClose: () => void;
}

/** Says what a block ends before it is made. */
export default function BlockPartnerDialog({ matchId, partner, isRunning, onClose }: BlockPartnerDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const block = async () => {
    setBusy(true);
    try {
      await call(blockPartner, { params: { id: matchId } });
      onClose();
      toast({ title: blockTexts.done(partner), description: blockTexts.doneDescription });
    } catch (error) {
      tellFailure(error, { title: blockTexts.failed, description: messageOf(error, blockTexts.failedDescription) });
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      title={blockTexts.title(partner)}
      description={blockTexts.description(isRunning)}
      confirmLabel={blockTexts.block}
      cancelLabel={blockTexts.cancel}
      tone="danger"
      busy={isBusy}
      onConfirm={() => void block()}
      onCancel={onClose}
    />
  );
}
