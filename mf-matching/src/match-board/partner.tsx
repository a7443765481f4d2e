import { industryLabel } from '@rezenso/contract/vocabulary';
import { isWebAddress } from '@rezenso/contract/web-address';
import { TextLink } from '@rezenso/ui/actions';
import { Avatar, RatingStars } from '@rezenso/ui/display';
import { ExternalLinkIcon, Icon } from '@rezenso/ui/icons';
import { Inline } from '@rezenso/ui/layout';
import { Heading, Text } from '@rezenso/ui/typography';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { matchTexts } from '../texts.de.ts';

const Who = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
`;

interface PartnerProps {
  partner: {
    companyName: string;
    industry: string;
    location: string;
    averageRating: number | null;
    reviewsReceived: number;
  };
  website?: string | null;
  /** Stands at the end of the line: status, score. */
  aside?: ReactNode;
}

/** Head of a card: who the other business is. */
export function Partner({ partner, website, aside }: PartnerProps) {
  return (
    <Inline gap={4} align="start">
      <Avatar name={partner.companyName} />
      <Who>
        <Heading level={3} size="xs">
          {partner.companyName}
        </Heading>
        <Text size="sm" tone="muted">
          {[industryLabel(partner.industry), partner.location].filter(Boolean).join(' · ')}
        </Text>
        {partner.averageRating === null ? (
          <Text size="sm" tone="muted">
            {matchTexts.noRating}
          </Text>
        ) : (
          <RatingStars value={partner.averageRating} showValue count={partner.reviewsReceived} />
        )}
        {website && isWebAddress(website) && (
          <TextLink href={website} target="_blank" rel="noopener noreferrer nofollow">
            {matchTexts.website} <Icon of={ExternalLinkIcon} size="sm" />
          </TextLink>
        )}
      </Who>
      {aside}
    </Inline>
  );
}
