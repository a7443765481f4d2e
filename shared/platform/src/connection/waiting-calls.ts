import { create } from 'zustand';
import { onNetworkBack } from './connection.ts';

const useWaitingStore = create<{ cancels: readonly (() => void)[] }>(() => ({ cancels: [] }));

/**
 * Resolves when there is a network again: for what was not sent yet, and for what got no answer and may be sent again.
 * @throws when the person has left the page meanwhile
 */
export async function waitForNetwork(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const forget = onNetworkBack(resolve);
  const cancel = () => reject(new Error('The page was left before there was a network again'));
  useWaitingStore.setState(({ cancels }) => ({ cancels: [...cancels, cancel] }));
  try {
    await promise;
  } finally {
    forget();
    useWaitingStore.setState(({ cancels }) => ({ cancels: cancels.filter((other) => other !== cancel) }));
  }
}

/** Gives up what waits to be sent: it belonged to a page, or an account, that is no longer here. */
export function cancelWaitingCalls(): void {
  for (const cancel of useWaitingStore.getState().cancels) cancel();
}

/** Whether something waits to be sent until there is a network again. */
export function useIsWaitingForNetwork(): boolean {
  return useWaitingStore(({ cancels }) => cancels.length > 0);
}
