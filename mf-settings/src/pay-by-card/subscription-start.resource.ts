import { createSubscription, type SubscriptionChoice, type SubscriptionOffer } from '@rezenso/contract/subscription';
import { call, isUnauthorized, leaveForLogin } from '@rezenso/platform';
import { useEffect, useState } from 'react';

interface Started {
  clientSecret: string;
  /** Missing from a server that knows one price only. */
  offer?: SubscriptionOffer | undefined;
}

type Start = { state: 'starting' } | ({ state: 'ready' } & Started) | { state: 'failed'; error: unknown };

interface SubscriptionStart {
  start: Start;
  retry: () => void;
  /** Begins anew with another choice; the one before stays until then. @throws {ApiError} when it cannot be had */
  choose: (choice: SubscriptionChoice) => Promise<void>;
}

/** Begins the upgrade once when the page opens; the server goes on with one that was begun before. */
export function useSubscriptionStart(): SubscriptionStart {
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
  return {
    start,
    retry: () => setStart({ state: 'starting' }),
    choose: async (choice) => setStart({ state: 'ready', ...(await call(createSubscription, { body: choice })) }),
  };
}

async function begin(): Promise<Start> {
  try {
    return { state: 'ready', ...(await call(createSubscription)) };
  } catch (error) {
    if (isUnauthorized(error)) leaveForLogin();
    return { state: 'failed', error };
  }
}
