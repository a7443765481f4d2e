import { Card } from '@rezenso/ui/containers';
import { Badge } from '@rezenso/ui/display';
import { CheckIcon, Icon } from '@rezenso/ui/icons';
import { Inline, Stack } from '@rezenso/ui/layout';
import { above, space, tokens } from '@rezenso/ui/tokens';
import { Figure, Heading, Text } from '@rezenso/ui/typography';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { pricingTexts } from './texts.de.ts';

const Plan = styled(Card)`
  gap: ${space(5)};
  padding: ${space(6)};
  ${above.laptop} { padding: ${space(8)}; }
`;

const Price = styled(Figure)`
  font-size: 2.75rem;
  font-weight: 650;
  line-height: 1.1;
  letter-spacing: -0.03em;
`;

const Features = styled.ul`
  display: grid;
  flex: 1;
  align-content: start;
  gap: ${space(2.5)};
`;

const Feature = styled.li`
  display: flex;
  gap: ${space(2.5)};
  & > svg { margin-top: ${space(0.5)}; color: ${tokens.color.accentText}; }
`;

interface PlanCardProps {
  name: string;
  price: string;
  description: string;
  features: readonly string[];
  /** Marks the plan that most choose, and lets it stand out. */
  mark?: string;
  action: ReactNode;
}

/** One plan: price, what it holds, and the way to it. */
export function PlanCard({ name, price, description, features, mark, action }: PlanCardProps) {
  return (
    <Plan as="article" aria-label={name} highlighted={mark !== undefined}>
      <Inline justify="between">
        <Heading level={3} size="md">
          {name}
        </Heading>
        {mark && <Badge tone="accent">{mark}</Badge>}
      </Inline>
      <Stack gap={2}>
        <Inline align="baseline" gap={2}>
          <Price>{price}</Price>
          <Text as="span" tone="muted">
            {pricingTexts.perMonth}
          </Text>
        </Inline>
        <Text tone="muted">{description}</Text>
      </Stack>
      <Features>
        {features.map((feature) => (
          <Feature key={feature}>
            <Icon of={CheckIcon} />
            {feature}
          </Feature>
        ))}
      </Features>
      {action}
    </Plan>
  );
}
