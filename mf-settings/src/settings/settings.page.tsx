import { lazyPart, useUnsavedForm } from '@rezenso/platform';
import { useNavigate, useParams, useSearchParams } from '@rezenso/platform/router';
import { Loading, SkeletonCard } from '@rezenso/ui/feedback';
import {
  BellIcon,
  Building2Icon,
  CreditCardIcon,
  type IconType,
  ShieldCheckIcon,
  StoreIcon,
  UsersIcon,
} from '@rezenso/ui/icons';
import { Page, Stack } from '@rezenso/ui/layout';
import { TabPanel, Tabs } from '@rezenso/ui/tabs';
import { Suspense, useState } from 'react';
import { AccountReviewCard } from '../account-review/account-review.card.tsx';
import type { CompanyProfileValues } from '../company-profile/company-profile.form.ts';
import { prefetchCompanyProfile } from '../company-profile/company-profile.resource.ts';
import { EmailAddressCard } from '../email-address/email-address.card.tsx';
import { NotificationSettingsCard } from '../notification-settings/notification-settings.card.tsx';
import { publicPageName, settingsPath, settingsTabPath, tabParameter } from '../paths.ts';
import { PlanCard } from '../plan/plan.card.tsx';
import { PrivacyCard } from '../privacy/privacy.card.tsx';
import { PlatformsCard } from '../review-platforms/platforms.card.tsx';
import { SignedInDevicesCard } from '../signed-in-devices/signed-in-devices.card.tsx';
import { settingsTexts } from '../texts.de.ts';
import { loadCompanyProfile, ProfileTab } from './profile-tab.tsx';
import { type SettingsTab, settingsTabs, tabOf } from './settings-tabs.ts';
import { useChosenTab } from './use-chosen-tab.ts';

const TeamCard = lazyPart(() => import('../team/team.card.tsx'));
const BlockedPartnersCard = lazyPart(() => import('../blocked-partners/blocked-partners.card.tsx'));
const ConsentsCard = lazyPart(() => import('../consents/consents.card.tsx'));
const PasskeysCard = lazyPart(() => import('../passkeys/passkeys.card.tsx'));

const icons: Record<SettingsTab, IconType> = {
  profile: Building2Icon,
  platforms: StoreIcon,
  notifications: BellIcon,
  subscription: CreditCardIcon,
  team: UsersIcon,
  privacy: ShieldCheckIcon,
};

/** Loads ahead what the settings open with. */
export function prefetch() {
  return Promise.all([loadCompanyProfile(), prefetchCompanyProfile()]);
}

/** /settings and /settings/:tab: six areas, each with its own address. */
export default function SettingsPage() {
  const [search] = useSearchParams();
  const { tab: named } = useParams();
  const navigate = useNavigate();
  const tab = tabOf(named ?? search.get(tabParameter));
  const keepTabFocus = useChosenTab(tab);
  // Kept here, so that a look at another tab loses nothing that was typed.
  const [draft, setDraft] = useState<CompanyProfileValues>();
  useUnsavedForm(draft !== undefined, { within: settingsPath });
  const choose = (next: SettingsTab) => {
    keepTabFocus();
    void navigate(settingsTabPath(next), { replace: true });
  };
  return (
    <Page title={settingsTexts.title} description={settingsTexts.description}>
      <Tabs
        label={settingsTexts.tabsLabel}
        tabs={settingsTabs.map((value) => ({ value, label: settingsTexts.tabs[value], icon: icons[value] }))}
        value={tab}
        onChange={choose}
      >
        <TabPanel value="profile">
          <ProfileTab draft={draft} onDraft={setDraft} isPublicPage={named === publicPageName} />
        </TabPanel>
        <TabPanel value="platforms">
          <PlatformsCard />
        </TabPanel>
        <TabPanel value="notifications">
          <NotificationSettingsCard />
        </TabPanel>
        <TabPanel value="subscription">
          <PlanCard />
        </TabPanel>
        <TabPanel value="team">
          <Suspense fallback={<CardSkeleton />}>
            <TeamCard />
          </Suspense>
        </TabPanel>
        <TabPanel value="privacy">
          <Stack gap={10}>
            <AccountReviewCard />
            <EmailAddressCard />
            <Suspense fallback={<CardSkeleton />}>
              <PasskeysCard />
            </Suspense>
            <SignedInDevicesCard />
            <Suspense fallback={<CardSkeleton />}>
              <BlockedPartnersCard />
            </Suspense>
            <Suspense fallback={<CardSkeleton />}>
              <ConsentsCard />
            </Suspense>
            <PrivacyCard />
          </Stack>
        </TabPanel>
      </Tabs>
    </Page>
  );
}

function CardSkeleton() {
  return (
    <Loading>
      <SkeletonCard lines={2} />
    </Loading>
  );
}
