import { useEffect } from 'react';
import { isUnauthorized } from '../client/api-error.ts';
import { wasLeftOpen } from '../client/fresh-sign-in.ts';
import { newVersionOf, newVersionTexts } from '../client/new-version.ts';
import { toast } from '../toasts/toasts.ts';
import { leaveForLogin } from './session.ts';

/** A write failed: an expired session leads to the sign-in, everything else is said in a destructive toast, but for what the person left undone by closing the question who is there. */
export function tellFailure(error: unknown, words: { title: string; description: string }): void {
  if (wasLeftOpen(error)) return;
  if (isUnauthorized(error)) leaveForLogin();
  else toast({ ...(unreadable(error) ?? words), variant: 'destructive' });
}

function unreadable(error: unknown): { title: string; description: string } | undefined {
  const news = newVersionOf(error);
  if (!news) return undefined;
  return { title: news.title, description: news.canReload ? newVersionTexts.afterWrite : news.description };
}

/** A read failed with 401: leads to the sign-in. Other errors are the page's to show. */
export function useLoginWhenExpired(error: Error | undefined): void {
  const isExpired = error !== undefined && isUnauthorized(error);
  useEffect(() => {
    if (isExpired) leaveForLogin();
  }, [isExpired]);
}
