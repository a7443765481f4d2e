import type { getEmailAddress } from '@rezenso/contract/email-address';
import type { AnswerInputOf } from '@rezenso/contract/endpoint';
import type { EmailChangeRow } from './email-changes.repository.ts';

/** The address, and the change of it while it can still be agreed to. */
export function presentAddress(
  email: string,
  row: EmailChangeRow | undefined,
  now: Date,
): AnswerInputOf<typeof getEmailAddress> {
  if (!row || row.changed_at || row.expires_at <= now) return { email, change: null };
  return {
    email,
    change: {
      newEmail: row.new_email,
      isOldConfirmed: row.old_confirmed_at !== null,
      isNewConfirmed: row.new_confirmed_at !== null,
      expiresAt: row.expires_at.toISOString(),
    },
  };
}
