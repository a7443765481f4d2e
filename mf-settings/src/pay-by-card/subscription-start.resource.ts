import { createSubscription } from '@rezenso/contract/subscription';
import { call, isUnauthorized, leaveForLogin } from '@rezenso/platform';
import { useEffect, useState } from 'react';

type Start = { state: 'starting' } | { state: 'ready'; clientSecret: string } | { state: 'failed'; error: unknown };

/** Begins the upgrade once when the page opens; the server goes on with one that was begun before. */
export function useSubscriptionStart(): Start & { retry: () => void } {
  const [start, setStart] = useState<Start>({ state: 'starting' });
  useEffect(() => {
    if (start.state !== 'starting') return;
    let isGone = false;
    void begin().then((outcome) => {
      if (!isGone) setStart(outcome);
    });
    return () => {
      isGone = true;
    };
  }, [start.state]);
  return { ...start, retry: () => setStart({ state: 'starting' }) };
}

async function begin(): Promise<Start> {
  try {
    return { state: 'ready', ...(await call(createSubscription)) };
  } catch (error) {
    if (isUnauthorized(error)) leaveForLogin();
    return { state: 'failed', error };
  }
}
