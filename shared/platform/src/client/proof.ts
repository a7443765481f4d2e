import { hasCode } from './api-error.ts';

let follow: (() => Promise<void>) | undefined;
let following: Promise<void> | undefined;

/** Says what to do when the server wants a passkey first: the proof of the session is older than the page knows. */
export function whenProofIsMissing(ask: () => Promise<void>): void {
  follow = ask;
}

/**
 * After a call that failed: where a passkey is missing, resolves once the page knows it, so that it asks for the passkey
 * before it shows the failure. Calls that fail together ask once. Never rejects.
 */
export async function followProof(error: unknown): Promise<void> {
  if (!hasCode(error, 'PASSKEY_REQUIRED')) return;
  following ??= follow?.().finally(() => {
    following = undefined;
  });
  await following;
}
