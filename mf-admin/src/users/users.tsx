import type { AdminUser } from '@rezenso/contract/admin';
import { adminRoles, memberStatuses } from '@rezenso/contract/vocabulary';
import { Button } from '@rezenso/ui/actions';
import { EmptyState, Loading, Skeleton } from '@rezenso/ui/feedback';
import { SearchXIcon } from '@rezenso/ui/icons';
import { FilterBar, SearchInput, Select } from '@rezenso/ui/inputs';
import { Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { lazy, Suspense, useState } from 'react';
import { FailedArea } from '../admin/failed-area.tsx';
import { oneOf } from '../admin/one-of.ts';
import { Pager } from '../admin/pager.tsx';
import { useAddress, useTypedFilter } from '../admin/use-address.ts';
import { pagerTexts, refusedActions, roleLabels, statusLabels } from '../texts.de.ts';
import { usersTexts } from './texts.de.ts';
import { UserTable } from './user-table.tsx';
import { useUsers } from './users.resource.ts';

const ChangeStatusDialog = lazy(() => import('./change-status.dialog.tsx'));
const ChangeRoleDialog = lazy(() => import('./change-role.dialog.tsx'));
const UserDialog = lazy(() => import('./user.dialog.tsx'));

export type UserAction = 'status' | 'role';

/** Tab 'Benutzerverwaltung'. The address keeps search, filters, page and the opened user. */
export default function Users() {
  const { parameters, change } = useAddress();
  const [acting, setActing] = useState<{ action: UserAction; user: AdminUser }>();
  const opened = parameters.get('user');
  const close = () => setActing(undefined);
  return (
    <>
      <UserFilters />
      <UserList
        onAct={(action, user) => setActing({ action, user })}
        onOpen={(user) => change({ user: user.id }, { push: true })}
      />
      <Suspense>
        {acting?.action === 'status' && <ChangeStatusDialog user={acting.user} onClose={close} />}
        {acting?.action === 'role' && <ChangeRoleDialog user={acting.user} onClose={close} />}
        {opened && <UserDialog id={opened} onClose={() => change({ user: '' }, { push: true })} />}
      </Suspense>
    </>
  );
}

function useUserFilter() {
  const { parameters, page } = useAddress();
  return {
    search: parameters.get('search') ?? '',
    status: oneOf(memberStatuses, parameters.get('status')),
    adminRole: oneOf(adminRoles, parameters.get('role')),
    page,
  };
}

function UserFilters() {
  const { change } = useAddress();
  const { search, status, adminRole } = useUserFilter();
  const [typed, setTyped] = useTypedFilter(search, (next) => change({ search: next }));
  return (
    <FilterBar>
      <SearchInput
        label={usersTexts.search}
        placeholder={usersTexts.searchPlaceholder}
        value={typed}
        onChange={(next) => setTyped(next.slice(0, 100))}
      />
      <Select
        aria-label={usersTexts.status}
        value={status ?? 'all'}
        options={[
          { value: 'all', label: usersTexts.allStatuses },
          ...memberStatuses.map((value) => ({ value, label: statusLabels[value] })),
        ]}
        onChange={(event) => change({ status: event.target.value })}
      />
      <Select
        aria-label={usersTexts.role}
        value={adminRole ?? 'all'}
        options={[
          { value: 'all', label: usersTexts.allRoles },
          ...adminRoles.map((value) => ({ value, label: roleLabels[value] })),
        ]}
        onChange={(event) => change({ role: event.target.value })}
      />
    </FilterBar>
  );
}

interface UserListProps {
  onAct: (action: UserAction, user: AdminUser) => void;
  onOpen: (user: AdminUser) => void;
}

function UserList({ onAct, onOpen }: UserListProps) {
  const { change } = useAddress();
  const { data, error, isReloading, reload } = useUsers(useUserFilter());
  if (error) {
    return (
      <FailedArea
        error={error}
        title={usersTexts.failedTitle}
        refusedAction={refusedActions.users}
        onRetry={reload}
        retrying={isReloading}
      />
    );
  }
  if (!data) return <UsersSkeleton />;
  if (data.users.length === 0) {
    return (
      <EmptyState
        icon={SearchXIcon}
        title={usersTexts.emptyTitle}
        description={usersTexts.emptyDescription}
        level={2}
        action={
          <Button variant="secondary" onClick={() => change({ search: '', status: '', role: '' })}>
            {usersTexts.reset}
          </Button>
        }
      />
    );
  }
  const { total, isTotalExact } = data.pagination;
  return (
    <Stack gap={4} aria-busy={isReloading}>
      <Text size="sm" tone="muted" role="status">
        {isTotalExact ? usersTexts.total(total) : pagerTexts.atLeast(total, usersTexts.noun)}
      </Text>
      <UserTable users={data.users} onAct={onAct} onOpen={onOpen} />
      <Pager pagination={data.pagination} onPage={(page) => change({ page: String(page) }, { push: true })} />
    </Stack>
  );
}

function UsersSkeleton() {
  return (
    <Loading>
      <Stack gap={3}>
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((row) => (
          <Skeleton key={row} shape="block" height="4rem" />
        ))}
      </Stack>
    </Loading>
  );
}
