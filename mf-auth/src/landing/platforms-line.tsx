import { PlatformIcon, platformName } from '@rezenso/domain/platforms';
import { Inline } from '@rezenso/ui/layout';
import { space } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { platformsLine } from './texts.de.ts';

const platforms = ['google', 'trustpilot', 'proven_expert', 'facebook', 'yelp'] as const;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(4)} ${space(8)};
  margin-top: ${space(12)};
`;

/** The platforms on which partners write. */
export function PlatformsLine() {
  return (
    <Line>
      <Text size="sm" tone="muted">
        {platformsLine}
      </Text>
      <Inline as="ul" gap={6} justify="center" aria-label={platformsLine}>
        {platforms.map((platform) => (
          <Inline as="li" key={platform} gap={2} nowrap>
            <PlatformIcon platform={platform} />
            <Text as="span" weight="semibold">
              {platformName(platform)}
            </Text>
          </Inline>
        ))}
      </Inline>
    </Line>
  );
}
