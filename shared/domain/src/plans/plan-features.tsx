import { type PlanId, plans } from '@rezenso/contract/plans';
import { CheckIcon, Icon } from '@rezenso/ui/icons';
import { space, tokens } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';
import { featureTexts } from './texts.de.ts';

const List = styled.ul`
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

/** What a plan holds. */
export function PlanFeatures({ plan }: { plan: PlanId }) {
  return (
    <List>
      {plans[plan].features.map((feature) => (
        <Feature key={feature}>
          <Icon of={CheckIcon} />
          {featureTexts[feature]}
        </Feature>
      ))}
    </List>
  );
}
