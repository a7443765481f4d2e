import { toast } from '@rezenso/platform';
import { useSearchParams } from '@rezenso/platform/router';
import { useEffect, useState } from 'react';
import { successParameter } from '../paths.ts';
import { settlePlan } from './plan.resource.ts';
import { paymentReturnTexts } from './texts.de.ts';

/** What the provider appends to the return address; the secret has no business in a bookmark. */
const providerParameters = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'];

export type Settling = 'no' | 'waiting' | 'overdue';

interface PaymentReturn {
  /** Where the waiting stands. */
  settling: Settling;
  /** Why nobody could be asked; waiting is over then. */
  failure: Error | undefined;
  waitAgain: () => void;
}

/**
 * The return from a payment: clears the address and asks the server. Anybody can open that address, so nothing is said to be
 * paid before the server has confirmed it.
 */
export function usePaymentReturn(): PaymentReturn {
  const [search, setSearch] = useSearchParams();
  const [settling, setSettling] = useState<Settling>('no');
  const [failure, setFailure] = useState<Error>();
  const hasReturned = search.get(successParameter) === 'true';
  const hasFailed = search.get('redirect_status') === 'failed';
  useEffect(() => {
    if (!hasReturned) return;
    if (hasFailed) toast({ ...paymentReturnTexts.failed, variant: 'destructive' });
    else setSettling('waiting');
    setSearch(withoutReturn, { replace: true });
  }, [hasReturned, hasFailed, setSearch]);
  useEffect(() => {
    if (settling !== 'waiting') return;
    const leaving = new AbortController();
    const end = (next: Settling, reason?: Error) => {
      if (leaving.signal.aborted) return;
      setSettling(next);
      setFailure(reason);
    };
    settlePlan(leaving.signal).then(
      (hasArrived) => {
        if (hasArrived && !leaving.signal.aborted) toast(paymentReturnTexts.activated);
        end(hasArrived ? 'no' : 'overdue');
      },
      (error: Error) => end('no', error),
    );
    return () => leaving.abort();
  }, [settling]);
  return { settling, failure, waitAgain: () => setSettling('waiting') };
}

function withoutReturn(search: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(search);
  for (const name of [successParameter, ...providerParameters]) kept.delete(name);
  return kept;
}
