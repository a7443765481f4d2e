import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { lazyPart, useSession } from '@rezenso/platform';
import { EmptyState } from '@rezenso/ui/feedback';
import { CircleCheckIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { Suspense, useState } from 'react';
import { boardTexts } from '../texts.de.ts';
import { ExchangeCard } from './exchange-card.tsx';
import type { ExchangeTab } from './exchange-groups.ts';

const SubmitReviewDialog = lazyPart(() => import('../submit-review/submit-review.dialog.tsx'));
const ConfirmReceiptDialog = lazyPart(() => import('../confirm-receipt/confirm-receipt.dialog.tsx'));

type OpenDialog = { kind: 'submit' | 'confirm'; exchange: ReviewExchange };

interface ExchangeListProps {
  tab: ExchangeTab;
  exchanges: readonly ReviewExchange[];
}

/** The exchanges of one tab, with the dialog that one of them opened. */
export function ExchangeList({ tab, exchanges }: ExchangeListProps) {
  const { user } = useSession();
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  return (
    <>
      {exchanges.length === 0 ? (
        <EmptyState icon={CircleCheckIcon} level={2} {...boardTexts.empty[tab]} />
      ) : (
        <Stack as="ul" gap={4}>
          {exchanges.map((exchange) => (
            <li key={exchange.id}>
              <ExchangeCard
                exchange={exchange}
                isReviewer={exchange.reviewerId === user?.id}
                onSubmit={() => setDialog({ kind: 'submit', exchange })}
                onConfirm={() => setDialog({ kind: 'confirm', exchange })}
              />
            </li>
          ))}
        </Stack>
      )}
      <Suspense>
        {dialog?.kind === 'submit' && <SubmitReviewDialog exchange={dialog.exchange} onClose={close} />}
        {dialog?.kind === 'confirm' && <ConfirmReceiptDialog exchange={dialog.exchange} onClose={close} />}
      </Suspense>
    </>
  );
}
