import { useEffect } from 'react';
import { isUnauthorized } from '../client/api-error.ts';
import { toast } from '../toasts/toasts.ts';
import { leaveForLogin } from './session.ts';

/** A write failed: an expired session leads to the sign-in, everything else is said in a destructive toast. */
export function tellFailure(error: unknown, words: { title: string; description: string }): void {
  if (isUnauthorized(error)) leaveForLogin();
  else toast({ ...words, variant: 'destructive' });
}

/** A read failed with 401: leads to the sign-in. Other errors are the page's to show. */
export function useLoginWhenExpired(error: Error | undefined): void {
  const isExpired = error !== undefined && isUnauthorized(error);
  useEffect(() => {
    if (isExpired) leaveForLogin();
  }, [isExpired]);
}
