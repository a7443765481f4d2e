import { type AdminUser, type AdminUserDetail, endUserSessions } from '@rezenso/contract/admin';
import type { AuthUser } from '@rezenso/contract/auth';
import { planOf } from '@rezenso/contract/plans';
import { industryLabel } from '@rezenso/contract/vocabulary';
import { industryName } from '@rezenso/domain/company';
import { levelNames } from '@rezenso/domain/levels';
import { lazyPart, useSession } from '@rezenso/platform';
import { Link } from '@rezenso/platform/router';
import { Button, TextLink } from '@rezenso/ui/actions';
import { Dialog } from '@rezenso/ui/dialog';
import { Badge, KeyValue } from '@rezenso/ui/display';
import { Loading, Skeleton } from '@rezenso/ui/feedback';
import { formatDate, formatNumber } from '@rezenso/ui/format';
import { ShieldIcon } from '@rezenso/ui/icons';
import { Grid, Inline, Section, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { Suspense, useState } from 'react';
import { AreaContent } from '../admin/area-content.tsx';
import { adminTabPath } from '../paths.ts';
import { adminTexts, refusedActions, roleLabels, statusLabels } from '../texts.de.ts';
import { endSessionsTexts, userTexts } from './texts.de.ts';
import { UserHistory } from './user-history.tsx';
import { personName, statusTones, userName } from './user-name.ts';
import { useUser } from './users.resource.ts';

const EndSessionsDialog = lazyPart(() => import('./end-sessions.dialog.tsx'));

/** Everything about a user, and what happened so far. */
export default function UserDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const reading = useUser(id);
  const { data } = reading;
  const { user: admin } = useSession();
  const [isEnding, setEnding] = useState(false);
  if (isEnding && data)
    return (
      <Suspense>
        <EndSessionsDialog user={data.user} onClose={() => setEnding(false)} />
      </Suspense>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={data ? userName(data.user) : userTexts.title}
      footer={
        <>
          {data && maySignOut(admin, data.user) && (
            <Button variant="secondary" onClick={() => setEnding(true)}>
              {endSessionsTexts.open}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {adminTexts.close}
          </Button>
        </>
      }
    >
      <AreaContent
        reading={reading}
        title={userTexts.failedTitle}
        refusedAction={refusedActions.users}
        loading={<DetailSkeleton />}
      >
        {(detail) => <Detail detail={detail} />}
      </AreaContent>
    </Dialog>
  );
}

/** As the server judges it; a role that has changed meanwhile is told when it refuses. */
function maySignOut(admin: AuthUser | null | undefined, user: AdminUser): boolean {
  if (!admin?.adminRole || admin.id === user.id) return false;
  if (admin.adminRole === 'super_admin') return true;
  return endUserSessions.roles?.includes(admin.adminRole) === true && user.adminRole !== 'super_admin';
}

function Detail({ detail: { user, profile, figures, history, team, related = [] } }: { detail: AdminUserDetail }) {
  return (
    <Stack gap={8}>
      <Inline gap={2}>
        <Badge tone={statusTones[user.status]}>{statusLabels[user.status]}</Badge>
        {user.adminRole && (
          <Badge tone="accent" icon={ShieldIcon}>
            {roleLabels[user.adminRole]}
          </Badge>
        )}
        <Badge>{levelNames[user.level]}</Badge>
      </Inline>
      <Grid minWidth="16rem" gap={8}>
        <div>
          <Section title={userTexts.profile}>
            <KeyValue items={profileItems(user, profile, team)} />
          </Section>
        </div>
        <div>
          <Section title={userTexts.figures}>
            <KeyValue items={figureItems(user, figures)} />
          </Section>
        </div>
      </Grid>
      {related.length > 0 && (
        <Section title={userTexts.related}>
          <RelatedAccounts related={related} />
        </Section>
      )}
      <Section title={userTexts.history}>
        <UserHistory history={history} />
      </Section>
    </Stack>
  );
}

function profileItems(user: AdminUser, profile: AdminUserDetail['profile'], team: AdminUserDetail['team'] = []) {
  return [
    { label: userTexts.person, value: personName(user) || adminTexts.unknown },
    // Also what lets the keyboard scroll the dialog of somebody without any history to follow.
    { label: userTexts.email, value: <TextLink href={`mailto:${user.email}`}>{user.email}</TextLink> },
    ...(team.length > 0 ? [{ label: userTexts.team, value: <TeamAddresses team={team} /> }] : []),
    {
      label: userTexts.industry,
      value: profile.industry ? industryName(industryLabel(profile.industry)) : adminTexts.unknown,
    },
    { label: userTexts.location, value: profile.location ?? adminTexts.unknown },
    { label: userTexts.plan, value: planOf(profile.subscriptionStatus) === 'pro' ? userTexts.pro : userTexts.free },
    { label: userTexts.complete, value: profile.isComplete ? userTexts.yes : userTexts.no },
    { label: userTexts.since, value: formatDate(user.createdAt) },
    { label: userTexts.lastActive, value: formatDate(profile.lastActiveAt) },
  ];
}

/** Who else writes in the name of the business. */
function TeamAddresses({ team }: { team: NonNullable<AdminUserDetail['team']> }) {
  return (
    <Stack gap={1}>
      {team.map(({ id, email }) => (
        <TextLink key={id} href={`mailto:${email}`}>
          {email}
        </TextLink>
      ))}
    </Stack>
  );
}

/** Of the same person or business; where a ban goes further than one account is decided with the status. */
function RelatedAccounts({ related }: { related: NonNullable<AdminUserDetail['related']> }) {
  return (
    <Stack gap={2}>
      {related.map(({ id, name, email, status, sharesMailbox, sharesSite }) => (
        <Inline key={id} gap={2}>
          <TextLink as={Link} to={adminTabPath('users', { user: id })}>
            {name}
          </TextLink>
          <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
          <Text size="sm" tone="muted">
            {[email, sharesMailbox && userTexts.sameMailbox, sharesSite && userTexts.sameSite]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Inline>
      ))}
    </Stack>
  );
}

function figureItems({ trustScore }: AdminUser, figures: AdminUserDetail['figures']) {
  return [
    { label: userTexts.trust, value: trustScore === null ? adminTexts.unknown : formatNumber(trustScore) },
    { label: userTexts.matches, value: formatNumber(figures.matches) },
    { label: userTexts.exchanges, value: formatNumber(figures.exchanges) },
    { label: userTexts.confirmed, value: formatNumber(figures.confirmedExchanges) },
    { label: userTexts.suspicious, value: formatNumber(figures.suspiciousReviews) },
    { label: userTexts.filed, value: formatNumber(figures.reportsFiled) },
    { label: userTexts.received, value: formatNumber(figures.reportsReceived) },
    { label: userTexts.upheld, value: formatNumber(figures.reportsResolved) },
  ];
}

/** Badges, the two columns and the history before they are there. */
function DetailSkeleton() {
  return (
    <Loading>
      <Stack gap={8}>
        <Skeleton shape="block" width="8rem" height="1.625rem" />
        <Grid minWidth="16rem" gap={8}>
          <Skeleton shape="block" height="25rem" />
          <Skeleton shape="block" height="25rem" />
        </Grid>
        <Skeleton shape="block" height="16rem" />
      </Stack>
    </Loading>
  );
}
