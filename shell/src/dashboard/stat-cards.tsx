import type { Profile } from '@rezenso/contract/profile';
import { StatCard } from '@rezenso/ui/containers';
import { formatNumber, formatRating } from '@rezenso/ui/format';
import { HandshakeIcon, InboxIcon, SendIcon, StarIcon } from '@rezenso/ui/icons';
import { Grid } from '@rezenso/ui/layout';
import { heroTexts, statTexts } from './texts.de.ts';

/** The four figures that say whether giving and getting are in balance. */
export function StatCards({ profile }: { profile: Profile }) {
  const { reviewsReceived, reviewsGiven, totalMatches, averageRating } = profile;
  return (
    <Grid columns={4} twoOnPhone role="group" aria-label={statTexts.title}>
      <StatCard
        label={statTexts.received}
        value={formatNumber(reviewsReceived)}
        hint={statTexts.receivedHint}
        icon={InboxIcon}
        tone="accent"
      />
      <StatCard
        label={statTexts.given}
        value={formatNumber(reviewsGiven)}
        hint={statTexts.givenHint}
        icon={SendIcon}
        tone="accent"
      />
      <StatCard
        label={statTexts.matches}
        value={formatNumber(totalMatches)}
        hint={statTexts.matchesHint}
        icon={HandshakeIcon}
        tone="accent"
      />
      <StatCard
        label={statTexts.average}
        value={averageRating === null ? statTexts.noAverage : formatRating(averageRating)}
        hint={averageRating === null ? heroTexts.noRating : statTexts.averageHint}
        icon={StarIcon}
        tone="accent"
      />
    </Grid>
  );
}
