import type { EmailPreference } from '@rezenso/contract/email-preferences';
import type { PreferenceWish } from '../../../mail/preferences.repository.ts';

export type PreferenceChange = Pick<EmailPreference, 'emailType' | 'enabled' | 'frequency'>;

/**
 * What a change means (specification, point 4): off is 'never'; on with a frequency takes it; on without one, said as
 * 'never', restores what was before. It depends on the change alone, so that sending it twice is sending it once.
 */
export function wishOf({ enabled, frequency }: PreferenceChange): PreferenceWish {
  if (!enabled) return 'never';
  return frequency === 'never' ? 'restore' : frequency;
}
