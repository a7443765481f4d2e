import { routeOf } from '@rezenso/contract/releases';
import { useSession } from '@rezenso/platform';
import { NavLink, type NavLinkProps } from '@rezenso/platform/router';
import { prepareArea } from '../federation/areas.ts';
import { manifests } from '../releases/registry.ts';

/** A link into an area, which is loaded as soon as the reader shows interest: on hover, focus or first touch. */
export function AreaLink({ to, ...rest }: Omit<NavLinkProps, 'to'> & { to: string }) {
  const { user } = useSession();
  const prepare = () => prepareAddress(to, user?.id);
  return <NavLink {...rest} to={to} onPointerEnter={prepare} onFocus={prepare} onPointerDown={prepare} />;
}

/** Loads ahead what an address of this site will show. */
export function prepareAddress(to: string, account?: string): void {
  const route = routeOf(manifests(), new URL(to, window.location.origin).pathname);
  if (route && to !== '/') prepareArea({ module: route.module, kind: 'page', name: route.page }, account);
}
