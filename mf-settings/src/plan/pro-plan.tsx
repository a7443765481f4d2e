import { plans } from '@rezenso/contract/plans';
import type { Subscription } from '@rezenso/contract/subscription';
import { tellFailure, toast } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Card, CardBody, CardFooter } from '@rezenso/ui/containers';
import { Badge, KeyValue } from '@rezenso/ui/display';
import { Banner } from '@rezenso/ui/feedback';
import { formatDate, formatEuro } from '@rezenso/ui/format';
import { Section, Stack } from '@rezenso/ui/layout';
import { useState } from 'react';
import { useIsOwner } from '../team/is-owner.ts';
import { errorTitle } from '../texts.de.ts';
import { CancelButton } from './cancel-button.tsx';
import { resumePlan } from './plan.resource.ts';
import { PortalButton } from './portal-button.tsx';
import { planTexts } from './texts.de.ts';

/** Pro: the next bill or the last day, and the ways to manage, cancel and stay. */
export function ProPlan({ plan }: { plan: Subscription }) {
  const isOwner = useIsOwner();
  const { cancelsAtPeriodEnd: isCancelled, currentPeriodEnd } = plan;
  const date = currentPeriodEnd && formatDate(currentPeriodEnd, 'long');
  const price = priceOf(plan);
  const isGranted = !plan.hasBillingAccount;
  return (
    <Section title={planTexts.title} actions={<State isCancelled={isCancelled} />}>
      <Card highlighted>
        <CardBody>
          <Stack gap={6}>
            {isCancelled && (
              <Banner tone="info" title={planTexts.cancelledTitle}>
                {date ? planTexts.cancelledUntil(date) : planTexts.cancelledAtEnd}
              </Banner>
            )}
            {isGranted && (
              <Banner tone="info" title={planTexts.grantedTitle}>
                {planTexts.granted}
              </Banner>
            )}
            <KeyValue
              items={[
                { label: planTexts.plan, value: planTexts.pro },
                ...(price ? [{ label: isGranted ? planTexts.usualPrice : planTexts.price, value: price }] : []),
                { label: planTexts.remainingAsPro, value: planTexts.unlimited },
                ...billingOf(plan, date),
              ]}
            />
          </Stack>
        </CardBody>
        {isOwner && (
          <CardFooter>
            {isCancelled && <ResumeButton />}
            <PortalButton disabled={isGranted} />
            {!isCancelled && <CancelButton plan={plan} disabled={isGranted} />}
          </CardFooter>
        )}
      </Card>
    </Section>
  );
}

/** When it is billed next, or ends; nothing while the provider has not said. */
function billingOf({ hasBillingAccount, cancelsAtPeriodEnd }: Subscription, date: string | null) {
  if (!hasBillingAccount) return [{ label: planTexts.nextBilling, value: planTexts.neverBilled }];
  if (!date) return [];
  return [{ label: cancelsAtPeriodEnd ? planTexts.proUntil : planTexts.nextBilling, value: date }];
}

/**
 * What the provider bills; Pro that was granted without a payment has the price that everybody reads. Undefined where something else is
 * billed that we cannot name, as in another currency: the portal and the invoices tell it.
 */
function priceOf({ billing, currentPeriodEnd, hasBillingAccount }: Subscription): string | undefined {
  if (billing === null && hasBillingAccount && currentPeriodEnd !== null) return undefined;
  const { interval, priceCents } = billing ?? { interval: 'month', priceCents: 100 * plans.pro.priceEuro };
  return planTexts.prices[interval](formatEuro(priceCents / 100));
}

function State({ isCancelled }: { isCancelled: boolean }) {
  return isCancelled ? (
    <Badge tone="warning">{planTexts.cancelled}</Badge>
  ) : (
    <Badge tone="success">{planTexts.active}</Badge>
  );
}

function ResumeButton() {
  const [isBusy, setBusy] = useState(false);
  const resume = async () => {
    setBusy(true);
    try {
      await resumePlan();
      toast({ title: planTexts.resumed, description: planTexts.resumedDescription });
    } catch (error) {
      tellFailure(error, { title: errorTitle, description: planTexts.resumeFailed });
      setBusy(false);
    }
  };
  return (
    <Button loading={isBusy} onClick={resume}>
      {planTexts.resume}
    </Button>
  );
}
