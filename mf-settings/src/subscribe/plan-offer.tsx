import { Card } from '@rezenso/ui/containers';
import { Inline, Stack } from '@rezenso/ui/layout';
import { above, space } from '@rezenso/ui/tokens';
import { Figure, Heading, Text } from '@rezenso/ui/typography';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FeatureList } from './feature-list.tsx';
import { subscribeTexts } from './texts.de.ts';

const Offer = styled(Card)`
  gap: ${space(5)};
  padding: ${space(6)};
  ${above.laptop} { padding: ${space(8)}; }
`;

const Price = styled(Figure)`
  font-size: 2.5rem;
  font-weight: 650;
  line-height: 1.1;
  letter-spacing: -0.03em;
`;

interface PlanOfferProps {
  name: string;
  price: string;
  description: string;
  features: readonly string[];
  /** Badge beside the name. */
  mark: ReactNode;
  isHighlighted?: boolean;
}

/** One plan: price and what it holds. */
export function PlanOffer({ name, price, description, features, mark, isHighlighted = false }: PlanOfferProps) {
  return (
    <Offer as="article" aria-label={name} highlighted={isHighlighted}>
      <Inline justify="between">
        <Heading level={2} size="md">
          {name}
        </Heading>
        {mark}
      </Inline>
      <Stack gap={2}>
        <Inline align="baseline" gap={2}>
          <Price>{price}</Price>
          <Text as="span" tone="muted">
            {subscribeTexts.perMonth}
          </Text>
        </Inline>
        <Text tone="muted">{description}</Text>
      </Stack>
      <FeatureList features={features} />
    </Offer>
  );
}
