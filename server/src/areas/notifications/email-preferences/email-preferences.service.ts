import type { EmailPreference } from '@rezenso/contract/email-preferences';
import { type AnyEmailType, emailType } from '@rezenso/contract/vocabulary';
import { AppError } from '../../../app-error.ts';
import type { Deciding } from '../../../consents/deciding.ts';
import { decidedBy } from '../../../consents/decision.ts';
import type { Core } from '../../../core.ts';
import { isLocked } from '../../../mail/email-types.ts';
import { type KnownPreference, preferences } from '../../../mail/preferences.repository.ts';
import { type PreferenceChange, wishOf } from './preference.policy.ts';

type SavedPreference = Omit<EmailPreference, 'emailType'> & { emailType: AnyEmailType };

/** The preference centre. */
export function createEmailPreferences(core: Pick<Core, 'database' | 'env' | 'now'>) {
  const { database } = core;
  const known = preferences(database.db);

  return {
    /** The specification's eight types, those never touched with their default. */
    async list(member: string): Promise<EmailPreference[]> {
      return (await known.list(member)).flatMap((preference) => {
        const { data } = emailType.safeParse(preference.emailType);
        return data ? [{ ...present(preference), emailType: data }] : [];
      });
    },

    /** All types, those that came later too. */
    async listAll(member: string): Promise<SavedPreference[]> {
      return (await known.list(member)).map(present);
    },

    /** Changes one type; the same change again changes nothing. @throws {AppError} EMAIL_TYPE_LOCKED */
    async save<Type extends AnyEmailType>(
      member: Deciding,
      change: PreferenceChange<Type>,
    ): Promise<SavedPreference & { emailType: Type }> {
      if (isLocked(change.emailType)) throw new AppError('EMAIL_TYPE_LOCKED');
      const saved = await database.transaction(async (tx) => {
        await decidedBy(tx, core, member);
        return preferences(tx).save(member.id, change.emailType, wishOf(change));
      });
      return { ...present(saved), emailType: change.emailType };
    },
  };
}

function present({ emailType: type, frequency, priorFrequency, lastSent }: KnownPreference): SavedPreference {
  const enabled = frequency !== 'never';
  return {
    emailType: type,
    enabled,
    frequency,
    priorFrequency: enabled ? null : priorFrequency,
    lastSent: lastSent?.toISOString() ?? null,
  };
}
