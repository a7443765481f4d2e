import { DataProvider, refreshSession, useSession } from '@rezenso/platform';
import { BrowserRouter, useLocation } from '@rezenso/platform/router';
import { ErrorState, FullPageSpinner } from '@rezenso/ui/feedback';
import { useState } from 'react';
import { isPrerendered } from './boot/prerendered.ts';
import { Celebrations } from './celebrations/celebrations.tsx';
import { ConnectionSign } from './connection/connection-sign.tsx';
import { manifestsInUse } from './federation/manifests-in-use.ts';
import { LeaveQuestion } from './leaving/leave-question.tsx';
import { LowerCorner } from './lower-corner/lower-corner.tsx';
import { News } from './news/news.tsx';
import { ReauthenticationQuestion } from './reauthentication/reauthentication-question.tsx';
import { OwnReleases } from './releases/own-releases.tsx';
import { closedModules, useServedModules } from './releases/registry.ts';
import { ReleaseHints } from './releases/release-hints.tsx';
import { texts } from './remote-area/texts.de.ts';
import { PageChange } from './routes/page-change.tsx';
import { PageNet } from './routes/page-net.tsx';
import { PageTitle } from './routes/page-title.tsx';
import { ShellRoutes } from './routes/shell-routes.tsx';
import { ToastViewport } from './toasts/toast-viewport.tsx';

/** The whole application: data, router, and the pages once it is known who is looking. */
export function App() {
  return (
    <DataProvider>
      <BrowserRouter>
        <PageChange />
        <PageTitle />
        <OwnReleases />
        <CheckedSession />
        <LowerCorner>
          <News />
          <Celebrations />
          <ReleaseHints />
          <ConnectionSign />
        </LowerCorner>
        <LeaveQuestion />
        <ReauthenticationQuestion />
        <ToastViewport />
      </BrowserRouter>
    </DataProvider>
  );
}

function CheckedSession() {
  useServedModules();
  // A newer release counts from the next page on, with its addresses as with its code.
  useLocation();
  const session = useSession();
  const { state, user } = session;
  const era = useEra(user?.id);
  if (state === 'loading') return isPrerendered() ? null : <FullPageSpinner />;
  if (session.state === 'unknown')
    return <ErrorState {...texts.session} error={session.error} onRetry={refreshSession} level={1} />;
  return (
    <PageNet>
      <ShellRoutes key={era} manifests={manifestsInUse(user?.id)} closed={closedModules()} />
    </PageNet>
  );
}

/** Counts how often an account gave way to another or to nobody: what was typed or opened for it goes with it. */
function useEra(account: string | undefined): number {
  const [seen, setSeen] = useState({ account, era: 0 });
  if (seen.account === account) return seen.era;
  // Whoever signs in where nobody was goes on with the page as it stands.
  const era = seen.account === undefined ? seen.era : seen.era + 1;
  setSeen({ account, era });
  return era;
}
