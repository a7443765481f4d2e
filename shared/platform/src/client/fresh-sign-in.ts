import { useEffect } from 'react';
import { create } from 'zustand';
import { hasCode } from './api-error.ts';

/** A call waits until its person has said once more who is there. */
export interface PendingFreshSignIn {
  /** It is them: the call is made again. */
  confirm(): void;
  /** Not now: the call fails as the server refused it. */
  dismiss(): void;
}

interface Asking {
  /** How many can ask the person; without one, a refused call just fails. */
  askers: number;
  pending: PendingFreshSignIn | undefined;
}

const useAskingStore = create<Asking>(() => ({ askers: 0, pending: undefined }));
let asked: Promise<boolean> | undefined;

/** What the shell asks about now, in a dialog of its own; undefined while no call waits for it. */
export function usePendingFreshSignIn(): PendingFreshSignIn | undefined {
  useEffect(() => {
    useAskingStore.setState(({ askers }) => ({ askers: askers + 1 }));
    return () => {
      useAskingStore.getState().pending?.dismiss();
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
  return asked;
}

function ask(): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const settle = (isConfirmed: boolean) => {
    useAskingStore.setState({ pending: undefined });
    resolve(isConfirmed);
  };
  useAskingStore.setState({ pending: { confirm: () => settle(true), dismiss: () => settle(false) } });
  return promise;
}
