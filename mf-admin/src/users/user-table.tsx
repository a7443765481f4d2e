import type { AdminUser } from '@rezenso/contract/admin';
import { levelNames } from '@rezenso/domain/levels';
import { IconButton } from '@rezenso/ui/actions';
import { Avatar, Badge } from '@rezenso/ui/display';
import { formatDate, formatNumber } from '@rezenso/ui/format';
import { EllipsisIcon, HistoryIcon, ShieldIcon, UserCogIcon } from '@rezenso/ui/icons';
import { Inline, Stack } from '@rezenso/ui/layout';
import { Menu, MenuItem } from '@rezenso/ui/menu';
import { Text } from '@rezenso/ui/typography';
import { ColumnHeads } from '../admin/column-heads.tsx';
import { DataTable, TableFrame } from '../admin/data-table.tsx';
import { adminTexts, roleLabels, statusLabels } from '../texts.de.ts';
import { usersTexts } from './texts.de.ts';
import type { UserAction } from './user-actions.ts';
import { personName, statusTones, userName } from './user-name.ts';

const { columns } = usersTexts;

interface UserTableProps {
  users: readonly AdminUser[];
  onAct: (action: UserAction, user: AdminUser) => void;
  onOpen: (user: AdminUser) => void;
}

/** Users with what can be done about each. */
export function UserTable({ users, onAct, onOpen }: UserTableProps) {
  return (
    <TableFrame>
      <DataTable aria-label={usersTexts.table}>
        <ColumnHeads
          names={[columns.person, columns.status, columns.trust, columns.reviews, columns.joined]}
          actions={columns.actions}
        />
        <tbody>
          {users.map((user) => (
            <tr key={user.id}>
              <th scope="row">
                <Who user={user} />
              </th>
              <td data-label={columns.status}>
                <Badge tone={statusTones[user.status]}>{statusLabels[user.status]}</Badge>
              </td>
              <td data-label={columns.trust}>
                <span>
                  {user.trustScore === null ? adminTexts.unknown : formatNumber(user.trustScore)} ·{' '}
                  {levelNames[user.level]}
                </span>
              </td>
              <td data-label={columns.reviews}>{usersTexts.reviews(user.reviewsGiven, user.reviewsReceived)}</td>
              <td data-label={columns.joined}>{formatDate(user.createdAt)}</td>
              <td>
                <Actions user={user} onAct={onAct} onOpen={onOpen} />
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </TableFrame>
  );
}

function Who({ user }: { user: AdminUser }) {
  const name = userName(user);
  const details = [personName(user), user.email].filter((part) => part && part !== name);
  return (
    <Inline gap={3} nowrap>
      <Avatar name={name} size="sm" />
      <Stack gap={0.5}>
        <Text as="span" size="sm" weight="semibold">
          {name}
        </Text>
        {details.length > 0 && (
          <Text as="span" size="xs" tone="muted">
            {details.join(' · ')}
          </Text>
        )}
        {user.adminRole && (
          <span>
            <Badge tone="accent" icon={ShieldIcon}>
              {roleLabels[user.adminRole]}
            </Badge>
          </span>
        )}
      </Stack>
    </Inline>
  );
}

function Actions({ user, onAct, onOpen }: { user: AdminUser } & Pick<UserTableProps, 'onAct' | 'onOpen'>) {
  return (
    <Menu trigger={<IconButton icon={EllipsisIcon} label={usersTexts.menu(userName(user))} />}>
      <MenuItem icon={HistoryIcon} onSelect={() => onOpen(user)}>
        {usersTexts.open}
      </MenuItem>
      <MenuItem icon={UserCogIcon} onSelect={() => onAct('status', user)}>
        {usersTexts.changeStatus}
      </MenuItem>
      <MenuItem icon={ShieldIcon} onSelect={() => onAct('role', user)}>
        {usersTexts.changeRole}
      </MenuItem>
    </Menu>
  );
}
