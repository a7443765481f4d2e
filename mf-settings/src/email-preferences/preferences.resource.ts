import { type EmailPreference, listEmailPreferences, saveEmailPreference } from '@rezenso/contract/email-preferences';
import { call, remember, useEndpoint } from '@rezenso/platform';
import type { PreferenceChange } from './preference-rules.ts';

/** Which kinds of mail arrive how often. Mails are sent meanwhile, so the answer is good for 30 s only. */
export function useEmailPreferences() {
  return useEndpoint(listEmailPreferences, undefined, { freshForSeconds: 30 });
}

/** Changes one kind of mail. @returns it as saved */
export function savePreference({ emailType, enabled, frequency }: PreferenceChange): Promise<EmailPreference> {
  return call(saveEmailPreference, { body: { emailType, enabled, frequency } });
}

/** Shows everywhere what is saved now. */
export function rememberPreferences(preferences: EmailPreference[]): Promise<void> {
  return remember(listEmailPreferences, preferences);
}
