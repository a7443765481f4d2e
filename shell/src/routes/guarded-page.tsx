import type { ModuleManifest, ModuleRoute } from '@rezenso/contract/releases';
import { leaveForLogin, useSession } from '@rezenso/platform';
import { FullPageSpinner } from '@rezenso/ui/feedback';
import { useEffect } from 'react';
import { dropPrerendered, isPrerendered } from '../boot/prerendered.ts';
import { RemoteArea } from '../remote-area/remote-area.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

interface GuardedPageProps {
  module: ModuleManifest['name'];
  route: ModuleRoute;
}

/** A remote's page for those who may see it; visitors meet the sign-in instead. */
export function GuardedPage({ module, route }: GuardedPageProps) {
  const { state } = useSession();
  const isOpen = route.access === 'public' || state === 'signed-in';
  if (isOpen) return <RemotePage module={module} page={route.page} />;
  return route.visitors === 'redirect' ? <LeaveForLogin /> : <SignInScreen />;
}

/** The sign-in screen in place of a page; the address stays, so that it opens after signing in. */
function SignInScreen() {
  return <RemotePage module="mf-auth" page="signIn" />;
}

/** A page of a remote. A ready page sent by the server stays on the screen until this one is drawn. */
export function RemotePage({ module, page }: { module: string; page: string }) {
  return (
    <RemoteArea
      key={`${module}/${page}`}
      area={{ module, kind: 'page', name: page }}
      skeleton={isPrerendered() ? null : <PageSkeleton />}
      onShown={dropPrerendered}
    />
  );
}

function LeaveForLogin() {
  useEffect(() => leaveForLogin(), []);
  return <FullPageSpinner />;
}
