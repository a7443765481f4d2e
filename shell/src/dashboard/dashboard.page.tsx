import type { AuthUser } from '@rezenso/contract/auth';
import { HeldAccountBanner } from '@rezenso/domain/held-account';
import { useLoginWhenExpired } from '@rezenso/platform';
import { FloatingAction } from '@rezenso/ui/actions';
import { Card } from '@rezenso/ui/containers';
import { AsyncContent, ErrorState } from '@rezenso/ui/feedback';
import { UsersIcon } from '@rezenso/ui/icons';
import { Page } from '@rezenso/ui/layout';
import { matchesPath } from '../paths.ts';
import { AreaLink } from '../routes/area-link.tsx';
import { AccountStatus } from './account-status.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Columns, Main, Rows, Side } from './columns.ts';
import { useCompleteProfileFirst } from './complete-profile-first.ts';
import { useOwnProfile, useProfileStatus } from './dashboard.resource.ts';
import { DashboardCards } from './dashboard-cards.tsx';
import { LevelProgress } from './level-progress.tsx';
import { AccountSkeleton, FiguresSkeleton, ProgressSkeleton } from './profile-skeletons.tsx';
import { StatCards } from './stat-cards.tsx';
import { texts } from './texts.de.ts';
import { TrustScore } from './trust-score.tsx';
import { WelcomeHero } from './welcome-hero.tsx';

/** The dashboard: the shell draws what the profile says, the modules bring their cards. */
export default function DashboardPage({ user }: { user: AuthUser }) {
  const reading = useOwnProfile();
  const { data: profile, isLoading } = reading;
  const status = useProfileStatus();
  useLoginWhenExpired(status.error);
  // Onboarding leads here while the answer from before it is read again.
  useCompleteProfileFirst(status.isReloading ? undefined : status.data?.isComplete);
  return (
    <Page>
      <Rows>
        <WelcomeHero user={user} profile={profile} isLoading={isLoading} />
        <HeldAccountBanner />
        <DashboardCards place="front" account={user.id} />
        <AsyncContent
          reading={reading}
          failed={(failure) => (
            <Card>
              <ErrorState {...failure} title={texts.failedTitle} description={texts.failedDescription} level={2} />
            </Card>
          )}
          loading={<FiguresSkeleton />}
        >
          {(known) => <StatCards profile={known} />}
        </AsyncContent>
        {profile ? (
          <Columns>
            <LevelProgress profile={profile} />
            <TrustScore profile={profile} />
          </Columns>
        ) : (
          isLoading && <ProgressSkeleton />
        )}
        <Columns>
          <Main>
            <DashboardCards place="main" account={user.id} />
          </Main>
          <Side>
            {profile ? <AccountStatus profile={profile} /> : isLoading && <AccountSkeleton />}
            <DashboardCards place="side" account={user.id} />
          </Side>
        </Columns>
        <CallToAction />
      </Rows>
      <FloatingAction as={AreaLink} to={matchesPath} icon={UsersIcon} label={texts.floating} compact />
    </Page>
  );
}
