import { type EmailPreference, listAllEmailPreferences } from '@rezenso/contract/email-preferences';
import { type EmailType, emailTypes } from '@rezenso/contract/vocabulary';
import { answer } from '@rezenso/platform/testing';

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

/** A server that knows of no kinds beside the eight. */
export const noLaterKinds = answer(listAllEmailPreferences, []);
