import { type PlanId, plans } from '@rezenso/contract/plans';
import { Card } from '@rezenso/ui/containers';
import { formatEuro } from '@rezenso/ui/format';
import { Inline, Stack } from '@rezenso/ui/layout';
import { above, space } from '@rezenso/ui/tokens';
import { Figure, Heading, type HeadingLevel, Text } from '@rezenso/ui/typography';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PlanFeatures } from './plan-features.tsx';
import { perMonth, planTexts } from './texts.de.ts';

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

export interface PlanCardProps {
  plan: PlanId;
  /** Level of the heading that names the plan. */
  level: HeadingLevel;
  /** Badge beside the name. */
  mark?: ReactNode;
  /** The way to the plan, under what it holds. */
  action?: ReactNode;
}

/** One plan: price, what it holds, and the way to it. Pro stands out. */
export function PlanCard({ plan, level, mark, action }: PlanCardProps) {
  const { name, description } = planTexts[plan];
  return (
    <Plan as="article" aria-label={name} highlighted={plan === 'pro'}>
      <Inline justify="between">
        <Heading level={level} size="md">
          {name}
        </Heading>
        {mark}
      </Inline>
      <Stack gap={2}>
        <Inline align="baseline" gap={2}>
          <Price>{formatEuro(plans[plan].priceEuro)}</Price>
          <Text as="span" tone="muted">
            {perMonth}
          </Text>
        </Inline>
        <Text tone="muted">{description}</Text>
      </Stack>
      <PlanFeatures plan={plan} />
      {action}
    </Plan>
  );
}
