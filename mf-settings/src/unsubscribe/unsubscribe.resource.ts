import { unsubscribe } from '@rezenso/contract/email-preferences';
import { ApiError, call } from '@rezenso/platform';

/** Ends the kind of mail that the token stands for; needs no session. */
export async function endMails(token: string): Promise<void> {
  await call(unsubscribe, { params: { token } });
}

/** Whether the server refused the link itself; anything else (no connection, a fault of ours) says nothing about it. */
export function isLinkRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}
