import { messageOf, tellFailure, toast } from '@rezenso/platform';
import { ConfirmDialog } from '@rezenso/ui/dialog';
import { FormError } from '@rezenso/ui/fields';
import { useState } from 'react';
import { errorTitle } from '../texts.de.ts';

interface QuestionDialogProps {
  question: string;
  /** What yes means. */
  consequence: string;
  /** Names of the two buttons. */
  confirm: string;
  keep?: string;
  tone?: 'primary' | 'danger';
  /** What happens after yes. */
  deed: () => Promise<void>;
  /** Toast after it. */
  done: string;
  /** What to say when it fails. */
  failed: string;
  onClose: () => void;
}

/** Asks before something ends; stays open, with the reason, while its deed fails. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { question, consequence, confirm: confirmLabel, keep, tone = 'danger', failed, onClose } = props;
  const { isBusy, reason, confirm } = useAnswer(props);
  return (
    <ConfirmDialog
      open
      tone={tone}
      title={question}
      description={consequence}
      confirmLabel={confirmLabel}
      {...(keep !== undefined && { cancelLabel: keep })}
      busy={isBusy}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {reason && <FormError title={failed} message={reason} />}
    </ConfirmDialog>
  );
}

function useAnswer({ deed, done, failed, onClose }: QuestionDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setReason(undefined);
    try {
      await deed();
      onClose();
      toast({ title: done });
    } catch (error) {
      tellFailure(error, { title: errorTitle, description: failed });
      setReason(messageOf(error, failed));
      setBusy(false);
    }
  };
  return { isBusy, reason, confirm };
}
