/** In the order of the strip; the first one answers whatever is unknown. */
export const settingsTabs = ['profile', 'platforms', 'notifications', 'subscription', 'team', 'privacy'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

/** The tab that a part of the address names. */
export function tabOf(name: string | null | undefined): SettingsTab {
  return settingsTabs.find((tab) => tab === name) ?? settingsTabs[0];
}
