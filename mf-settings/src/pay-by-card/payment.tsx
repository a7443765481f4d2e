import type { SubscriptionOffer } from '@rezenso/contract/subscription';
import { hasCode, lazyPart, messageOf, newVersionOf, newVersionTexts, reloadForNewVersion } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Banner, Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { Section, Stack } from '@rezenso/ui/layout';
import { Suspense, useState } from 'react';
import { useSubscriptionStart } from './subscription-start.resource.ts';
import { paymentTexts } from './texts.de.ts';

/** The payment script and its React side weigh more than the rest of the page: they come when there is something to pay. */
const CardForm = lazyPart(() => import('./card-form.tsx'));
/** Only where there is something to choose. */
const PaymentChoice = lazyPart(() => import('./payment-choice.tsx'));

interface PaymentProps {
  /** Names our account to the payment script; null when payment is not set up. */
  publishableKey: string | null;
}

/** The upgrade: begun when the page opens, paid by card. */
export function Payment({ publishableKey }: PaymentProps) {
  const { start, retry, choose } = useSubscriptionStart();
  const [isPaying, setPaying] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  // Of cards is only spoken where one can be entered.
  const description = publishableKey && start.state !== 'failed' ? paymentTexts.description : undefined;
  return (
    <Section title={paymentTexts.title} description={description}>
      {start.state === 'failed' ? (
        <StartFailure error={start.error} onRetry={retry} />
      ) : start.state === 'starting' ? (
        <FormSkeleton />
      ) : publishableKey ? (
        <Suspense fallback={<FormSkeleton />}>
          <Stack gap={5}>
            {start.offer && hasChoice(start.offer) && (
              <PaymentChoice offer={start.offer} isPaying={isPaying} onChoose={choose} onChoosing={setChoosing} />
            )}
            <CardForm
              publishableKey={publishableKey}
              clientSecret={start.clientSecret}
              offer={start.offer}
              isLocked={isChoosing}
              onPaying={setPaying}
            />
          </Stack>
        </Suspense>
      ) : (
        <Unavailable />
      )}
    </Section>
  );
}

function hasChoice({ prices, takesPromotionCodes }: SubscriptionOffer): boolean {
  return prices.length > 1 || takesPromotionCodes;
}

/** In the words of the specification (point 8). */
function StartFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (hasCode(error, 'STRIPE_NOT_CONFIGURED')) return <Unavailable />;
  if (hasCode(error, 'INVALID_PRICE_ID'))
    return (
      <Banner tone="warning" title={paymentTexts.misconfiguredTitle}>
        {paymentTexts.misconfigured}
      </Banner>
    );
  const [label, act] = newVersionOf(error)?.canReload
    ? [newVersionTexts.reload, () => reloadForNewVersion()]
    : [paymentTexts.retry, onRetry];
  return (
    <Banner
      tone="danger"
      title={paymentTexts.startFailedTitle}
      actions={
        <Button variant="secondary" size="sm" onClick={act}>
          {label}
        </Button>
      }
    >
      {messageOf(error, paymentTexts.startFailed)}
    </Banner>
  );
}

function Unavailable() {
  return (
    <Banner tone="warning" title={paymentTexts.unavailableTitle}>
      {paymentTexts.unavailable}
    </Banner>
  );
}

function FormSkeleton() {
  return (
    <Loading>
      <SkeletonCard lines={6} />
    </Loading>
  );
}
