import { PlatformBadge } from '@rezenso/domain/platforms';
import { LinkButton } from '@rezenso/ui/actions';
import { Card, CardBody, Panel } from '@rezenso/ui/containers';
import { Avatar, RatingStars, ScoreRing } from '@rezenso/ui/display';
import { HandshakeIcon } from '@rezenso/ui/icons';
import { Inline, Stack } from '@rezenso/ui/layout';
import { Eyebrow, Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { pictureTexts as texts } from '../texts.de.ts';

const Who = styled.div`
  flex: 1 1 10rem;
  min-width: 0;
`;

/** A suggested partner, as on the dashboard. */
export function PicturedMatch() {
  return (
    <Card>
      <CardBody>
        <Stack gap={4}>
          <Eyebrow>{texts.suggestion}</Eyebrow>
          <Inline gap={4} align="start" nowrap>
            <Avatar name={texts.partner} />
            <Who>
              <Text weight="semibold">{texts.partner}</Text>
              <Text size="sm" tone="muted">
                {texts.trade}
              </Text>
              <RatingStars value={4.7} size="sm" showValue count={52} />
            </Who>
            <ScoreRing value={94} label={texts.score} />
          </Inline>
          <Panel>
            <Eyebrow>{texts.reasonTitle}</Eyebrow>
            <Text size="sm">{texts.reason}</Text>
          </Panel>
          <Inline gap={2}>
            <PlatformBadge platform="google" />
            <PlatformBadge platform="trustpilot" />
          </Inline>
          <LinkButton as="span" fullWidth iconStart={HandshakeIcon}>
            {texts.propose}
          </LinkButton>
        </Stack>
      </CardBody>
    </Card>
  );
}
