import { DataProvider, refreshSession, useSession } from '@rezenso/platform';
import { BrowserRouter } from '@rezenso/platform/router';
import { ErrorState, FullPageSpinner } from '@rezenso/ui/feedback';
import { isPrerendered } from './boot/prerendered.ts';
import { Celebrations } from './celebrations/celebrations.tsx';
import { manifests } from './releases/registry.ts';
import { ReleaseHints } from './releases/release-hints.tsx';
import { texts } from './remote-area/texts.de.ts';
import { PageChange } from './routes/page-change.tsx';
import { ShellRoutes } from './routes/shell-routes.tsx';
import { ToastViewport } from './toasts/toast-viewport.tsx';

/** The whole application: data, router, and the pages once it is known who is looking. */
export function App() {
  return (
    <DataProvider>
      <BrowserRouter>
        <PageChange />
        <CheckedSession />
        <ReleaseHints />
        <Celebrations />
        <ToastViewport />
      </BrowserRouter>
    </DataProvider>
  );
}

function CheckedSession() {
  const { state } = useSession();
  if (state === 'loading') return isPrerendered() ? null : <FullPageSpinner />;
  if (state === 'unknown') return <ErrorState {...texts.session} onRetry={refreshSession} level={1} />;
  return <ShellRoutes manifests={manifests()} />;
}
