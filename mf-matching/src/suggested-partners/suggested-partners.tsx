import type { PotentialMatch } from '@rezenso/contract/matches';
import type { Reading } from '@rezenso/platform';
import { Link } from '@rezenso/platform/router';
import { LinkButton } from '@rezenso/ui/actions';
import { AsyncContent, EmptyState, Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { SearchIcon, UsersRoundIcon } from '@rezenso/ui/icons';
import { Grid, Inline, Section } from '@rezenso/ui/layout';
import { filterPartners } from '../match-board/match-filter.ts';
import { platformSettingsPath, profileSettingsPath } from '../paths.ts';
import { boardTexts } from '../texts.de.ts';
import { AlignedEntry } from './aligned-cards.tsx';
import { PartnerCard } from './partner-card.tsx';

interface SuggestedPartnersProps {
  reading: Reading<PotentialMatch[]>;
  search: string;
}

/** Section 'Empfohlene Partner'. */
export function SuggestedPartners({ reading, search }: SuggestedPartnersProps) {
  return (
    <Section title={boardTexts.suggestedTitle} description={boardTexts.suggestedDescription}>
      <AsyncContent
        reading={reading}
        failed={{ title: boardTexts.partnersFailed }}
        loading={
          <Loading>
            <Grid minWidth="20rem" gap={4}>
              <SkeletonCard lines={5} withAvatar />
              <SkeletonCard lines={5} withAvatar />
            </Grid>
          </Loading>
        }
      >
        {(data) => <PartnerGrid partners={data} search={search} />}
      </AsyncContent>
    </Section>
  );
}

function PartnerGrid({ partners, search }: { partners: readonly PotentialMatch[]; search: string }) {
  const shown = filterPartners(partners, search);
  if (partners.length === 0) return <NoPartners />;
  if (shown.length === 0) {
    return (
      <EmptyState icon={SearchIcon} title={boardTexts.noHitsTitle} description={boardTexts.noPartnerHitsDescription} />
    );
  }
  return (
    <Grid as="ul" minWidth="20rem" gap={4}>
      {shown.map((partner) => (
        <AlignedEntry key={partner.user.id}>
          <PartnerCard partner={partner} />
        </AlignedEntry>
      ))}
    </Grid>
  );
}

function NoPartners() {
  return (
    <EmptyState
      icon={UsersRoundIcon}
      title={boardTexts.noPartnersTitle}
      description={boardTexts.noPartnersDescription}
      action={
        <Inline gap={2} justify="center">
          <LinkButton as={Link} to={profileSettingsPath} variant="secondary">
            {boardTexts.noPartnersProfile}
          </LinkButton>
          <LinkButton as={Link} to={platformSettingsPath} variant="secondary">
            {boardTexts.noPartnersPlatforms}
          </LinkButton>
        </Inline>
      }
    />
  );
}
