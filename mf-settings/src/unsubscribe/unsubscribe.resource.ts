import { describeUnsubscribe, unsubscribe } from '@rezenso/contract/email-preferences';
import { ApiError, ContractViolation, call, useEndpoint } from '@rezenso/platform';

/** Which kinds of mail the link would end. */
export function useKindsOf(token: string) {
  return useEndpoint(describeUnsubscribe, { params: { token } });
}

/** Ends the kind of mail that the token stands for; needs no session. */
export async function endMails(token: string): Promise<void> {
  await call(unsubscribe, { params: { token } });
}

/**
 * Whether the server refused the link itself, or answered without its ok; anything else (no connection, a fault of
 * ours) says nothing about the link.
 */
export function isLinkRefused(error: unknown): boolean {
  if (error instanceof ContractViolation) return true;
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}
