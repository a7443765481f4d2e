import type { Subscription } from '@rezenso/contract/subscription';
import { PlanCard } from '@rezenso/domain/plans';
import { Link } from '@rezenso/platform/router';
import { Accordion } from '@rezenso/ui/accordion';
import { TextLink } from '@rezenso/ui/actions';
import { Badge } from '@rezenso/ui/display';
import { Grid, Section, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { offeredByDocument } from '../language/offered-languages.ts';
import { supportAboutPlanPath } from '../paths.ts';
import { Payment } from '../pay-by-card/payment.tsx';
import { useIsOwner } from '../team/is-owner.ts';
import { OwnerOnly } from '../team/owner-only.tsx';
import { ownerOnlyTexts } from '../team/texts.de.ts';
import { subscribeTexts } from './texts.de.ts';

/** Both plans side by side, the payment, and what people ask before they pay. */
export function Upgrade({ plan }: { plan: Subscription }) {
  const isOwner = useIsOwner();
  return (
    <Stack gap={10}>
      <Grid columns={2} gap={5}>
        <PlanCard plan="free" level={2} mark={<Badge>{subscribeTexts.current}</Badge>} />
        <PlanCard plan="pro" level={2} mark={<Badge tone="accent">{subscribeTexts.popular}</Badge>} />
      </Grid>
      <Stack gap={4}>
        {isOwner ? <Payment publishableKey={plan.publishableKey} /> : <OwnerOnly>{ownerOnlyTexts.subscribe}</OwnerOnly>}
        <Text tone="muted" size="sm">
          {subscribeTexts.trouble}{' '}
          <TextLink as={Link} to={supportAboutPlanPath}>
            {subscribeTexts.support}
          </TextLink>
        </Text>
      </Stack>
      <Section title={subscribeTexts.questions}>
        <Accordion items={questions()} />
      </Section>
    </Stack>
  );
}

/** As the plan does, nothing is said of languages where there is one alone. */
function questions() {
  const isOneLanguage = offeredByDocument().length < 2;
  return subscribeTexts.answers.filter(({ value }) => value !== 'languages' || !isOneLanguage);
}
