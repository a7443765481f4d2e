import { freeMatches, proPriceEuro } from '@rezenso/contract/limits';
import type { Subscription } from '@rezenso/contract/subscription';
import { Accordion } from '@rezenso/ui/accordion';
import { Badge } from '@rezenso/ui/display';
import { formatEuro } from '@rezenso/ui/format';
import { Grid, Section, Stack } from '@rezenso/ui/layout';
import { Payment } from '../pay-by-card/payment.tsx';
import { PlanOffer } from './plan-offer.tsx';
import { subscribeTexts } from './texts.de.ts';

/** Both plans side by side, the payment, and what people ask before they pay. */
export function Upgrade({ plan }: { plan: Subscription }) {
  const { free, pro } = subscribeTexts;
  return (
    <Stack gap={10}>
      <Grid columns={2} gap={5}>
        <PlanOffer
          name={free.name}
          price={formatEuro(0)}
          description={free.for}
          features={free.features(freeMatches)}
          mark={<Badge>{free.current}</Badge>}
        />
        <PlanOffer
          name={pro.name}
          price={formatEuro(proPriceEuro)}
          description={pro.for}
          features={pro.features}
          mark={<Badge tone="accent">{pro.popular}</Badge>}
          isHighlighted
        />
      </Grid>
      <Payment publishableKey={plan.publishableKey} />
      <Section title={subscribeTexts.questions}>
        <Accordion items={subscribeTexts.answers} />
      </Section>
    </Stack>
  );
}
