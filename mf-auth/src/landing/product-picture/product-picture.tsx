import { StatCard } from '@rezenso/ui/containers';
import { RatingStars } from '@rezenso/ui/display';
import { formatRating } from '@rezenso/ui/format';
import { HandshakeIcon, InboxIcon, SendIcon, StarIcon } from '@rezenso/ui/icons';
import { Grid, Inline } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { pictureTexts as texts } from '../texts.de.ts';
import { Columns, Greeting, OnWide, Screen, View } from './picture-style.ts';
import { PicturedBar } from './pictured-bar.tsx';
import { PicturedMatch } from './pictured-match.tsx';
import { PicturedProgress } from './pictured-progress.tsx';

const rating = 4.8;

/**
 * The dashboard of a demo business, drawn by the components that draw the real one: sharp on every screen, in both
 * themes, and never out of date. One picture for screen readers; nothing in it can be used.
 */
export function ProductPicture() {
  return (
    <Screen role="img" aria-label={texts.label}>
      <div aria-hidden="true">
        <PicturedBar />
        <View>
          <Greeting>
            <div>
              <Text size="xl" weight="semibold">
                {texts.greeting}
              </Text>
              <Text tone="muted">{texts.owner}</Text>
            </div>
            <Inline gap={2}>
              <RatingStars value={Math.round(rating)} />
              <Text as="span" weight="semibold">
                {formatRating(rating)}
              </Text>
              <Text as="span" size="sm" tone="muted">
                {texts.reviews}
              </Text>
            </Inline>
          </Greeting>
          <Grid columns={4} twoOnPhone gap={3}>
            <StatCard label={texts.received} value="34" hint={texts.receivedHint} icon={InboxIcon} tone="accent" />
            <StatCard label={texts.given} value="31" hint={texts.givenHint} icon={SendIcon} tone="accent" />
            <OnWide>
              <StatCard label={texts.matches} value="12" hint={texts.matchesHint} icon={HandshakeIcon} tone="accent" />
            </OnWide>
            <OnWide>
              <StatCard
                label={texts.average}
                value={formatRating(rating)}
                hint={texts.averageHint}
                icon={StarIcon}
                tone="accent"
              />
            </OnWide>
          </Grid>
          <Columns>
            <PicturedMatch />
            <PicturedProgress />
          </Columns>
        </View>
      </div>
    </Screen>
  );
}
