import type { Match } from '@rezenso/contract/matches';
import type { PlatformId } from '@rezenso/contract/vocabulary';
import { PlatformBadge } from '@rezenso/domain/platforms';
import { Collapsible } from '@rezenso/ui/accordion';
import { Panel } from '@rezenso/ui/containers';
import { BadgeList } from '@rezenso/ui/display';
import { Stack } from '@rezenso/ui/layout';
import { Eyebrow, Text } from '@rezenso/ui/typography';
import { matchTexts } from '../texts.de.ts';
import { WordedBy } from './worded-by.tsx';

interface RecommendationProps {
  text: string | null;
  /** Who worded it. */
  engine: Match['recommendationEngine'];
  reasons: readonly { factor: string; text: string }[];
  platforms: readonly PlatformId[];
}

/** Why the two fit, and on which platforms. */
export function Recommendation(props: RecommendationProps) {
  return (
    <Stack gap={3}>
      <WhyItFits {...props} />
      <OnPlatforms {...props} />
      <Reasons {...props} />
    </Stack>
  );
}

export function WhyItFits({ text, engine }: Pick<RecommendationProps, 'text' | 'engine'>) {
  if (!text) return null;
  return (
    <Panel>
      <Stack gap={1}>
        <Eyebrow>{matchTexts.recommendation}</Eyebrow>
        <Text size="sm">{text}</Text>
        <WordedBy engine={engine} />
      </Stack>
    </Panel>
  );
}

export function OnPlatforms({ platforms }: Pick<RecommendationProps, 'platforms'>) {
  if (platforms.length === 0) return null;
  return (
    <BadgeList
      label={matchTexts.platforms}
      items={platforms}
      render={(platform) => <PlatformBadge key={platform} platform={platform} />}
    />
  );
}

function Reasons({ reasons }: Pick<RecommendationProps, 'reasons'>) {
  if (reasons.length === 0) return null;
  return (
    <Collapsible title={matchTexts.reasons}>
      <ReasonList reasons={reasons} />
    </Collapsible>
  );
}

export function ReasonList({ reasons }: Pick<RecommendationProps, 'reasons'>) {
  return (
    <Stack as="ul" gap={1}>
      {reasons.map((reason) => (
        <li key={reason.factor}>
          <Text size="sm">{reason.text}</Text>
        </li>
      ))}
    </Stack>
  );
}
