import type { AuthUser } from '@rezenso/contract/auth';
import { pageLanguage } from '@rezenso/contract/language';
import { manifestsInUse } from '../federation/manifests-in-use.ts';
import { homePath } from '../paths.ts';
import { texts } from './texts.de.ts';

export interface NavigationEntry {
  label: string;
  path: string;
}

/** The dashboard, then what the modules declare, in their order; entries for admins only for admins. */
export function navigationEntries(user: AuthUser): NavigationEntry[] {
  const declared = manifestsInUse(user.id)
    .flatMap(({ navigation = [] }) => navigation)
    .filter(({ isAdminOnly }) => !isAdminOnly || user.isAdmin)
    .sort((one, other) => one.order - other.order)
    .map(({ label, labels, path }) => ({ label: labels?.[pageLanguage()] ?? label, path }));
  return [{ label: texts.dashboard, path: homePath }, ...declared];
}

/** The person's name; before the profile is filled in, the e-mail address. */
export function nameOf({ firstName, lastName, email }: AuthUser): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}
