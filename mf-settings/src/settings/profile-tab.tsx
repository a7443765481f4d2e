import { lazyPart } from '@rezenso/platform';
import { Link } from '@rezenso/platform/router';
import { LinkButton } from '@rezenso/ui/actions';
import { Loading, SkeletonForm } from '@rezenso/ui/feedback';
import { Section, Stack } from '@rezenso/ui/layout';
import { Suspense } from 'react';
import type { CompanyProfileValues } from '../company-profile/company-profile.form.ts';
import { publicPagePath } from '../paths.ts';
import { profileTexts, publicPageEntryTexts } from '../texts.de.ts';

export const loadCompanyProfile = () => import('../company-profile/company-profile.card.tsx');
const CompanyProfileCard = lazyPart(loadCompanyProfile);
const PublicPagePart = lazyPart(() => import('../public-page/public-page.part.tsx'));

interface ProfileTabProps {
  draft: CompanyProfileValues | undefined;
  onDraft: (draft: CompanyProfileValues | undefined) => void;
  /** Whether the address names the public page, which belongs to this tab. */
  isPublicPage: boolean;
}

/** The company profile, and under an address of its own what the public sees of it. */
export function ProfileTab({ draft, onDraft, isPublicPage }: ProfileTabProps) {
  return (
    <Suspense fallback={<ProfileSkeleton />}>
      {isPublicPage ? (
        <PublicPagePart />
      ) : (
        <Stack gap={10}>
          <CompanyProfileCard draft={draft} onDraft={onDraft} skeleton={<ProfileSkeleton />} />
          <Section title={publicPageEntryTexts.title} description={publicPageEntryTexts.description}>
            <LinkButton as={Link} variant="secondary" to={publicPagePath}>
              {publicPageEntryTexts.open}
            </LinkButton>
          </Section>
        </Stack>
      )}
    </Suspense>
  );
}

function ProfileSkeleton() {
  return (
    <Section title={profileTexts.title} description={profileTexts.description}>
      <Loading>
        <SkeletonForm fields={4} />
      </Loading>
    </Section>
  );
}
