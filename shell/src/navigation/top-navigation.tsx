import type { AuthUser } from '@rezenso/contract/auth';
import { manifests } from '../releases/registry.ts';
import { AreaLink } from '../routes/area-link.tsx';

/** Navigation of the signed-in: the entries that the modules declare. */
export function TopNavigation({ user }: { user: AuthUser }) {
  const entries = manifests()
    .flatMap(({ navigation = [] }) => navigation)
    .filter(({ isAdminOnly }) => !isAdminOnly || user.isAdmin)
    .sort((one, other) => one.order - other.order);
  return (
    <nav aria-label="Hauptnavigation">
      <AreaLink to="/">Dashboard</AreaLink>
      {entries.map(({ label, path }) => (
        <AreaLink key={path} to={path}>
          {label}
        </AreaLink>
      ))}
      <a href="/api/logout">Abmelden</a>
    </nav>
  );
}
