import type { ClosedView, ModuleManifest, ModuleRoute } from '@rezenso/contract/releases';
import { useSession } from '@rezenso/platform';
import { Route, Routes } from '@rezenso/platform/router';
import { ClosedPage } from '../closed/closed.page.tsx';
import NotFoundPage from '../not-found/not-found.page.tsx';
import { AppFrame } from './app-frame.tsx';
import { GuardedPage, RemotePage } from './guarded-page.tsx';
import { MembersHome } from './members-home.tsx';

interface PlacedRoute {
  module: string;
  route: ModuleRoute;
  /** The first of the addresses that show this page. */
  home: string;
}

interface ShellRoutesProps {
  manifests: readonly ModuleManifest[];
  closed: readonly { closed: ClosedView }[];
}

/**
 * The route table: what the manifests declare, the dashboard, an explanation at the addresses of closed modules, and the
 * not-found page for everything else.
 */
export function ShellRoutes({ manifests, closed }: ShellRoutesProps) {
  const placed = manifests.flatMap(placedRoutes);
  const own = placed.filter(({ route }) => route.path !== '/');
  return (
    <Routes>
      <Route element={<AppFrame />}>
        <Route path="/" element={<Home />} />
        {own.filter(isUnderNavigation).map(pageRoute)}
        {closed.flatMap((module) => closedRoutes(module.closed, placed))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      {own.filter((entry) => !isUnderNavigation(entry)).map(pageRoute)}
    </Routes>
  );
}

function isUnderNavigation({ route }: PlacedRoute): boolean {
  return (route.frame ?? (route.access === 'public' ? 'bare' : 'app')) === 'app';
}

function placedRoutes({ name, routes }: ModuleManifest): PlacedRoute[] {
  return routes.map((route) => {
    const home = routes.find(({ page }) => page === route.page)?.path ?? route.path;
    return { module: name, route, home };
  });
}

function pageRoute({ module, route, home }: PlacedRoute) {
  const page = <GuardedPage module={module} route={route} home={home} />;
  return <Route key={route.path} path={route.path} element={page} />;
}

/** Where another module serves the address by now, that one has it. */
function closedRoutes(closed: ClosedView, placed: readonly PlacedRoute[]) {
  const left = closed.paths.filter((path) => path !== '/' && !placed.some(({ route }) => route.path === path));
  return left.map((path) => <Route key={`closed ${path}`} path={path} element={<ClosedPage closed={closed} />} />);
}

/** One address, two faces: the dashboard for members, the landing page for visitors. */
function Home() {
  const { user } = useSession();
  return user ? <MembersHome user={user} /> : <RemotePage module="mf-auth" page="landing" />;
}
