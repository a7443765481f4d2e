import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { useSession } from '@rezenso/platform';
import { EmptyState } from '@rezenso/ui/feedback';
import { useFirstScreen } from '@rezenso/ui/first-screen';
import { CircleCheckIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { useState } from 'react';
import { appointmentStateOf } from '../appointments/appointment-state.ts';
import { useNextStart } from '../appointments/use-next-start.ts';
import { boardTexts } from '../texts.de.ts';
import { ExchangeCard } from './exchange-card.tsx';
import { ExchangeDialogs, type OpenDialog } from './exchange-dialogs.tsx';
import type { ExchangeTab } from './exchange-groups.ts';
import { nextStepOf, partnerIn } from './exchange-steps.ts';

/** Those of the first screen, under the figures. */
const atOnce = 2;

interface ExchangeListProps {
  tab: ExchangeTab;
  exchanges: readonly ReviewExchange[];
  /** The dialog to begin with: a match leads here. */
  opened?: OpenDialog | undefined;
  onClosed?: () => void;
  /** Whether a review of the member's own, here or under another tab, waits for a better text. */
  hasToRevise: boolean;
  /** Whether one of the member's own is in progress and not handed in. */
  hasBegun: boolean;
  /** Shows where reviews that were handed in stand. */
  onShowHandedIn: () => void;
  /** An appointment took place: its review can be written. */
  onHappened: (exchange: ReviewExchange) => void;
}

/** The exchanges of one tab, with the dialog that one of them opened. */
export function ExchangeList(props: ExchangeListProps) {
  const { tab, exchanges, opened, onClosed, hasToRevise, hasBegun, onShowHandedIn, onHappened } = props;
  const { user } = useSession();
  const moment = useNextStart(exchanges);
  const drawn = useFirstScreen(exchanges, atOnce);
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
  const elsewhere = (hasToRevise && boardTexts.emptyButToRevise) || (hasBegun && boardTexts.emptyButBegun);
  const empty = (tab === 'pending' && elsewhere) || boardTexts.empty[tab];
  return (
    <>
      {exchanges.length === 0 ? (
        <EmptyState icon={CircleCheckIcon} level={2} {...empty} />
      ) : (
        <Stack as="ul" gap={4}>
          {drawn.map((exchange) => (
            <li key={exchange.id}>
              <ExchangeCard
                exchange={exchange}
                isReviewer={exchange.reviewerId === user?.id}
                nextStep={nextStepOf(exchange, user?.id)}
                appointmentState={appointmentStateOf(exchange, user?.id, moment)}
                onStep={(kind) => setDialog({ kind, exchange })}
                onHappened={() => onHappened(exchange)}
              />
            </li>
          ))}
        </Stack>
      )}
      <ExchangeDialogs
        dialog={dialog}
        now={now}
        partner={dialog ? partnerIn(dialog.exchange, user?.id) : ''}
        onClose={close}
        onStep={(kind) => dialog && setDialog({ ...dialog, kind })}
        onShowHandedIn={showHandedIn}
      />
    </>
  );
}
