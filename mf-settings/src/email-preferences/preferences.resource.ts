import {
  type AnyEmailPreference,
  type EmailPreference,
  listAllEmailPreferences,
  listEmailPreferences,
  saveAnyEmailPreference,
  saveEmailPreference,
} from '@rezenso/contract/email-preferences';
import { anyEmailType, emailType } from '@rezenso/contract/vocabulary';
import { call, remember, useEndpoint } from '@rezenso/platform';
import { useMemo } from 'react';
import type { Preference, PreferenceChange } from './preference-rules.ts';

const fresh = { freshForSeconds: 30 };

/**
 * Which kinds of mail arrive how often: the specification's eight, and those that came later as soon as they are there, too.
 * Mails are sent meanwhile, so the answers are good for 30 s only.
 */
export function useEmailPreferences() {
  const reading = useEndpoint(listEmailPreferences, undefined, fresh);
  const { data: all } = useEndpoint(listAllEmailPreferences, undefined, fresh);
  const data = useMemo(() => reading.data && [...reading.data, ...laterOf(all ?? [])], [reading.data, all]);
  return { ...reading, data };
}

/** Changes one kind of mail. @returns it as saved */
export async function savePreference({ emailType: type, enabled, frequency }: PreferenceChange): Promise<Preference> {
  const first = emailType.safeParse(type);
  if (first.success) return call(saveEmailPreference, { body: { emailType: first.data, enabled, frequency } });
  const saved = await call(saveAnyEmailPreference, { params: { type }, body: { enabled, frequency } });
  return { ...saved, emailType: type };
}

/** Shows everywhere what is saved now. */
export async function rememberPreferences(preferences: readonly Preference[]): Promise<void> {
  await remember(listEmailPreferences, preferences.filter(isFirst));
  await remember(listAllEmailPreferences, [...preferences]);
}

function isFirst(preference: Preference): preference is EmailPreference {
  return emailType.safeParse(preference.emailType).success;
}

/** Those beside the eight that this page knows. */
function laterOf(all: readonly AnyEmailPreference[]): Preference[] {
  return all.flatMap((preference) => {
    const { data } = anyEmailType.safeParse(preference.emailType);
    return data && !emailType.safeParse(data).success ? [{ ...preference, emailType: data }] : [];
  });
}
