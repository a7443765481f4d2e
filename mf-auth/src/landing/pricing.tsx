import { freeMatches, proPriceEuro } from '@rezenso/contract/limits';
import { Link } from '@rezenso/platform/router';
import { LinkButton } from '@rezenso/ui/actions';
import { formatEuro } from '@rezenso/ui/format';
import { above, space } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';
import { pricingId, signInPath, subscribePath } from '../paths.ts';
import { rememberReturn } from '../sign-in/return-path.ts';
import { Band, Column } from './band.ts';
import { BandHeading } from './band-heading.tsx';
import { PlanCard } from './plan-card.tsx';
import { pricingTexts } from './texts.de.ts';

const Plans = styled.div`
  display: grid;
  gap: ${space(5)};
  max-width: 52rem;
  margin: 0 auto;
  ${above.tablet} { grid-template-columns: 1fr 1fr; }
`;

/** What it costs. Both plans begin with the same free account. */
export function Pricing() {
  const { free, pro } = pricingTexts;
  return (
    <Band id={pricingId} aria-labelledby="preise-titel">
      <Column>
        <BandHeading id="preise-titel" title={pricingTexts.title} description={pricingTexts.description} />
        <Plans>
          <PlanCard
            name={free.name}
            price={formatEuro(0)}
            description={free.for}
            features={free.features(freeMatches)}
            action={
              <LinkButton as={Link} to={signInPath} variant="secondary" size="lg" fullWidth>
                {free.action}
              </LinkButton>
            }
          />
          <PlanCard
            name={pro.name}
            price={formatEuro(proPriceEuro)}
            description={pro.for}
            features={pro.features}
            mark={pro.popular}
            action={
              <LinkButton as={Link} to={signInPath} size="lg" fullWidth onClick={() => rememberReturn(subscribePath)}>
                {pro.action}
              </LinkButton>
            }
          />
        </Plans>
      </Column>
    </Band>
  );
}
