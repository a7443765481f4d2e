import { type PlanFeature, type PlanId, plans } from '@rezenso/contract/plans';
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

/** What is nothing where the site speaks one language alone (docs/decisions/0113). */
const ofLanguages: PlanFeature = 'multi-language';

/** Drawn at build time as well, when nobody knows what a site offers: its document names languages only where there are several. */
const Feature = styled.li<{ $needsLanguages: boolean }>`
  display: flex;
  gap: ${space(2.5)};
  ${({ $needsLanguages }) => $needsLanguages && 'html:not([data-languages]) & { display: none; }'}
  & > svg { margin-top: ${space(0.5)}; color: ${tokens.color.accentText}; }
`;

/** What a plan holds. */
export function PlanFeatures({ plan }: { plan: PlanId }) {
  return (
    <List>
      {plans[plan].features.map((feature) => (
        <Feature key={feature} $needsLanguages={feature === ofLanguages}>
          <Icon of={CheckIcon} />
          {featureTexts[feature]}
        </Feature>
      ))}
    </List>
  );
}
