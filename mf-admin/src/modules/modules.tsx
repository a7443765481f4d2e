import { type AdminModule, listAuditLog, type ModuleAction, moduleActions } from '@rezenso/contract/admin';
import { lazyPart, useSession } from '@rezenso/platform';
import { Banner, EmptyState, Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { PuzzleIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { Suspense, useState } from 'react';
import { AreaContent } from '../admin/area-content.tsx';
import { oneOf } from '../admin/one-of.ts';
import { useAddress } from '../admin/use-address.ts';
import { useOpened } from '../admin/use-opened.ts';
import { refusedActions } from '../texts.de.ts';
import { ModuleRow } from './module-row.tsx';
import { Rows } from './module-row-style.ts';
import { moduleStateOf } from './module-state.ts';
import { useModules } from './modules.resource.ts';
import { modulesTexts } from './texts.de.ts';
import { useUrgency } from './use-urgency.ts';

const ChangeModuleDialog = lazyPart(() => import('./change-module.dialog.tsx'));

/** Tab 'Module': what runs, how it does, and a way to step in. The address keeps the opened dialog. */
export default function Modules() {
  const { parameters } = useAddress();
  const dialog = useOpened('change', 'module', 'version');
  const action = oneOf(moduleActions, parameters.get('change'));
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
        <Stack gap={4}>
          {!canChange && (
            <Banner tone="info" title={modulesTexts.keyTitle}>
              {modulesTexts.key}
            </Banner>
          )}
          <Text size="sm" tone="muted">
            {overviewOf(modules)}
          </Text>
          <ModuleList modules={modules} onAct={(next, name, version) => dialog.open(next, name, version ?? '')} />
          <Suspense>
            {action && (
              <ChangeModuleDialog
                key={`${action} ${parameters.get('module')} ${parameters.get('version')}`}
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

interface ModuleListProps {
  modules: readonly AdminModule[];
  onAct: (action: ModuleAction, name: string, version: string | null) => void;
}

function ModuleList({ modules, onAct }: ModuleListProps) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const hasAudit = useHasAudit();
  const toggle = (name: string) =>
    setOpen((now) => (now.includes(name) ? now.filter((one) => one !== name) : [...now, name]));
  return (
    <Rows aria-label={modulesTexts.list}>
      {useUrgency(modules).map((module) => (
        <li key={module.name}>
          <ModuleRow
            module={module}
            hasAudit={hasAudit}
            isOpen={open.includes(module.name)}
            onToggle={() => toggle(module.name)}
            onAct={(action, version) => onAct(action, module.name, version)}
          />
        </li>
      ))}
    </Rows>
  );
}

/** How many there are, and how many are not as usual. */
function overviewOf(modules: readonly AdminModule[]): string {
  const { count, paused, retired, failing, missing, canaries, previews } = modulesTexts.overview;
  const having = (has: (module: AdminModule) => boolean) => modules.filter(has).length;
  const unusual = [
    [having((module) => moduleStateOf(module) === 'missing'), missing],
    [having((module) => moduleStateOf(module) === 'failing'), failing],
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
      <SkeletonCard lines={7} />
    </Loading>
  );
}
