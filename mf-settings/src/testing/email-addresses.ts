import { type EmailChange, getEmailAddress } from '@rezenso/contract/email-address';
import { answer } from '@rezenso/platform/testing';

export const ownEmail = 'anna@cafe-anna.example';
export const newEmail = 'hallo@cafe-anna.example';

/** The member's address; with a change that waits where it is about one. */
export const addressIs = (change: EmailChange | null = null) => answer(getEmailAddress, { email: ownEmail, change });

/** A change that nobody agreed to yet; override what a test is about. */
export function aChange(over: Partial<EmailChange> = {}): EmailChange {
  return { newEmail, isOldConfirmed: false, isNewConfirmed: false, expiresAt: '2031-03-04T09:00:00.000Z', ...over };
}
