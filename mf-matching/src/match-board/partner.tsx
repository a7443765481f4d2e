import { industryLabel } from '@rezenso/contract/vocabulary';
import { industryName } from '@rezenso/domain/company';
import { Avatar, RatingStars } from '@rezenso/ui/display';
import { Inline } from '@rezenso/ui/layout';
import { space } from '@rezenso/ui/tokens';
import { Heading, Text } from '@rezenso/ui/typography';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { matchTexts } from '../texts.de.ts';
import { Website } from './website.tsx';

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(4)};
  align-items: start;
`;

interface PartnerProps {
  partner: {
    companyName: string;
    industry: string;
    tradeName?: string | null | undefined;
    location: string;
    averageRating: number | null;
    reviewsReceived: number;
  };
  website?: string | null;
  /** How far away it is, in words. */
  distance?: string | undefined;
  /** Stands beside the name: the status. */
  badge?: ReactNode;
  /** Stands at the end of the line: the score. */
  aside?: ReactNode;
}

/** Head of a card: who the other business is. */
export function Partner({ partner, website, distance, badge, aside }: PartnerProps) {
  return (
    <Head>
      <Avatar name={partner.companyName} />
      <div>
        <Inline gap={2}>
          <Heading level={3} size="xs">
            {partner.companyName}
          </Heading>
          {badge}
        </Inline>
        <WhatAndWhere partner={partner} distance={distance} />
        <Inline gap={3}>
          {partner.averageRating === null ? (
            <Text size="sm" tone="muted">
              {matchTexts.noRating}
            </Text>
          ) : (
            <RatingStars value={partner.averageRating} showValue count={partner.reviewsReceived} />
          )}
          {website && (
            <Text as="span" size="sm">
              <Website address={website} />
            </Text>
          )}
        </Inline>
      </div>
      {aside}
    </Head>
  );
}

function WhatAndWhere({ partner, distance }: Pick<PartnerProps, 'partner' | 'distance'>) {
  const what = partner.tradeName ?? industryName(industryLabel(partner.industry));
  const where = [partner.location, distance].filter(Boolean).join(' · ');
  return (
    <Text size="sm" tone="muted">
      {what}
      {what && where && ' · '}
      {where}
    </Text>
  );
}
