import type { EmailPreference } from '@rezenso/contract/email-preferences';
import { type AnyEmailType, allEmailTypes, type EmailFrequency, emailTypes } from '@rezenso/contract/vocabulary';
import { isLocked, isRecommended, marketingTypes } from './preference-categories.ts';

/** How often a kind of mail comes, of the specification's eight or a later one. */
export type Preference = Omit<EmailPreference, 'emailType'> & { emailType: AnyEmailType };

/** A kind of mail as it shall be; what it was before is the server's to keep, and shown until it answers. */
export type PreferenceChange = Pick<Preference, 'emailType' | 'enabled' | 'frequency' | 'priorFrequency'>;

/** What a person can do in the preference centre. */
export type Click =
  | { kind: 'switch'; emailType: AnyEmailType; isOn: boolean }
  | { kind: 'frequency'; emailType: AnyEmailType; frequency: EmailFrequency }
  | { kind: 'enable-recommended' | 'disable-marketing' | 'all-weekly' };

/**
 * Every kind of mail, those of the eight that the server does not name with their default (specification, point 9), later ones
 * only when it names them.
 */
export function completed(known: readonly Preference[]): Preference[] {
  const named = new Set<AnyEmailType>([...emailTypes, ...known.map(({ emailType }) => emailType)]);
  return allEmailTypes
    .filter((type) => named.has(type))
    .map((emailType) => {
      const isOn = isRecommended(emailType) || isLocked(emailType);
      const frequency = isOn ? 'immediate' : 'never';
      const otherwise = { emailType, enabled: isOn, frequency, priorFrequency: null, lastSent: null } as const;
      return known.find((preference) => preference.emailType === emailType) ?? otherwise;
    });
}

/** Which kinds of mail a click changes, and to what (specification, points 4 and 9). Locked ones never change. */
export function changesOf(now: readonly Preference[], click: Click): PreferenceChange[] {
  return now
    .filter(({ emailType }) => !isLocked(emailType))
    .map((preference) => ({ preference, change: changeOf(preference, click) }))
    .filter(({ preference, change }) => isDifferent(preference, change))
    .map(({ change }) => change);
}

/**
 * The buttons for all change how often comes what is on. What somebody switched off stays off (consent, UWG § 7), but for
 * the one button that says that it switches on.
 */
function changeOf(preference: Preference, click: Click): PreferenceChange {
  const { emailType } = preference;
  switch (click.kind) {
    case 'switch':
      if (click.emailType !== emailType) return preference;
      return click.isOn ? on(preference) : off(preference);
    case 'frequency':
      return click.emailType === emailType ? choose(preference, click.frequency) : preference;
    case 'enable-recommended':
      return isRecommended(emailType) ? on(preference) : preference;
    case 'disable-marketing':
      return marketingTypes.includes(emailType) ? off(preference) : preference;
    case 'all-weekly':
      return preference.enabled ? choose(preference, 'weekly') : preference;
  }
}

/** Restores the frequency from before, or sends at once. */
function on(preference: Preference): PreferenceChange {
  if (preference.enabled) return preference;
  return choose(preference, preference.priorFrequency ?? 'immediate');
}

function off(preference: Preference): PreferenceChange {
  return choose(preference, 'never');
}

/** 'never' switches off, every other frequency on. */
function choose(now: Preference, frequency: EmailFrequency): PreferenceChange {
  const enabled = frequency !== 'never';
  const last = now.enabled ? now.frequency : now.priorFrequency;
  return { emailType: now.emailType, enabled, frequency, priorFrequency: enabled ? null : (last ?? null) };
}

function isDifferent(before: PreferenceChange, after: PreferenceChange): boolean {
  return before.enabled !== after.enabled || before.frequency !== after.frequency;
}
