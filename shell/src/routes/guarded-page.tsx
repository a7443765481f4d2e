import type { ModuleManifest, ModuleRoute } from '@rezenso/contract/releases';
import { leaveForLogin, useSession } from '@rezenso/platform';
import { FullPageSpinner } from '@rezenso/ui/feedback';
import { useEffect } from 'react';
import { dropPrerendered, isPrerendered } from '../boot/prerendered.ts';
import { ClosedPage } from '../closed/closed.page.tsx';
import { closedModule } from '../releases/registry.ts';
import { RemoteArea } from '../remote-area/remote-area.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

interface GuardedPageProps {
  module: ModuleManifest['name'];
  route: ModuleRoute;
  /** The first of the addresses that show this page. */
  home: string;
}

/** A remote's page for those who may see it; visitors meet the sign-in instead. */
export function GuardedPage({ module, route, home }: GuardedPageProps) {
  const { state } = useSession();
  const isOpen = route.access === 'public' || state === 'signed-in';
  if (isOpen) return <RemotePage module={module} page={route.page} path={home} />;
  return route.visitors === 'redirect' ? <LeaveForLogin /> : <SignInScreen />;
}

/** The sign-in screen in place of a page; the address stays, so that it opens after signing in. */
function SignInScreen() {
  return <RemotePage module="mf-auth" page="signIn" />;
}

interface RemotePageProps {
  module: string;
  page: string;
  /** Its first address in the manifest; none where the shell itself asks for the page. */
  path?: string;
}

/** A page of a remote, or why nobody gets that remote. A ready page sent by the server stays on the screen until this one is drawn. */
export function RemotePage({ module, page, path }: RemotePageProps) {
  const closed = closedModule(module);
  if (closed) return <ClosedPage closed={closed} />;
  return (
    <RemoteArea
      // A page that a newer release calls otherwise is the same page to whoever is on it.
      key={`${module}/${path ?? page}`}
      area={{ module, kind: 'page', name: page, ...(path && { path }) }}
      skeleton={isPrerendered() ? null : <PageSkeleton />}
      onShown={dropPrerendered}
    />
  );
}

function LeaveForLogin() {
  useEffect(() => leaveForLogin(), []);
  return <FullPageSpinner />;
}
