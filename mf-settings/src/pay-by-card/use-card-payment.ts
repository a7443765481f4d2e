import { toast } from '@rezenso/platform';
import { useNavigate } from '@rezenso/platform/router';
import { useElements, useStripe } from '@stripe/react-stripe-js';
import { useState } from 'react';
import { paymentReturnPath } from '../paths.ts';
import { cardFormTexts } from './texts.de.ts';

interface Failure {
  title: string;
  message: string;
}

/**
 * Pays with what stands in the provider's fields; whatever goes wrong, they keep what was typed.
 * @param onPaying told when a payment begins and when it has ended
 */
export function useCardPayment(onPaying?: (isPaying: boolean) => void) {
  const stripe = useStripe();
  const elements = useElements();
  const navigate = useNavigate();
  const [isPaying, setIsPaying] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const setPaying = (isNow: boolean) => {
    setIsPaying(isNow);
    onPaying?.(isNow);
  };
  const fail = (title: string, message: string) => {
    setFailure({ title, message });
    toast({ title, description: message, variant: 'destructive' });
  };

  const pay = async () => {
    if (!stripe || !elements || isPaying) return;
    setPaying(true);
    setFailure(undefined);
    try {
      const { error } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: new URL(paymentReturnPath, window.location.origin).href },
        // Banks that ask on a page of their own send people there and back; everybody else stays here.
        redirect: 'if_required',
      });
      if (error) fail(cardFormTexts.failedTitle, error.message ?? cardFormTexts.unexpected);
      else void navigate(paymentReturnPath);
    } catch {
      fail(cardFormTexts.unexpectedTitle, cardFormTexts.unexpected);
    }
    setPaying(false);
  };
  return { pay, isPaying, failure };
}
