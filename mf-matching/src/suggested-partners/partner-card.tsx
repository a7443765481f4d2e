import type { PotentialMatch } from '@rezenso/contract/matches';
import { hasCode, tellFailure, toast } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Card, CardBody, CardFooter } from '@rezenso/ui/containers';
import { HandshakeIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { useState } from 'react';
import { MatchScore, suggestedScore } from '../match-board/match-score.tsx';
import { Partner } from '../match-board/partner.tsx';
import { Recommendation } from '../match-board/recommendation.tsx';
import { whyRefused } from '../match-board/why-refused.ts';
import { errorTitle, suggestTexts } from '../texts.de.ts';
import { propose } from './suggested-partners.resource.ts';

/** A suggested partner, with the reason and the button to ask. */
export function PartnerCard({ partner }: { partner: PotentialMatch }) {
  const { isProposing, proposeIt } = useProposal(partner);
  const score = suggestedScore(partner.matchScore, partner.user.id);
  return (
    <Card as="article" aria-label={partner.user.companyName}>
      <CardBody>
        <Stack gap={4}>
          <Partner partner={partner.user} aside={<MatchScore score={score} />} />
          <Recommendation
            text={partner.recommendation}
            engine={partner.recommendationEngine}
            reasons={partner.reasons}
            platforms={partner.suggestedPlatforms}
          />
        </Stack>
      </CardBody>
      <CardFooter>
        <Button fullWidth iconStart={HandshakeIcon} loading={isProposing} onClick={proposeIt}>
          {suggestTexts.propose}
        </Button>
      </CardFooter>
    </Card>
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
