import type { PartnerWishes, PotentialMatch } from '@rezenso/contract/matches';
import { Link } from '@rezenso/platform/router';
import { Button, LinkButton } from '@rezenso/ui/actions';
import { AsyncContent, EmptyState, Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { SearchIcon, UsersRoundIcon } from '@rezenso/ui/icons';
import { Inline, Section, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { LookForButton } from '../look-for/look-for-button.tsx';
import { filterPartners } from '../match-board/match-filter.ts';
import { platformSettingsPath, profileSettingsPath } from '../paths.ts';
import { boardTexts } from '../texts.de.ts';
import { roughKm } from './distance-text.ts';
import { PartnerList } from './partner-list.tsx';
import { filterCount } from './partner-wishes.ts';
import { useSuggestedPartners } from './suggested-partners.resource.ts';
import { wishTexts } from './texts.de.ts';
import { usePartnerWishes } from './use-partner-wishes.ts';
import { WishBar } from './wish-bar.tsx';

/** Section 'Empfohlene Partner': whom to ask next, by what somebody looks for. */
export function SuggestedPartners({ search }: { search: string }) {
  const [wishes, setWishes] = usePartnerWishes();
  const reading = useSuggestedPartners(wishes);
  return (
    <Section
      title={boardTexts.suggestedTitle}
      description={boardTexts.suggestedDescription}
      actions={<LookForButton />}
    >
      <Stack gap={4}>
        <WishBar wishes={wishes} onChange={setWishes} />
        <AsyncContent
          reading={reading}
          failed={{ title: boardTexts.partnersFailed }}
          loading={
            <Loading>
              <Stack gap={4}>
                <SkeletonCard lines={3} withAvatar />
                <SkeletonCard lines={3} withAvatar />
              </Stack>
            </Loading>
          }
        >
          {(data) => (
            <Found partners={data} wishes={wishes} search={search} onReset={() => setWishes(orderOf(wishes))} />
          )}
        </AsyncContent>
      </Stack>
    </Section>
  );
}

interface FoundProps {
  partners: readonly PotentialMatch[];
  wishes: PartnerWishes;
  search: string;
  onReset: () => void;
}

function Found({ partners, wishes, search, onReset }: FoundProps) {
  const shown = filterPartners(partners, search);
  const isFiltered = filterCount(wishes) > 0;
  if (partners.length === 0 && isFiltered) return <NobodyFits onReset={onReset} />;
  if (partners.length === 0) return <NoPartners />;
  if (shown.length === 0) {
    return (
      <EmptyState icon={SearchIcon} title={boardTexts.noHitsTitle} description={boardTexts.noPartnerHitsDescription} />
    );
  }
  return (
    <Stack gap={3}>
      <Text as="p" size="sm" tone="muted" role="status">
        {wishTexts.found(shown.length)}
      </Text>
      {partners.some(({ isNobodyNear }) => isNobodyNear) && (
        <Text size="sm">{wishTexts.nobodyNear(nearestKm(partners))}</Text>
      )}
      {partners.every(({ isWished }) => isWished === false) && <Text size="sm">{wishTexts.nobodyWished}</Text>}
      <PartnerList key={JSON.stringify([wishes, search])} partners={shown} />
    </Stack>
  );
}

/** Null where no place is known. */
function nearestKm(partners: readonly PotentialMatch[]): number | null {
  const known = partners.flatMap(({ user }) => user.distanceKm ?? []);
  return known.length > 0 ? roughKm(Math.min(...known)) : null;
}

/** The filters taken back; the order stays. */
const orderOf = ({ order }: PartnerWishes): PartnerWishes => (order ? { order } : {});

function NobodyFits({ onReset }: { onReset: () => void }) {
  return (
    <EmptyState
      icon={SearchIcon}
      title={wishTexts.nobodyTitle}
      description={wishTexts.nobodyDescription}
      action={
        <Button variant="secondary" onClick={onReset}>
          {wishTexts.reset}
        </Button>
      }
    />
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
