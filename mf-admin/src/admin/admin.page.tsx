import type { AdminRole } from '@rezenso/contract/vocabulary';
import { lazyPart, signedInUser, useSession } from '@rezenso/platform';
import { Link, useNavigate, useSearchParams } from '@rezenso/platform/router';
import { LinkButton } from '@rezenso/ui/actions';
import { Badge } from '@rezenso/ui/display';
import { EmptyState, Loading, SkeletonCard } from '@rezenso/ui/feedback';
import {
  ChartColumnIcon,
  FlagIcon,
  HeadsetIcon,
  HistoryIcon,
  type IconType,
  LockIcon,
  PuzzleIcon,
  ScaleIcon,
  UserCogIcon,
  UsersIcon,
} from '@rezenso/ui/icons';
import { Page } from '@rezenso/ui/layout';
import { TabPanel, Tabs } from '@rezenso/ui/tabs';
import { Suspense, useEffect, useRef, useState } from 'react';
import { type AdminTab, adminTabPath, adminTabs, beginningFor, tabOf } from '../paths.ts';
import { BehindProof } from '../proof/behind-proof.tsx';
import { prefetchStatistics } from '../statistics/statistics.resource.ts';
import { adminTexts, refusedActions, roleLabels } from '../texts.de.ts';
import { Refusal } from './area-content.tsx';
import { areaReads, useReadAgainInRole } from './area-reads.ts';
import { useMayCall } from './use-may-call.ts';

const loadStatistics = () => import('../statistics/statistics.tsx');
const areas = {
  statistics: lazyPart(loadStatistics),
  users: lazyPart(() => import('../users/users.tsx')),
  reports: lazyPart(() => import('../reports/reports.tsx')),
  disputes: lazyPart(() => import('../disputes/disputes.tsx')),
  rings: lazyPart(() => import('../rings/rings.tsx')),
  support: lazyPart(() => import('../support/support.tsx')),
  modules: lazyPart(() => import('../modules/modules.tsx')),
  audit: lazyPart(() => import('../audit-log/audit-log.tsx')),
} satisfies Record<AdminTab, unknown>;

const icons: Record<AdminTab, IconType> = {
  statistics: ChartColumnIcon,
  users: UserCogIcon,
  reports: FlagIcon,
  disputes: ScaleIcon,
  rings: UsersIcon,
  support: HeadsetIcon,
  modules: PuzzleIcon,
  audit: HistoryIcon,
};

/** Loads ahead what the area opens with; its figures only once they would be answered. */
export function prefetch() {
  return Promise.all([loadStatistics(), signedInUser()?.needsPasskey ? undefined : prefetchStatistics()]);
}

/** /admin: for people who run the site; everybody else learns why not. */
export default function AdminPage() {
  const { user } = useSession();
  if (!user?.isAdmin) return <AccessDenied />;
  return (
    <Page
      title={adminTexts.title}
      description={adminTexts.description}
      actions={user.adminRole && <Badge tone="accent">{roleLabels[user.adminRole]}</Badge>}
    >
      <BehindProof key={user.id}>
        <Areas role={user.adminRole} />
      </BehindProof>
    </Page>
  );
}

/** The address names the area, so that back, reload and a shared link show the same. */
function Areas({ role }: { role: AdminRole | null }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // Chosen once: a role that is taken away meanwhile is told so in place.
  const [beginning] = useState(() => beginningFor(role));
  const tab = tabOf(search.get('tab')) ?? beginning;
  const Area = areas[tab];
  useReadAgainInRole(role);
  // What was read before somebody changed the role is not shown any longer either.
  const isAllowed = useMayCall(areaReads[tab][0]);
  const areaRef = useShownTab(tab);
  return (
    <div ref={areaRef}>
      <Tabs
        label={adminTexts.tabsLabel}
        tabs={adminTabs.map((value) => ({ value, label: adminTexts.tabs[value], icon: icons[value] }))}
        value={tab}
        onChange={(next) => navigate(adminTabPath(next))}
      >
        <TabPanel value={tab}>
          <Suspense fallback={<AreaSkeleton />}>
            {isAllowed ? <Area /> : <Refusal action={refusedActions[tab]} />}
          </Suspense>
        </TabPanel>
      </Tabs>
    </div>
  );
}

/** On a phone the strip of tabs is wider than the screen: whoever comes by a link sees the chosen one. */
function useShownTab(tab: AdminTab) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = ref.current?.querySelector<HTMLElement>(`[role="tab"][data-value="${tab}"]`);
    const strip = chosen?.parentElement;
    if (!chosen || !strip) return;
    const besideIt = (strip.clientWidth - chosen.offsetWidth) / 2;
    strip.scrollLeft = chosen.offsetLeft - strip.offsetLeft - besideIt;
  }, [tab]);
  return ref;
}

function AreaSkeleton() {
  return (
    <Loading>
      <SkeletonCard lines={8} />
    </Loading>
  );
}

function AccessDenied() {
  return (
    <Page title={adminTexts.title}>
      <EmptyState
        icon={LockIcon}
        title={adminTexts.deniedTitle}
        description={adminTexts.deniedDescription}
        level={2}
        action={
          <LinkButton as={Link} to="/" variant="secondary">
            {adminTexts.deniedAction}
          </LinkButton>
        }
      />
    </Page>
  );
}
