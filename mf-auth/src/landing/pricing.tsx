import { PlanCard } from '@rezenso/domain/plans';
import { Link } from '@rezenso/platform/router';
import { LinkButton } from '@rezenso/ui/actions';
import { Badge } from '@rezenso/ui/display';
import { above, space } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';
import { pricingId, signInPath, subscribePath } from '../paths.ts';
import { rememberReturn } from '../sign-in/return-path.ts';
import { Band, Column } from './band.ts';
import { BandHeading } from './band-heading.tsx';
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
  return (
    <Band id={pricingId} aria-labelledby="preise-titel">
      <Column>
        <BandHeading id="preise-titel" title={pricingTexts.title} description={pricingTexts.description} />
        <Plans>
          <PlanCard
            plan="free"
            level={3}
            action={
              <LinkButton as={Link} to={signInPath} variant="secondary" size="lg" fullWidth>
                {pricingTexts.startFree}
              </LinkButton>
            }
          />
          <PlanCard
            plan="pro"
            level={3}
            mark={<Badge tone="accent">{pricingTexts.popular}</Badge>}
            action={
              // The page that stands here before the application is there leaves this link to it: it remembers something.
              <LinkButton
                as={Link}
                to={signInPath}
                size="lg"
                fullWidth
                data-live
                onClick={() => rememberReturn(subscribePath)}
              >
                {pricingTexts.startPro}
              </LinkButton>
            }
          />
        </Plans>
      </Column>
    </Band>
  );
}
