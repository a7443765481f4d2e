import type { Match } from '@rezenso/contract/matches';
import type { PlatformId } from '@rezenso/contract/vocabulary';
import { Collapsible } from '@rezenso/ui/accordion';
import { Panel } from '@rezenso/ui/containers';
import { BadgeList } from '@rezenso/ui/display';
import { Stack } from '@rezenso/ui/layout';
import { PlatformBadge } from '@rezenso/ui/platforms';
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
export function Recommendation({ text, engine, reasons, platforms }: RecommendationProps) {
  return (
    <Stack gap={3}>
      {text && (
        <Panel>
          <Stack gap={1}>
            <Eyebrow>{matchTexts.recommendation}</Eyebrow>
            <Text size="sm">{text}</Text>
            <WordedBy engine={engine} />
          </Stack>
        </Panel>
      )}
      {platforms.length > 0 && (
        <BadgeList
          label={matchTexts.platforms}
          items={platforms}
          render={(platform) => <PlatformBadge key={platform} platform={platform} />}
        />
      )}
      {reasons.length > 0 && (
        <Collapsible title={matchTexts.reasons}>
          <Stack as="ul" gap={1}>
            {reasons.map((reason) => (
              <li key={reason.factor}>
                <Text size="sm">{reason.text}</Text>
              </li>
            ))}
          </Stack>
        </Collapsible>
      )}
    </Stack>
  );
}
