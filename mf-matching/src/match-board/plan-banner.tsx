import { exchangesOf, listExchangePages, type ReviewExchange } from '@rezenso/contract/exchanges';
import type { Match } from '@rezenso/contract/matches';
import { useAllPages, useSession } from '@rezenso/platform';
import { Link } from '@rezenso/platform/router';
import { TextLink } from '@rezenso/ui/actions';
import { Banner } from '@rezenso/ui/feedback';
import { reviewInExchangePath } from '../paths.ts';
import { matchTexts } from '../texts.de.ts';

/** What a match with a plan waits for once both sides have written: its exchange ends with the last confirmation. */
export function PlanBanner({ match, partner }: { match: Match; partner: string }) {
  const { user } = useSession();
  const { data = [] } = useAllPages(listExchangePages, exchangesOf);
  const planned = data.filter(({ matchId }) => matchId === match.id);
  const isMine = ({ recipientId }: ReviewExchange) => recipientId === user?.id;
  const unconfirmed = planned.filter(({ status }) => status === 'awaiting_confirmation');
  const isMyTurn = unconfirmed.some(isMine);
  const words = isMyTurn
    ? matchTexts.confirmReceipt(partner)
    : unconfirmed.length > 0
      ? matchTexts.waitingForConfirmation(partner)
      : matchTexts.confirmationMissing;
  return (
    <Banner tone={isMyTurn ? 'warning' : 'info'}>
      {words}{' '}
      <TextLink as={Link} to={reviewInExchangePath(match.id)}>
        {isMyTurn ? matchTexts.confirmNow : matchTexts.toExchanges}
      </TextLink>
    </Banner>
  );
}
