import type { EmailPreference } from '@rezenso/contract/email-preferences';
import type { AnyEmailType } from '@rezenso/contract/vocabulary';
import type { PreferenceWish } from '../../../mail/preferences.repository.ts';

export type PreferenceChange<Type extends AnyEmailType> = Pick<EmailPreference, 'enabled' | 'frequency'> & {
  emailType: Type;
};

/**
 * What a change means (specification, point 4): off is 'never'; on with a frequency takes it; on without one, said as
 * 'never', restores what was before. It depends on the change alone, so that sending it twice is sending it once.
 */
export function wishOf({ enabled, frequency }: Pick<EmailPreference, 'enabled' | 'frequency'>): PreferenceWish {
  if (!enabled) return 'never';
  return frequency === 'never' ? 'restore' : frequency;
}
