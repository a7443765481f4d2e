import { Card, CardBody } from '@rezenso/ui/containers';
import { Badge, ProgressBar, RatingStars, ScoreRing } from '@rezenso/ui/display';
import { CircleCheckIcon } from '@rezenso/ui/icons';
import { Inline, Stack } from '@rezenso/ui/layout';
import { Eyebrow, Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { pictureTexts as texts } from '../texts.de.ts';
import { OnWide } from './picture-style.ts';

/** As low as the pictured match beside it. */
const Rest = styled(OnWide)`
  flex: 1;
`;

/** Level, trust and the latest review. */
export function PicturedProgress() {
  return (
    <Stack gap={4}>
      <Card>
        <CardBody>
          <Stack gap={4}>
            <Inline justify="between" nowrap>
              <div>
                <Eyebrow>{texts.trust}</Eyebrow>
                <Text size="lg" weight="semibold">
                  {texts.trustLabel}
                </Text>
              </div>
              <ScoreRing value={89} label={texts.trust} valueText="89" />
            </Inline>
            <ProgressBar label={`${texts.level}: ${texts.levelName}`} value={340} max={500} valueText={texts.xp} />
          </Stack>
        </CardBody>
      </Card>
      <Rest>
        <Card>
          <CardBody>
            <Stack gap={2}>
              <Inline justify="between">
                <Eyebrow>{texts.latest}</Eyebrow>
                <Badge tone="success" icon={CircleCheckIcon}>
                  {texts.confirmed}
                </Badge>
              </Inline>
              <RatingStars value={4} size="sm" />
              <Text size="sm">{texts.latestText}</Text>
            </Stack>
          </CardBody>
        </Card>
      </Rest>
    </Stack>
  );
}
