import type { AuthUser } from '@rezenso/contract/auth';
import { ErrorState } from '@rezenso/ui/feedback';
import { type ComponentType, Suspense, use, useState } from 'react';
import { startNewAttempt } from '../federation/runtime.ts';
import { homePath } from '../paths.ts';
import { texts } from '../remote-area/texts.de.ts';
import { loadsAhead } from './loaded-ahead.ts';
import { ownPages } from './own-pages.ts';
import { PageSkeleton } from './page-skeleton.tsx';

type Dashboard = ComponentType<{ user: AuthUser }>;

/** Without a dashboard where its script did not arrive; who asks next asks anew. */
let loading: Promise<Dashboard | undefined> | undefined;

/** Begins to load the dashboard, or hands out what is there. */
export function prepareDashboard(): Promise<Dashboard | undefined> {
  loading ??= load();
  return loading;
}

loadsAhead(homePath, prepareDashboard);

function load(): Promise<Dashboard | undefined> {
  const begun: Promise<Dashboard | undefined> = ownPages.dashboard().then(
    // The form in which React knows a promise as settled: what is there is drawn without a skeleton in between.
    ({ default: value }) => Object.assign(begun, { status: 'fulfilled', value }).value,
    () => {
      loading = undefined;
      return undefined;
    },
  );
  return begun;
}

/** The dashboard, from a script that came with the document of its address or comes now. */
export function MembersHome({ user }: { user: AuthUser }) {
  const [wanted, setWanted] = useState(prepareDashboard);
  const loadAgain = () => {
    startNewAttempt();
    setWanted(prepareDashboard());
  };
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Home wanted={wanted} user={user} onRetry={loadAgain} />
    </Suspense>
  );
}

interface HomeProps {
  wanted: ReturnType<typeof prepareDashboard>;
  user: AuthUser;
  onRetry(): void;
}

function Home({ wanted, user, onRetry }: HomeProps) {
  const Dashboard = use(wanted);
  if (Dashboard) return <Dashboard user={user} />;
  return <ErrorState title={texts.title} description={texts.faults.network} onRetry={onRetry} level={1} />;
}
