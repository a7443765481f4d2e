import { hasCode } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Banner } from '@rezenso/ui/feedback';
import { paymentReturnTexts } from './texts.de.ts';
import type { Settling } from './use-payment-return.ts';

interface PaymentNoticeProps {
  settling: Settling;
  failure: Error | undefined;
  onLookAgain: () => void;
}

/** Perhaps paid, but nothing has confirmed it: says where the waiting stands, and no word that it was paid. */
export function PaymentNotice({ settling, failure, onLookAgain }: PaymentNoticeProps) {
  if (settling === 'waiting')
    return (
      <Banner tone="info" title={paymentReturnTexts.waitingTitle}>
        {paymentReturnTexts.waiting}
      </Banner>
    );
  if (settling === 'overdue')
    return (
      <Banner
        tone="warning"
        title={paymentReturnTexts.overdueTitle}
        actions={
          <Button variant="secondary" size="sm" onClick={onLookAgain}>
            {paymentReturnTexts.lookAgain}
          </Button>
        }
      >
        {paymentReturnTexts.overdue}
      </Banner>
    );
  if (!hasCode(failure, 'STRIPE_NOT_CONFIGURED')) return null;
  return (
    <Banner tone="warning" title={paymentReturnTexts.impossibleTitle}>
      {paymentReturnTexts.impossible}
    </Banner>
  );
}
