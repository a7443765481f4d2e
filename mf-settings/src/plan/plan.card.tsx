import { freeMatches } from '@rezenso/contract/limits';
import type { Subscription } from '@rezenso/contract/subscription';
import { useLoginWhenExpired } from '@rezenso/platform';
import { Link } from '@rezenso/platform/router';
import { Button, LinkButton } from '@rezenso/ui/actions';
import { Card, CardBody, CardFooter } from '@rezenso/ui/containers';
import { KeyValue, ProgressBar } from '@rezenso/ui/display';
import { AsyncContent, Banner, Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { formatEuro } from '@rezenso/ui/format';
import { CrownIcon } from '@rezenso/ui/icons';
import { Section, Stack } from '@rezenso/ui/layout';
import { subscribePath } from '../paths.ts';
import { usePlan } from './plan.resource.ts';
import { isPro, isUnpaid } from './plan.ts';
import { PortalButton } from './portal-button.tsx';
import { ProPlan } from './pro-plan.tsx';
import { paymentReturnTexts, planTexts } from './texts.de.ts';
import { type Settling, usePaymentReturn } from './use-payment-return.ts';

/** The plan of the business, what is left of it, and what can be done with it. */
export function PlanCard() {
  const reading = usePlan();
  const { settling, waitAgain } = usePaymentReturn();
  const isWaiting = settling !== 'no' && !(reading.data && isPro(reading.data));
  useLoginWhenExpired(reading.error);
  if (isWaiting) return <PaymentOnItsWay settling={settling} onLookAgain={waitAgain} />;
  return (
    <AsyncContent
      reading={reading}
      failed={{ title: planTexts.loadFailed, level: 2 }}
      loading={
        <Section title={planTexts.title}>
          <Loading>
            <SkeletonCard lines={6} />
          </Loading>
        </Section>
      }
    >
      {(plan) => (isPro(plan) ? <ProPlan plan={plan} /> : <FreePlan plan={plan} />)}
    </AsyncContent>
  );
}

/** Perhaps paid, but the provider's message has not arrived: never a second offer to pay, and no word that it was. */
function PaymentOnItsWay({ settling, onLookAgain }: { settling: Settling; onLookAgain: () => void }) {
  const isOverdue = settling === 'overdue';
  return (
    <Section title={planTexts.title}>
      <Stack gap={4}>
        <Banner
          tone={isOverdue ? 'warning' : 'info'}
          title={isOverdue ? paymentReturnTexts.overdueTitle : paymentReturnTexts.waitingTitle}
          actions={
            isOverdue && (
              <Button variant="secondary" size="sm" onClick={onLookAgain}>
                {paymentReturnTexts.lookAgain}
              </Button>
            )
          }
        >
          {isOverdue ? paymentReturnTexts.overdue : paymentReturnTexts.waiting}
        </Banner>
        {!isOverdue && (
          <Loading>
            <SkeletonCard lines={4} />
          </Loading>
        )}
      </Stack>
    </Section>
  );
}

function FreePlan({ plan }: { plan: Subscription }) {
  const remaining = plan.remainingFreeMatches ?? 0;
  return (
    <Section title={planTexts.title}>
      <Card>
        <CardBody>
          <Stack gap={6}>
            {isUnpaid(plan) && (
              <Banner tone="warning" title={planTexts.unpaidTitle} actions={<PortalButton />}>
                {planTexts.unpaid}
              </Banner>
            )}
            <KeyValue
              items={[
                { label: planTexts.plan, value: planTexts.free },
                { label: planTexts.price, value: planTexts.perMonth(formatEuro(0)) },
              ]}
            />
            <ProgressBar
              label={planTexts.remaining}
              value={remaining}
              max={freeMatches}
              valueText={planTexts.remainingOf(remaining, freeMatches)}
            />
            {remaining === 0 && <Banner tone="info">{planTexts.usedUp}</Banner>}
          </Stack>
        </CardBody>
        {!isUnpaid(plan) && (
          <CardFooter>
            <LinkButton as={Link} to={subscribePath} iconStart={CrownIcon}>
              {planTexts.upgrade}
            </LinkButton>
          </CardFooter>
        )}
      </Card>
    </Section>
  );
}
