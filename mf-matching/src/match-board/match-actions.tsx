import type { Match } from '@rezenso/contract/matches';
import { tellFailure, toast } from '@rezenso/platform';
import { Link } from '@rezenso/platform/router';
import { Button, LinkButton } from '@rezenso/ui/actions';
import { CardFooter } from '@rezenso/ui/containers';
import { ArrowLeftRightIcon, CheckIcon, PencilIcon, XIcon } from '@rezenso/ui/icons';
import { Inline } from '@rezenso/ui/layout';
import { useState } from 'react';
import { cancelPlanTexts } from '../cancel-plan/texts.de.ts';
import { exchangesPath, reviewInExchangePath } from '../paths.ts';
import { errorTitle, matchTexts } from '../texts.de.ts';
import { accept } from './match-board.resource.ts';
import type { MatchDialog } from './match-dialog.ts';
import { MessagesLink } from './messages-link.tsx';
import type { MySide } from './my-side.ts';
import { whyRefused } from './why-refused.ts';

interface MatchActionsProps {
  match: Match;
  side: MySide;
  onOpen: (dialog: MatchDialog) => void;
}

/** What can be done with a match in its state. */
export function MatchActions({ match, side, onOpen }: MatchActionsProps) {
  if (match.status === 'pending') {
    return side.isProvider ? (
      <Answer match={match} partner={side.partner.companyName} onOpen={onOpen} />
    ) : (
      <CardFooter>
        <Button variant="secondary" iconStart={XIcon} onClick={() => onOpen('withdraw')}>
          {matchTexts.withdraw}
        </Button>
      </CardFooter>
    );
  }
  const messages = <MessagesLink matchId={match.id} partner={side.partner.companyName} />;
  if (match.status === 'completed') return <CardFooter>{messages}</CardFooter>;
  if (match.status !== 'accepted') return null;
  // Whoever blocks: nothing begins.
  const isBlocked = match.isBlockedByMe || match.isBlockedByPartner;
  return (
    <CardFooter>
      <Inline gap={3}>
        {match.isCoordinated ? (
          <LinkButton as={Link} to={exchangesPath} iconStart={ArrowLeftRightIcon}>
            {matchTexts.toExchanges}
          </LinkButton>
        ) : (
          !isBlocked && (
            <Button iconStart={ArrowLeftRightIcon} onClick={() => onOpen('coordinate')}>
              {matchTexts.coordinate}
            </Button>
          )
        )}
        {!side.ownReviewGiven && match.isCoordinated && (
          <LinkButton as={Link} to={reviewInExchangePath(match.id)} variant="secondary" iconStart={PencilIcon}>
            {matchTexts.writeReview}
          </LinkButton>
        )}
        {!side.ownReviewGiven && !match.isCoordinated && !isBlocked && (
          <Button variant="secondary" iconStart={PencilIcon} onClick={() => onOpen('review')}>
            {matchTexts.writeReview}
          </Button>
        )}
        {messages}
        {match.isCoordinated && match.planCancellation !== undefined && !hasBegun(side) && (
          <Button variant="ghost" onClick={() => onOpen('cancel-plan')}>
            {cancelPlanTexts.submit}
          </Button>
        )}
      </Inline>
    </CardFooter>
  );
}

/** Once a side has given all of its reviews there is nothing to call off; whether a first one is in, the server knows. */
function hasBegun({ ownReviewGiven, partnerReviewGiven }: MySide): boolean {
  return ownReviewGiven || partnerReviewGiven;
}

function Answer({ match, partner, onOpen }: { match: Match; partner: string; onOpen: (dialog: MatchDialog) => void }) {
  const [isAccepting, setAccepting] = useState(false);
  const acceptIt = async () => {
    setAccepting(true);
    try {
      await accept(match);
      toast({ title: matchTexts.acceptedTitle, description: matchTexts.acceptedDescription(partner) });
    } catch (error) {
      tellFailure(error, { title: errorTitle, description: whyRefused(error, matchTexts.acceptFailed) });
      setAccepting(false);
    }
  };
  return (
    <CardFooter>
      <Inline gap={3}>
        <Button iconStart={CheckIcon} loading={isAccepting} onClick={acceptIt}>
          {matchTexts.accept}
        </Button>
        <Button variant="secondary" iconStart={XIcon} disabled={isAccepting} onClick={() => onOpen('decline')}>
          {matchTexts.decline}
        </Button>
      </Inline>
    </CardFooter>
  );
}
