import type { EmailPreference } from '@rezenso/contract/email-preferences';
import { type EmailFrequency, type EmailType, emailTypes } from '@rezenso/contract/vocabulary';
import { isLocked, isRecommended, marketingTypes } from './preference-categories.ts';

export type PreferenceChange = Pick<EmailPreference, 'emailType' | 'enabled' | 'frequency'>;
/** How often a kind of mail came before it was switched off. */
export type PriorFrequencies = Readonly<Partial<Record<EmailType, EmailFrequency>>>;

/** What a person can do in the preference centre. */
export type Click =
  | { kind: 'switch'; emailType: EmailType; isOn: boolean }
  | { kind: 'frequency'; emailType: EmailType; frequency: EmailFrequency }
  | { kind: 'enable-recommended' | 'disable-marketing' | 'all-weekly' };

/** Every kind of mail, those that the server does not name with their default (specification, point 9). */
export function completed(known: readonly EmailPreference[]): EmailPreference[] {
  return emailTypes.map((emailType) => {
    const isOn = isRecommended(emailType) || isLocked(emailType);
    const otherwise = { ...(isOn ? choose(emailType, 'immediate') : off(emailType)), lastSent: null };
    return known.find((preference) => preference.emailType === emailType) ?? otherwise;
  });
}

/** Which kinds of mail a click changes, and to what (specification, points 4 and 9). Locked ones never change. */
export function changesOf(now: readonly EmailPreference[], priors: PriorFrequencies, click: Click): PreferenceChange[] {
  return now
    .filter(({ emailType }) => !isLocked(emailType))
    .map((preference) => ({ preference, change: changeOf(preference, priors, click) }))
    .filter(({ preference, change }) => isDifferent(preference, change))
    .map(({ change }) => change);
}

/** Remembers the frequency of everything that is about to be switched off. */
export function priorsAfter(
  now: readonly EmailPreference[],
  priors: PriorFrequencies,
  changes: readonly PreferenceChange[],
): PriorFrequencies {
  const ended = now.filter(({ emailType, frequency }) => {
    const change = changes.find((one) => one.emailType === emailType);
    return change?.frequency === 'never' && frequency !== 'never';
  });
  return { ...priors, ...Object.fromEntries(ended.map(({ emailType, frequency }) => [emailType, frequency])) };
}

function changeOf(preference: EmailPreference, priors: PriorFrequencies, click: Click): PreferenceChange {
  const { emailType } = preference;
  switch (click.kind) {
    case 'switch':
      if (click.emailType !== emailType) return preference;
      return click.isOn ? on(preference, priors) : off(emailType);
    case 'frequency':
      return click.emailType === emailType ? choose(emailType, click.frequency) : preference;
    case 'enable-recommended':
      return isRecommended(emailType) && !preference.enabled ? on(preference, priors) : preference;
    case 'disable-marketing':
      return marketingTypes.includes(emailType) ? off(emailType) : preference;
    case 'all-weekly':
      return choose(emailType, 'weekly');
  }
}

/** Restores the frequency from before, or sends at once. */
function on({ emailType, frequency }: EmailPreference, priors: PriorFrequencies): PreferenceChange {
  return choose(emailType, frequency === 'never' ? (priors[emailType] ?? 'immediate') : frequency);
}

function off(emailType: EmailType): PreferenceChange {
  return choose(emailType, 'never');
}

/** 'never' switches off, every other frequency on. */
function choose(emailType: EmailType, frequency: EmailFrequency): PreferenceChange {
  return { emailType, enabled: frequency !== 'never', frequency };
}

function isDifferent(before: PreferenceChange, after: PreferenceChange): boolean {
  return before.enabled !== after.enabled || before.frequency !== after.frequency;
}
