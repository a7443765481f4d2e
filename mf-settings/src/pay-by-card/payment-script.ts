import { pageLanguage } from '@rezenso/contract/language';
import type { Stripe } from '@stripe/stripe-js';
// The plain entry loads js.stripe.com on import; this one only when asked.
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useState } from 'react';

/** A script that neither comes nor fails (captive network, filtering proxy) counts as failed after this time. */
const timeoutMs = 15_000;

type Script = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; stripe: Stripe };

/** Loads the provider's script from its own address, as its terms ask, and says when it does not come. */
export function usePaymentScript(publishableKey: string): Script & { retry: () => void } {
  const [script, setScript] = useState<Script>({ state: 'loading' });
  useEffect(() => {
    if (script.state !== 'loading') return;
    let isOver = false;
    const settle = (outcome: Script) => {
      if (!isOver) setScript(outcome);
      isOver = true;
    };
    const timeout = setTimeout(() => settle({ state: 'failed' }), timeoutMs);
    loadStripe(publishableKey, { locale: pageLanguage() }).then(
      (stripe) => settle(stripe ? { state: 'ready', stripe } : { state: 'failed' }),
      () => settle({ state: 'failed' }),
    );
    return () => {
      isOver = true;
      clearTimeout(timeout);
    };
  }, [script.state, publishableKey]);
  return { ...script, retry: () => setScript({ state: 'loading' }) };
}
