import { useEffect } from 'react';
import { create } from 'zustand';
import { hasCode } from './api-error.ts';

/** A call waits until its person has said once more who is there. */
export interface PendingFreshSignIn {
  /** It is them: the call is made again. */
  confirm(): void;
  /** Not now: the call fails as the server refused it, and `tellFailure` says nothing, because whoever closed the question knows. */
  dismiss(): void;
}

interface Asking {
  /** How many can ask the person; without one, a refused call just fails. */
  askers: number;
  pending: PendingFreshSignIn | undefined;
}

const useAskingStore = create<Asking>(() => ({ askers: 0, pending: undefined }));
type Outcome = 'confirmed' | 'dismissed' | 'given-up';
let asked: Promise<Outcome> | undefined;
let giveUp: (() => void) | undefined;
const leftOpen = new WeakSet<object>();

/** What the shell asks about now, in a dialog of its own; undefined while no call waits for it. */
export function usePendingFreshSignIn(): PendingFreshSignIn | undefined {
  useEffect(() => {
    useAskingStore.setState(({ askers }) => ({ askers: askers + 1 }));
    return () => {
      // Nobody closed the question: the page says that its call failed.
      giveUp?.();
      useAskingStore.setState(({ askers }) => ({ askers: askers - 1 }));
    };
  }, []);
  return useAskingStore(({ pending }) => pending);
}

/**
 * After a call that failed: where the sign-in was too long ago, asks the person. Calls that fail together ask once. Never rejects.
 * @returns whether the call may be made again
 */
export async function isSignedInAfresh(error: unknown): Promise<boolean> {
  if (!hasCode(error, 'FRESH_SIGN_IN_REQUIRED') || useAskingStore.getState().askers === 0) return false;
  asked ??= ask().finally(() => {
    asked = undefined;
  });
  const outcome = await asked;
  if (outcome === 'dismissed') leftOpen.add(error);
  return outcome === 'confirmed';
}

/** Whether a call failed because its person closed the question who is there. */
export function wasLeftOpen(error: unknown): boolean {
  return typeof error === 'object' && error !== null && leftOpen.has(error);
}

function ask(): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const settle = (outcome: Outcome) => {
    giveUp = undefined;
    useAskingStore.setState({ pending: undefined });
    resolve(outcome);
  };
  giveUp = () => settle('given-up');
  useAskingStore.setState({
    pending: {
      confirm: () => settle('confirmed'),
      dismiss: () => settle('dismissed'),
    },
  });
  return promise;
}
