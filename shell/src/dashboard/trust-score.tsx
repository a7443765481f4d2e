import type { Profile } from '@rezenso/contract/profile';
import { LinkButton } from '@rezenso/ui/actions';
import { Card, CardBody, CardHeader, CardTitle } from '@rezenso/ui/containers';
import { Badge, ScoreRing } from '@rezenso/ui/display';
import { Divider, Inline, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { matchesPath } from '../paths.ts';
import { AreaLink } from '../routes/area-link.tsx';
import { Milestones } from './milestones.tsx';
import { trustTexts as texts } from './texts.de.ts';
import { type TrustBalance, trustBalance } from './trust-balance.ts';

/** How far others can rely on the business, and what is still to reach. */
export function TrustScore({ profile }: { profile: Profile }) {
  const balance = trustBalance(profile.trustScore);
  return (
    <Card as="section" aria-label={texts.title}>
      <CardHeader actions={balance && <Badge tone="accent">{balance.rank}</Badge>}>
        <CardTitle level={2}>{texts.title}</CardTitle>
      </CardHeader>
      <CardBody>
        <Stack gap={5}>
          {balance ? <Balance {...balance} /> : <NotYet />}
          <Divider />
          <Milestones profile={profile} />
        </Stack>
      </CardBody>
    </Card>
  );
}

function Balance({ score, label }: TrustBalance) {
  return (
    <Inline gap={5} nowrap>
      <ScoreRing value={score} label={texts.title} size="lg" valueText={String(score)} />
      <div>
        <Text size="sm" tone="muted">
          {texts.balance}
        </Text>
        <Text size="lg" weight="semibold">
          {label}
        </Text>
      </div>
    </Inline>
  );
}

/** Nobody's score is invented: who has none reads how to get one. */
function NotYet() {
  return (
    <Stack gap={2}>
      <Text size="lg" weight="semibold">
        {texts.none}
      </Text>
      <Text size="sm" tone="muted">
        {texts.howToGetOne}
      </Text>
      <div>
        <LinkButton as={AreaLink} to={matchesPath} variant="secondary" size="sm">
          {texts.noneAction}
        </LinkButton>
      </div>
    </Stack>
  );
}
