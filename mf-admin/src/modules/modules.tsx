import { type AdminModule, listAuditLog, moduleActions } from '@rezenso/contract/admin';
import { lazyPart, useSession } from '@rezenso/platform';
import { Banner, EmptyState, Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { PuzzleIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { Suspense } from 'react';
import { AreaContent } from '../admin/area-content.tsx';
import { oneOf } from '../admin/one-of.ts';
import { useAddress } from '../admin/use-address.ts';
import { useOpened } from '../admin/use-opened.ts';
import { refusedActions } from '../texts.de.ts';
import { ModuleCard } from './module-card.tsx';
import { useModules } from './modules.resource.ts';
import { modulesTexts } from './texts.de.ts';

const ChangeModuleDialog = lazyPart(() => import('./change-module.dialog.tsx'));

/** Tab 'Module': what runs, how it does, and a way to step in. The address keeps the opened dialog. */
export default function Modules() {
  const { parameters } = useAddress();
  const dialog = useOpened('change', 'module', 'version');
  const action = oneOf(moduleActions, parameters.get('change'));
  const hasAudit = useHasAudit();
  return (
    <AreaContent
      reading={useModules()}
      title={modulesTexts.failedTitle}
      refusedAction={refusedActions.modules}
      loading={<ModulesSkeleton />}
      isEmpty={({ modules }) => modules.length === 0}
      empty={
        <EmptyState
          icon={PuzzleIcon}
          title={modulesTexts.emptyTitle}
          description={modulesTexts.emptyDescription}
          level={2}
        />
      }
    >
      {({ modules, canChange }) => (
        <Stack gap={6}>
          {!canChange && (
            <Banner tone="info" title={modulesTexts.keyTitle}>
              {modulesTexts.key}
            </Banner>
          )}
          <Text size="sm" tone="muted">
            {overviewOf(modules)}
          </Text>
          <Stack as="ul" gap={4} aria-label={modulesTexts.list}>
            {modules.map((module) => (
              <li key={module.name}>
                <ModuleCard
                  module={module}
                  hasAudit={hasAudit}
                  onAct={(next, version) => dialog.open(next, module.name, version ?? '')}
                />
              </li>
            ))}
          </Stack>
          <Suspense>
            {action && (
              <ChangeModuleDialog
                action={action}
                module={modules.find(({ name }) => name === parameters.get('module'))}
                version={parameters.get('version') || null}
                canChange={canChange}
                onClose={dialog.close}
              />
            )}
          </Suspense>
        </Stack>
      )}
    </AreaContent>
  );
}

/** How many there are, and how many are not as usual. */
function overviewOf(modules: readonly AdminModule[]): string {
  const { count, paused, retired, canaries, previews } = modulesTexts.overview;
  const having = (has: (module: AdminModule) => boolean) => modules.filter(has).length;
  const unusual = [
    [having((module) => module.paused !== null && module.retired === null), paused],
    [having((module) => module.retired !== null), retired],
    [having((module) => module.canary !== null), canaries],
    [having((module) => module.previews.length > 0), previews],
  ] as const;
  return [count(modules.length), ...unusual.flatMap(([number, text]) => (number > 0 ? [text(number)] : []))].join(
    ' · ',
  );
}

/** Whether the signed-in admin's role may see who stepped in; the server asks again. */
function useHasAudit(): boolean {
  const role = useSession().user?.adminRole;
  return (listAuditLog.roles ?? []).some((allowed) => allowed === role);
}

function ModulesSkeleton() {
  return (
    <Loading>
      <Stack gap={4}>
        <SkeletonCard lines={3} />
        <SkeletonCard lines={3} />
        <SkeletonCard lines={3} />
      </Stack>
    </Loading>
  );
}
