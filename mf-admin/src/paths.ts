import type { AdminRole } from '@rezenso/contract/vocabulary';

/** Areas of /admin, in the order of their tabs. */
export const adminTabs = [
  'statistics',
  'users',
  'reports',
  'disputes',
  'rings',
  'support',
  'modules',
  'audit',
] as const;
export type AdminTab = (typeof adminTabs)[number];

const adminPath = '/admin';
/** Where members set up their passkeys. */
export const passkeySettingsPath = '/settings/privacy';

/** Where each role begins: with what it may read and mostly works on. */
const beginnings: Record<AdminRole, AdminTab> = {
  support_agent: 'support',
  analytics_manager: 'statistics',
  content_moderator: 'reports',
  user_manager: 'users',
  super_admin: 'statistics',
};

/** The area that an address names, if any. */
export function tabOf(value: string | null): AdminTab | undefined {
  return adminTabs.find((tab) => tab === value);
}

/** The area that an address without one means to a role. */
export function beginningFor(role: AdminRole | null): AdminTab {
  return role ? beginnings[role] : 'statistics';
}

/** Where an area is, with what it should show. */
export function adminTabPath(tab: AdminTab, shown: Readonly<Record<string, string>> = {}): string {
  return `${adminPath}?${new URLSearchParams({ tab, ...shown })}`;
}
