import { Card, IconTile } from '@rezenso/ui/containers';
import {
  ChartColumnIcon,
  HandshakeIcon,
  Icon,
  LayersIcon,
  ScaleIcon,
  ShieldCheckIcon,
  TrophyIcon,
} from '@rezenso/ui/icons';
import { Grid } from '@rezenso/ui/layout';
import { above, space } from '@rezenso/ui/tokens';
import { Heading, Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { featuresId } from '../paths.ts';
import { Band, Column } from './band.ts';
import { BandHeading } from './band-heading.tsx';
import { featureTexts } from './texts.de.ts';

const features = [
  { icon: HandshakeIcon, ...featureTexts.matching },
  { icon: ShieldCheckIcon, ...featureTexts.fraud },
  { icon: ScaleIcon, ...featureTexts.balance },
  { icon: LayersIcon, ...featureTexts.platforms },
  { icon: ChartColumnIcon, ...featureTexts.analytics },
  { icon: TrophyIcon, ...featureTexts.gamification },
];

const Feature = styled(Card)`
  flex-direction: row;
  gap: ${space(4)};
  padding: ${space(5)};
  ${above.tablet} { flex-direction: column; padding: ${space(6)}; }
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  gap: ${space(1)};
`;

/** The six reasons to take part. */
export function FeatureCards() {
  return (
    <Band id={featuresId} aria-labelledby="features-titel">
      <Column>
        <BandHeading id="features-titel" title={featureTexts.title} description={featureTexts.description} />
        <Grid as="ul" columns={3} gap={5}>
          {features.map(({ icon, title, text }) => (
            <Feature as="li" key={title}>
              <IconTile>
                <Icon of={icon} />
              </IconTile>
              <Words>
                <Heading level={3}>{title}</Heading>
                <Text tone="muted">{text}</Text>
              </Words>
            </Feature>
          ))}
        </Grid>
      </Column>
    </Band>
  );
}
