import type { PotentialMatch } from '@rezenso/contract/matches';
import { hasCode, tellFailure, toast } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { CardFooter } from '@rezenso/ui/containers';
import { HandshakeIcon } from '@rezenso/ui/icons';
import { useState } from 'react';
import { MatchScore, suggestedScore } from '../match-board/match-score.tsx';
import { Partner } from '../match-board/partner.tsx';
import { OnPlatforms, Reasons, WhyItFits } from '../match-board/recommendation.tsx';
import { whyRefused } from '../match-board/why-refused.ts';
import { errorTitle, suggestTexts } from '../texts.de.ts';
import { AlignedBody, AlignedCard } from './aligned-cards.tsx';
import { propose } from './suggested-partners.resource.ts';

/** A suggested partner, with the reason and the button to ask. */
export function PartnerCard({ partner }: { partner: PotentialMatch }) {
  const { isProposing, proposeIt } = useProposal(partner);
  const score = suggestedScore(partner.matchScore, partner.user.id);
  return (
    <AlignedCard as="article" aria-label={partner.user.companyName}>
      <AlignedBody>
        <div>
          <Partner partner={partner.user} aside={<MatchScore score={score} />} />
        </div>
        <div>
          <WhyItFits text={partner.recommendation} engine={partner.recommendationEngine} />
        </div>
        <div>
          <OnPlatforms platforms={partner.suggestedPlatforms} />
        </div>
        <div>
          <Reasons reasons={partner.reasons} />
        </div>
      </AlignedBody>
      <CardFooter>
        <Button fullWidth iconStart={HandshakeIcon} loading={isProposing} onClick={proposeIt}>
          {suggestTexts.propose}
        </Button>
      </CardFooter>
    </AlignedCard>
  );
}

function useProposal(partner: PotentialMatch) {
  const [isProposing, setProposing] = useState(false);
  const proposeIt = async () => {
    setProposing(true);
    try {
      await propose(partner);
      toast({
        title: suggestTexts.createdTitle,
        description: suggestTexts.createdDescription(partner.user.companyName),
      });
    } catch (error) {
      const isTooMany = hasCode(error, 'MATCH_REQUEST_LIMIT');
      const description = isTooMany ? suggestTexts.manyAsked : whyRefused(error, suggestTexts.createFailed);
      tellFailure(error, { title: errorTitle, description });
      setProposing(false);
    }
  };
  return { isProposing, proposeIt };
}
