import { pageLanguage } from '@rezenso/contract/language';
import type { SubscriptionOffer } from '@rezenso/contract/subscription';
import { useTheme } from '@rezenso/platform';
import { Card } from '@rezenso/ui/containers';
import { ErrorState, Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { Elements } from '@stripe/react-stripe-js';
import { appearanceOf } from './appearance.ts';
import { CardFields } from './card-fields.tsx';
import { usePaymentScript } from './payment-script.ts';
import { cardFormTexts } from './texts.de.ts';

interface CardFormProps {
  publishableKey: string;
  /** Names the payment that was begun. */
  clientSecret: string;
  /** What it costs; missing from a server that knows one price only. */
  offer?: SubscriptionOffer | undefined;
  /** Nothing is paid while another choice is being made. */
  isLocked?: boolean;
  /** Told when a payment begins and when it has ended. */
  onPaying?: ((isPaying: boolean) => void) | undefined;
}

/** The provider's fields for a card in our look, or why they do not come. */
export default function CardForm({ publishableKey, clientSecret, offer, isLocked = false, onPaying }: CardFormProps) {
  const script = usePaymentScript(publishableKey);
  const { theme } = useTheme();
  if (script.state === 'loading')
    return (
      <Loading>
        <SkeletonCard lines={6} />
      </Loading>
    );
  if (script.state === 'failed') return <FormBlocked onRetry={script.retry} />;
  return (
    <Elements
      key={clientSecret}
      stripe={script.stripe}
      options={{ clientSecret, locale: pageLanguage(), appearance: appearanceOf(theme) }}
    >
      <CardFields offer={offer} isLocked={isLocked} onPaying={onPaying} />
    </Elements>
  );
}

/** Blocked or offline: the rest of the page goes on. */
function FormBlocked({ onRetry }: { onRetry: () => void }) {
  return (
    <Card>
      <ErrorState title={cardFormTexts.blockedTitle} description={cardFormTexts.blocked} onRetry={onRetry} />
    </Card>
  );
}
