import type { EmailPreference } from '@rezenso/contract/email-preferences';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import { isLocked } from '../../../mail/email-types.ts';
import { type KnownPreference, preferences } from '../../../mail/preferences.repository.ts';
import { type PreferenceChange, wishOf } from './preference.policy.ts';

/** The preference centre. */
export function createEmailPreferences({ database }: Pick<Core, 'database'>) {
  const known = preferences(database.db);

  return {
    /** All eight types, those never touched with their default. */
    async list(member: string): Promise<EmailPreference[]> {
      return (await known.list(member)).map(present);
    },

    /** Changes one type; the same change again changes nothing. @throws {AppError} EMAIL_TYPE_LOCKED */
    async save(member: string, change: PreferenceChange): Promise<EmailPreference> {
      if (isLocked(change.emailType)) throw new AppError('EMAIL_TYPE_LOCKED');
      return present(await known.save(member, change.emailType, wishOf(change)));
    },
  };
}

function present({ emailType, frequency, priorFrequency, lastSent }: KnownPreference): EmailPreference {
  const enabled = frequency !== 'never';
  return {
    emailType,
    enabled,
    frequency,
    priorFrequency: enabled ? null : priorFrequency,
    lastSent: lastSent?.toISOString() ?? null,
  };
}
