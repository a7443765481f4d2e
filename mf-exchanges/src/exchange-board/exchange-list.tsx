import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { lazyPart, useSession } from '@rezenso/platform';
import { EmptyState } from '@rezenso/ui/feedback';
import { CircleCheckIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { Suspense, useState } from 'react';
import { boardTexts } from '../texts.de.ts';
import { ExchangeCard } from './exchange-card.tsx';
import type { ExchangeTab } from './exchange-groups.ts';
import { type NextStep, nextStepOf } from './exchange-standing.ts';

const SubmitReviewDialog = lazyPart(() => import('../submit-review/submit-review.dialog.tsx'));
const ConfirmReceiptDialog = lazyPart(() => import('../confirm-receipt/confirm-receipt.dialog.tsx'));

export type OpenDialog = { kind: NextStep; exchange: ReviewExchange };

interface ExchangeListProps {
  tab: ExchangeTab;
  exchanges: readonly ReviewExchange[];
  /** The dialog to begin with: a match leads here. */
  opened?: OpenDialog | undefined;
  onClosed?: () => void;
  /** Whether a review of the member's own, here or under another tab, waits for a better text. */
  hasToRevise: boolean;
  /** Shows where reviews that were handed in stand. */
  onShowHandedIn: () => void;
}

/** The exchanges of one tab, with the dialog that one of them opened. */
export function ExchangeList({ tab, exchanges, opened, onClosed, hasToRevise, onShowHandedIn }: ExchangeListProps) {
  const { user } = useSession();
  const [dialog, setDialog] = useState(opened);
  const close = () => {
    setDialog(undefined);
    onClosed?.();
  };
  const showHandedIn = () => {
    setDialog(undefined);
    onShowHandedIn();
  };
  const now = dialog && exchanges.find(({ id }) => id === dialog.exchange.id);
  const empty = tab === 'pending' && hasToRevise ? boardTexts.emptyButToRevise : boardTexts.empty[tab];
  return (
    <>
      {exchanges.length === 0 ? (
        <EmptyState icon={CircleCheckIcon} level={2} {...empty} />
      ) : (
        <Stack as="ul" gap={4}>
          {exchanges.map((exchange) => (
            <li key={exchange.id}>
              <ExchangeCard
                exchange={exchange}
                isReviewer={exchange.reviewerId === user?.id}
                nextStep={nextStepOf(exchange, user?.id)}
                onStep={(kind) => setDialog({ kind, exchange })}
              />
            </li>
          ))}
        </Stack>
      )}
      <Suspense>
        {dialog?.kind === 'submit' && (
          <SubmitReviewDialog exchange={dialog.exchange} now={now} onClose={close} onWithheld={showHandedIn} />
        )}
        {dialog?.kind === 'confirm' && <ConfirmReceiptDialog exchange={dialog.exchange} now={now} onClose={close} />}
      </Suspense>
    </>
  );
}
