import { plans } from '@rezenso/contract/plans';
import type { Subscription } from '@rezenso/contract/subscription';
import { useLoginWhenExpired } from '@rezenso/platform';
import { Link } from '@rezenso/platform/router';
import { LinkButton } from '@rezenso/ui/actions';
import { Card, CardBody, CardFooter } from '@rezenso/ui/containers';
import { KeyValue, ProgressBar } from '@rezenso/ui/display';
import { AsyncContent, Banner, Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { formatEuro } from '@rezenso/ui/format';
import { CrownIcon } from '@rezenso/ui/icons';
import { Section, Stack } from '@rezenso/ui/layout';
import { subscribePath } from '../paths.ts';
import { useIsOwner } from '../team/is-owner.ts';
import { OwnerOnly } from '../team/owner-only.tsx';
import { ownerOnlyTexts } from '../team/texts.de.ts';
import { CancelButton } from './cancel-button.tsx';
import { Invoices } from './invoices.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { usePlan } from './plan.resource.ts';
import { isPaused, isPro, isUnpaid } from './plan.ts';
import { PortalButton } from './portal-button.tsx';
import { ProPlan } from './pro-plan.tsx';
import { planTexts } from './texts.de.ts';
import { usePaymentReturn } from './use-payment-return.ts';

/** The plan of the business, what is left of it, and what can be done with it. */
export function PlanCard() {
  const reading = usePlan();
  const isOwner = useIsOwner();
  const { settling, failure, waitAgain } = usePaymentReturn();
  useLoginWhenExpired(reading.error ?? failure);
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
      {(plan) => (
        <Stack gap={8}>
          {isPro(plan) ? (
            <ProPlan plan={plan} />
          ) : (
            <Section title={planTexts.title}>
              <Stack gap={4}>
                <PaymentNotice settling={settling} failure={failure} onLookAgain={waitAgain} />
                <FreePlan plan={plan} isPerhapsPaid={settling !== 'no'} />
              </Stack>
            </Section>
          )}
          {plan.hasBillingAccount && isOwner && <Invoices />}
          {!isOwner && <OwnerOnly>{ownerOnlyTexts.plan}</OwnerOnly>}
        </Stack>
      )}
    </AsyncContent>
  );
}

interface FreePlanProps {
  plan: Subscription;
  /** Then there is no second offer to pay. */
  isPerhapsPaid: boolean;
}

function FreePlan({ plan, isPerhapsPaid }: FreePlanProps) {
  const isOwner = useIsOwner();
  const remaining = plan.remainingFreeMatches ?? 0;
  return (
    <Card>
      <CardBody>
        <Stack gap={6}>
          {isUnpaid(plan) && !isPerhapsPaid && (
            <Banner tone="warning" title={planTexts.unpaidTitle} actions={<RestingActions plan={plan} />}>
              {planTexts.unpaid}
            </Banner>
          )}
          {isPaused(plan) && (
            <Banner tone="info" title={planTexts.pausedTitle} actions={<RestingActions plan={plan} />}>
              {planTexts.paused}
            </Banner>
          )}
          <KeyValue
            items={[
              { label: planTexts.plan, value: planTexts.free },
              { label: planTexts.price, value: planTexts.prices.month(formatEuro(plans.free.priceEuro)) },
            ]}
          />
          <ProgressBar
            label={planTexts.remaining}
            value={remaining}
            max={plans.free.exchanges}
            valueText={planTexts.remainingOf(remaining, plans.free.exchanges)}
          />
          {remaining === 0 && !isPerhapsPaid && <Banner tone="info">{planTexts.usedUp}</Banner>}
        </Stack>
      </CardBody>
      {isOwner && !isUnpaid(plan) && !isPaused(plan) && !isPerhapsPaid && (
        <CardFooter>
          <LinkButton as={Link} to={subscribePath} iconStart={CrownIcon}>
            {planTexts.upgrade}
          </LinkButton>
        </CardFooter>
      )}
    </Card>
  );
}

function RestingActions({ plan }: { plan: Subscription }) {
  const isOwner = useIsOwner();
  if (!isOwner) return null;
  return (
    <>
      <PortalButton />
      <CancelButton plan={plan} />
    </>
  );
}
