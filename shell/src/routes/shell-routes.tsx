import type { ModuleManifest, ModuleRoute } from '@rezenso/contract/releases';
import { useSession } from '@rezenso/platform';
import { Route, Routes } from '@rezenso/platform/router';
import DashboardPage from '../dashboard/dashboard.page.tsx';
import NotFoundPage from '../not-found/not-found.page.tsx';
import { AppFrame } from './app-frame.tsx';
import { GuardedPage, RemotePage } from './guarded-page.tsx';

interface PlacedRoute {
  module: string;
  route: ModuleRoute;
}

/** The route table: what the manifests declare, the dashboard, and the not-found page for everything else. */
export function ShellRoutes({ manifests }: { manifests: readonly ModuleManifest[] }) {
  const placed = manifests.flatMap(({ name, routes }) => routes.map((route) => ({ module: name, route })));
  const own = placed.filter(({ route }) => route.path !== '/');
  return (
    <Routes>
      <Route element={<AppFrame />}>
        <Route path="/" element={<Home />} />
        {own.filter(isUnderNavigation).map(pageRoute)}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      {own.filter((entry) => !isUnderNavigation(entry)).map(pageRoute)}
    </Routes>
  );
}

function isUnderNavigation({ route }: PlacedRoute): boolean {
  return (route.frame ?? (route.access === 'public' ? 'bare' : 'app')) === 'app';
}

function pageRoute({ module, route }: PlacedRoute) {
  return <Route key={route.path} path={route.path} element={<GuardedPage module={module} route={route} />} />;
}

/** One address, two faces: the dashboard for members, the landing page for visitors. */
function Home() {
  const { user } = useSession();
  return user ? <DashboardPage user={user} /> : <RemotePage module="mf-auth" page="landing" />;
}
