import {
  cancelEmailChange,
  confirmEmailChange,
  describeEmailChange,
  type EmailChangeSide,
  getEmailAddress,
  requestEmailChange,
} from '@rezenso/contract/email-address';
import { call, useEndpoint } from '@rezenso/platform';

/** With which address the member signs in, and the change that waits. */
export function useEmailAddress() {
  return useEndpoint(getEmailAddress);
}

/** Sends a link to both mailboxes. */
export async function sendLinks(email: string): Promise<void> {
  await call(requestEmailChange, { body: { email } });
}

export async function takeBackChange(): Promise<void> {
  await call(cancelEmailChange);
}

/** What a link would agree to. */
export function useProposedChange(token: string) {
  return useEndpoint(describeEmailChange, { params: { token } });
}

/** Agrees for the mailbox that the link was sent to. */
export function agree(token: string): Promise<{ newEmail: string; waitsFor: EmailChangeSide | null }> {
  return call(confirmEmailChange, { params: { token } });
}
