import { plans } from '@rezenso/contract/plans';
import type { SubscriptionOffer } from '@rezenso/contract/subscription';
import { useSession } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Card, CardBody, CardFooter } from '@rezenso/ui/containers';
import { ErrorState, Loading, Skeleton } from '@rezenso/ui/feedback';
import { FormError } from '@rezenso/ui/fields';
import { formatEuro } from '@rezenso/ui/format';
import { LockIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { PaymentElement } from '@stripe/react-stripe-js';
import { type FormEvent, useState } from 'react';
import { cardFormTexts } from './texts.de.ts';
import { useCardPayment } from './use-card-payment.ts';

interface CardFieldsProps {
  offer: SubscriptionOffer | undefined;
  /** Nothing is paid while another choice is being made. */
  isLocked: boolean;
  /** Told when a payment begins and when it has ended. */
  onPaying: ((isPaying: boolean) => void) | undefined;
}

/** The fields, what they will cost, and the one button that does. */
export function CardFields(props: CardFieldsProps) {
  const [attempt, setAttempt] = useState(0);
  return <Fields key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

type FieldsState = 'loading' | 'ready' | 'failed';

interface FieldsProps extends CardFieldsProps {
  onRetry: () => void;
}

function Fields({ offer, isLocked, onPaying, onRetry }: FieldsProps) {
  const { user } = useSession();
  const [state, setState] = useState<FieldsState>('loading');
  const { pay, isPaying, failure } = useCardPayment(onPaying);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLocked) void pay();
  };
  if (state === 'failed')
    return (
      <Card>
        <ErrorState title={cardFormTexts.blockedTitle} description={cardFormTexts.blocked} onRetry={onRetry} />
      </Card>
    );
  return (
    <Card as="form" noValidate aria-label={cardFormTexts.label} onSubmit={submit}>
      <CardBody>
        <Stack gap={5}>
          <FormError title={failure?.title} message={failure?.message} />
          {state === 'loading' && <FieldsSkeleton />}
          <PaymentElement
            options={{ defaultValues: { billingDetails: { email: user?.email ?? '' } } }}
            onReady={() => setState('ready')}
            onLoadError={() => setState('failed')}
          />
        </Stack>
      </CardBody>
      <CardFooter>
        <Button type="submit" iconStart={LockIcon} disabled={state === 'loading' || isLocked} loading={isPaying}>
          {cardFormTexts.pay}
        </Button>
        <Text size="sm" tone="muted">
          {costsOf(offer)}
        </Text>
      </CardFooter>
    </Card>
  );
}

/** What is paid, in the amounts that the provider named. */
function costsOf(offer: SubscriptionOffer | undefined): string {
  const { interval, priceCents, dueCents } = offer ?? standard;
  const costs = cardFormTexts.offer[interval](formatEuro(priceCents / 100));
  return dueCents < priceCents ? `${costs} ${cardFormTexts.due(formatEuro(dueCents / 100))}` : costs;
}

const monthlyCents = 100 * plans.pro.priceEuro;
const standard = { interval: 'month', priceCents: monthlyCents, dueCents: monthlyCents } as const;

function FieldsSkeleton() {
  return (
    <Loading>
      <Stack gap={4}>
        <Skeleton shape="block" height="2.75rem" />
        <Skeleton shape="block" height="2.75rem" />
      </Stack>
    </Loading>
  );
}
