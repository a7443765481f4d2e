import { unsubscribe } from '@rezenso/contract/email-preferences';
import { ApiError, ContractViolation, call } from '@rezenso/platform';

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
