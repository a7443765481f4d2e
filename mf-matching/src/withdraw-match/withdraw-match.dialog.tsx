import type { Match } from '@rezenso/contract/matches';
import { messageOf, tellFailure, toast } from '@rezenso/platform';
import { ConfirmDialog } from '@rezenso/ui/dialog';
import { useState } from 'react';
import { errorTitle } from '../texts.de.ts';
import { withdrawTexts } from './texts.de.ts';
import { withdraw } from './withdraw-match.resource.ts';

interface WithdrawMatchDialogProps {
  /** As it was when the dialog opened. */
  match: Match;
  onClose: () => void;
}

/** Who asked takes the request back. Where the partner was quicker, its answer is said instead. */
export default function WithdrawMatchDialog({ match, onClose }: WithdrawMatchDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const partner = match.provider.companyName;
  const withdrawIt = async () => {
    setBusy(true);
    try {
      await withdraw(match);
      toast({ title: withdrawTexts.doneTitle, description: withdrawTexts.doneDescription(partner) });
    } catch (error) {
      tellFailure(error, { title: errorTitle, description: messageOf(error, withdrawTexts.failed) });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={withdrawTexts.title}
      description={withdrawTexts.description(partner)}
      confirmLabel={withdrawTexts.withdraw}
      cancelLabel={withdrawTexts.keep}
      tone="danger"
      busy={isBusy}
      onConfirm={() => void withdrawIt()}
      onCancel={onClose}
    />
  );
}
