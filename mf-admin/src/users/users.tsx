import type { AdminUser } from '@rezenso/contract/admin';
import { adminRoles, memberStatuses } from '@rezenso/contract/vocabulary';
import { lazyPart } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { EmptyState, Loading, Skeleton } from '@rezenso/ui/feedback';
import { SearchXIcon } from '@rezenso/ui/icons';
import { FilterBar, SearchInput, Select } from '@rezenso/ui/inputs';
import { Stack } from '@rezenso/ui/layout';
import { above, space } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { AreaContent } from '../admin/area-content.tsx';
import { NoSuchPage } from '../admin/no-such-page.tsx';
import { oneOf } from '../admin/one-of.ts';
import { Pager } from '../admin/pager.tsx';
import { useAddress, useChosenFilter, useTypedFilter } from '../admin/use-address.ts';
import { useOpened } from '../admin/use-opened.ts';
import { pagerTexts, refusedActions, roleLabels, statusLabels } from '../texts.de.ts';
import { usersTexts } from './texts.de.ts';
import { type UserAction, userActions } from './user-actions.ts';
import { UserTable } from './user-table.tsx';
import { useUsers } from './users.resource.ts';

const ChangeStatusDialog = lazyPart(() => import('./change-status.dialog.tsx'));
const ChangeRoleDialog = lazyPart(() => import('./change-role.dialog.tsx'));
const dialogs: Record<UserAction, typeof ChangeStatusDialog> = { status: ChangeStatusDialog, role: ChangeRoleDialog };
const UserDialog = lazyPart(() => import('./user.dialog.tsx'));

/** Tab 'Benutzerverwaltung'. The address keeps search, filters, page, the opened user and what is being changed. */
export default function Users() {
  const { parameters } = useAddress();
  const detail = useOpened('user');
  const editing = useOpened('edit', 'member');
  const opened = parameters.get('user');
  return (
    <>
      <UserFilters />
      <UserList onAct={(action, user) => editing.open(action, user.id)} onOpen={(user) => detail.open(user.id)} />
      <Suspense>
        <Editing onClose={editing.close} />
        {opened && <UserDialog id={opened} onClose={detail.close} />}
      </Suspense>
    </>
  );
}

/** The change that the address names, of a user on the shown page. */
function Editing({ onClose }: { onClose: () => void }) {
  const { parameters } = useAddress();
  const { data } = useUsers(useUserFilter());
  const action = oneOf(userActions, parameters.get('edit'));
  const user = data?.users.find(({ id }) => id === parameters.get('member'));
  if (!action || !user) return null;
  const EditDialog = dialogs[action];
  return <EditDialog key={user.id} user={user} onClose={onClose} />;
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
  const chooseStatus = useChosenFilter('status');
  const chooseRole = useChosenFilter('role');
  const { status, adminRole } = useUserFilter();
  const [typed, setTyped] = useTypedFilter('search');
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
        onChange={(event) => chooseStatus(event.target.value)}
      />
      <Select
        aria-label={usersTexts.role}
        value={adminRole ?? 'all'}
        options={[
          { value: 'all', label: usersTexts.allRoles },
          ...adminRoles.map((value) => ({ value, label: roleLabels[value] })),
        ]}
        onChange={(event) => chooseRole(event.target.value)}
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
  const filter = useUserFilter();
  return (
    <AreaContent
      reading={useUsers(filter)}
      title={usersTexts.failedTitle}
      refusedAction={refusedActions.users}
      loading={<UsersSkeleton />}
      isEmpty={({ users }) => users.length === 0}
      empty={filter.page > 1 ? <NoSuchPage onFirst={() => change({})} /> : <NoUsers />}
    >
      {({ users, pagination }) => (
        <Stack gap={4}>
          <Text size="sm" tone="muted" role="status">
            {pagination.isTotalExact
              ? usersTexts.total(pagination.total)
              : pagerTexts.atLeast(pagination.total, usersTexts.noun)}
          </Text>
          <UserTable users={users} onAct={onAct} onOpen={onOpen} />
          <Pager pagination={pagination} onPage={(page) => change({ page: String(page) }, { push: true })} />
        </Stack>
      )}
    </AreaContent>
  );
}

function NoUsers() {
  const { change } = useAddress();
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

/** As high as what is coming: cards on a phone, lines of a table on a laptop. */
const Rows = styled.div`
  display: grid;
  grid-auto-rows: 15rem;
  gap: ${space(3)};
  ${above.laptop} {
    grid-auto-rows: 4.25rem;
    gap: ${space(0.5)};
  }
`;

function UsersSkeleton() {
  return (
    <Loading>
      <Stack gap={4}>
        <Skeleton width="6rem" height="1.375rem" />
        <Rows>
          {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((row) => (
            <Skeleton key={row} shape="block" height="100%" />
          ))}
        </Rows>
      </Stack>
    </Loading>
  );
}
