import type { Subscription } from '@rezenso/contract/subscription';
import { ConfirmDialog } from '@rezenso/ui/dialog';
import { FormError } from '@rezenso/ui/fields';
import { formatDate } from '@rezenso/ui/format';
import { useAnsweredQuestion } from '../questions/use-answered-question.ts';
import { cancelPlan } from './plan.resource.ts';
import { cancelPlanTexts } from './texts.de.ts';

interface CancelPlanDialogProps {
  plan: Subscription;
  onClose: () => void;
}

/** Asks before Pro is cancelled, and says how long it stays. */
export default function CancelPlanDialog({ plan, onClose }: CancelPlanDialogProps) {
  const { question, until, atEnd, confirm: confirmLabel, keep, done, failed } = cancelPlanTexts;
  const { isBusy, reason, confirm } = useAnsweredQuestion({ deed: cancelPlan, done, failed, onClose });
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={question}
      description={plan.currentPeriodEnd ? until(formatDate(plan.currentPeriodEnd, 'long')) : atEnd}
      confirmLabel={confirmLabel}
      cancelLabel={keep}
      busy={isBusy}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {reason && <FormError title={failed} message={reason} />}
    </ConfirmDialog>
  );
}
