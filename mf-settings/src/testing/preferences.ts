import type { EmailPreference } from '@rezenso/contract/email-preferences';
import { type EmailType, emailTypes } from '@rezenso/contract/vocabulary';

const disabledByDefault: readonly EmailType[] = ['newsletter', 'marketing'];

/** All kinds of mail as a new account has them; override what a test is about. */
export function somePreferences(
  over: Partial<Record<EmailType, Partial<Omit<EmailPreference, 'emailType'>>>> = {},
): EmailPreference[] {
  return emailTypes.map((emailType) => {
    const enabled = !disabledByDefault.includes(emailType);
    const frequency = enabled ? 'immediate' : 'never';
    return { emailType, enabled, frequency, priorFrequency: null, lastSent: null, ...over[emailType] };
  });
}
