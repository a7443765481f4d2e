import type { Subscription } from '@rezenso/contract/subscription';
import { formatDate } from '@rezenso/ui/format';
import { QuestionDialog } from '../questions/question.dialog.tsx';
import { cancelPlan } from './plan.resource.ts';
import { isPro } from './plan.ts';
import { cancelPlanTexts } from './texts.de.ts';

interface CancelPlanDialogProps {
  plan: Subscription;
  onClose: () => void;
}

/** Asks before Pro is cancelled, and says how long it stays. */
export default function CancelPlanDialog({ plan, onClose }: CancelPlanDialogProps) {
  const { until, atEnd, atOnce, ...texts } = cancelPlanTexts;
  const untilThen = plan.currentPeriodEnd ? until(formatDate(plan.currentPeriodEnd, 'long')) : atEnd;
  const consequence = isPro(plan) ? untilThen : atOnce;
  return <QuestionDialog {...texts} consequence={consequence} deed={cancelPlan} onClose={onClose} />;
}
