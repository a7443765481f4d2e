import type { Subscription } from '@rezenso/contract/subscription';
import { PlanCard } from '@rezenso/domain/plans';
import { Accordion } from '@rezenso/ui/accordion';
import { Badge } from '@rezenso/ui/display';
import { Grid, Section, Stack } from '@rezenso/ui/layout';
import { Payment } from '../pay-by-card/payment.tsx';
import { subscribeTexts } from './texts.de.ts';

/** Both plans side by side, the payment, and what people ask before they pay. */
export function Upgrade({ plan }: { plan: Subscription }) {
  return (
    <Stack gap={10}>
      <Grid columns={2} gap={5}>
        <PlanCard plan="free" level={2} mark={<Badge>{subscribeTexts.current}</Badge>} />
        <PlanCard plan="pro" level={2} mark={<Badge tone="accent">{subscribeTexts.popular}</Badge>} />
      </Grid>
      <Payment publishableKey={plan.publishableKey} />
      <Section title={subscribeTexts.questions}>
        <Accordion items={subscribeTexts.answers} />
      </Section>
    </Stack>
  );
}
