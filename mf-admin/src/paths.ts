/** Areas of /admin, in the order of their tabs; the first one needs no parameter. */
export const adminTabs = ['statistics', 'users', 'reports', 'support', 'modules', 'audit'] as const;
export type AdminTab = (typeof adminTabs)[number];

const adminPath = '/admin';

/** The area that an address names; anything else means the first. */
export function tabOf(value: string | null): AdminTab {
  return adminTabs.find((tab) => tab === value) ?? 'statistics';
}

/** Where an area is, with what it should show. */
export function adminTabPath(tab: AdminTab, shown: Readonly<Record<string, string>> = {}): string {
  const parameters = new URLSearchParams(tab === 'statistics' ? shown : { tab, ...shown }).toString();
  return parameters ? `${adminPath}?${parameters}` : adminPath;
}
