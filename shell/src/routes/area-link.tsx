import type { AuthUser } from '@rezenso/contract/auth';
import { routeOf } from '@rezenso/contract/releases';
import { useSession } from '@rezenso/platform';
import { NavLink, type NavLinkProps } from '@rezenso/platform/router';
import { prefetchArea } from '../federation/areas.ts';
import { manifestsInUse } from '../federation/manifests-in-use.ts';
import { aheadOf } from './loaded-ahead.ts';

/**
 * A link into an area, which is loaded as soon as the reader shows interest: on hover, focus or first touch, code and
 * first data. Nothing is loaded ahead where data is dear (Save-Data), or for somebody who may not open the page.
 */
export function AreaLink({ to, ...rest }: Omit<NavLinkProps, 'to'> & { to: string }) {
  const { user } = useSession();
  const prefetch = () => prefetchAddress(to, user);
  return <NavLink {...rest} to={to} onPointerEnter={prefetch} onFocus={prefetch} onPointerDown={prefetch} />;
}

/** Loads ahead what an address of this site will show. */
function prefetchAddress(to: string, user: Pick<AuthUser, 'id' | 'isAdmin'> | undefined): void {
  if (isDataDear()) return;
  const ownPage = aheadOf(to);
  if (ownPage) return void (user && ownPage());
  const route = routeOf(manifestsInUse(user?.id), new URL(to, window.location.origin).pathname);
  if (!route || (route.access === 'admin' && !user?.isAdmin)) return;
  void prefetchArea({ module: route.module, kind: 'page', name: route.page, path: route.path }, user?.id);
}

function isDataDear(): boolean {
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator;
  return connection?.saveData === true;
}
