import type { Profile } from '@rezenso/contract/profile';
import { Card, CardBody, CardHeader, CardTitle } from '@rezenso/ui/containers';
import { Badge, ScoreRing } from '@rezenso/ui/display';
import { Divider, Inline, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { Milestones } from './milestones.tsx';
import { trustTexts as texts } from './texts.de.ts';
import { trustBalance } from './trust-balance.ts';

/** How far others can rely on the business, and what is still to reach. */
export function TrustScore({ profile }: { profile: Profile }) {
  const { score, isPreliminary, label, rank } = trustBalance(profile.trustScore);
  return (
    <Card as="section" aria-label={texts.title}>
      <CardHeader actions={<Badge tone="accent">{rank}</Badge>}>
        <CardTitle level={2}>{texts.title}</CardTitle>
      </CardHeader>
      <CardBody>
        <Stack gap={5}>
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
          {isPreliminary && (
            <Text size="sm" tone="muted">
              {texts.preliminary}
            </Text>
          )}
          <Divider />
          <Milestones profile={profile} />
        </Stack>
      </CardBody>
    </Card>
  );
}
