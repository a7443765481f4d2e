import { type SettingsTab, settingsTabs } from './settings/settings-tabs.ts';

export const homePath = '/';
export const settingsPath = '/settings';
export const subscribePath = '/subscribe';
export const onboardingPath = '/onboarding';
/** Names the tab in the query, as the return from a payment does; the path wins over it. */
export const tabParameter = 'tab';

/** The address of a tab: the profile is the settings themselves. */
export function settingsTabPath(tab: SettingsTab): string {
  return tab === settingsTabs[0] ? settingsPath : `${settingsPath}/${tab}`;
}
