import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { lazyPart } from '@rezenso/platform';
import { Suspense } from 'react';
import type { AppointmentStep } from '../appointments/appointment-state.ts';
import type { DisputeStep } from '../disputes/dispute-state.ts';
import type { NextStep } from './exchange-steps.ts';

const SubmitReviewDialog = lazyPart(() => import('../submit-review/submit-review.dialog.tsx'));
const ConfirmReceiptDialog = lazyPart(() => import('../confirm-receipt/confirm-receipt.dialog.tsx'));
const ProposeAppointmentDialog = lazyPart(() => import('../appointments/propose-appointment.dialog.tsx'));
const PickAppointmentDialog = lazyPart(() => import('../appointments/pick-appointment.dialog.tsx'));
const ProposeExtensionDialog = lazyPart(() => import('../extensions/propose-extension.dialog.tsx'));
const DisputeReviewDialog = lazyPart(() => import('../disputes/dispute-review.dialog.tsx'));
const AnswerDisputeDialog = lazyPart(() => import('../disputes/answer-dispute.dialog.tsx'));
const TakeBackDisputeDialog = lazyPart(() => import('../disputes/take-back-dispute.dialog.tsx'));
const WithdrawAppointmentDialog = lazyPart(() => import('../appointments/withdraw-appointment.dialog.tsx'));

/** What is open, about the exchange as it was when it was opened. */
export type OpenDialog = { kind: NextStep | AppointmentStep | DisputeStep | 'extend'; exchange: ReviewExchange };

interface ExchangeDialogsProps {
  dialog: OpenDialog | undefined;
  /** The same exchange as it is known now. */
  now: ReviewExchange | undefined;
  /** The other side. */
  partner: string;
  onClose: () => void;
  /** Another dialog about the same takes its place. */
  onStep: (step: AppointmentStep) => void;
  /** Shows where reviews that were handed in stand. */
  onShowHandedIn: () => void;
}

/** The dialog that an exchange opened, loaded with its first opening. */
export function ExchangeDialogs({ dialog, now, partner, onClose, onStep, onShowHandedIn }: ExchangeDialogsProps) {
  if (!dialog) return null;
  const { kind, exchange } = dialog;
  const { appointment } = exchange;
  const about = { now: now?.appointment, partner, onClose };
  return (
    <Suspense>
      {kind === 'submit' && (
        <SubmitReviewDialog exchange={exchange} now={now} onClose={onClose} onWithheld={onShowHandedIn} />
      )}
      {kind === 'confirm' && <ConfirmReceiptDialog exchange={exchange} now={now} onClose={onClose} />}
      {kind === 'extend' && (
        <ProposeExtensionDialog exchange={exchange} now={now} partner={partner} onClose={onClose} />
      )}
      {kind === 'dispute' && <DisputeReviewDialog exchange={exchange} now={now} partner={partner} onClose={onClose} />}
      {kind === 'answer' && <AnswerDisputeDialog exchange={exchange} now={now} partner={partner} onClose={onClose} />}
      {kind === 'take-back' && <TakeBackDisputeDialog exchange={exchange} partner={partner} onClose={onClose} />}
      {kind === 'propose' && (
        <ProposeAppointmentDialog exchange={exchange} now={now} partner={partner} onClose={onClose} />
      )}
      {kind === 'pick' && appointment && (
        <PickAppointmentDialog appointment={appointment} {...about} onOthers={() => onStep('propose')} />
      )}
      {kind === 'withdraw' && appointment && <WithdrawAppointmentDialog appointment={appointment} {...about} />}
    </Suspense>
  );
}
