import type { Review } from '@rezenso/contract/reviews';
import { platformName } from '@rezenso/domain/platforms';
import type { Reading } from '@rezenso/platform';
import { Link } from '@rezenso/platform/router';
import { TextLink } from '@rezenso/ui/actions';
import { StatCard } from '@rezenso/ui/containers';
import { AsyncContent } from '@rezenso/ui/feedback';
import { formatNumber, formatRating } from '@rezenso/ui/format';
import { LayersIcon, MessageSquareQuoteIcon, ShieldAlertIcon, ShieldCheckIcon, StarIcon } from '@rezenso/ui/icons';
import { Grid, Stack } from '@rezenso/ui/layout';
import { listAnchor, suspiciousPath } from '../paths.ts';
import { ReviewTrends } from '../review-trends/review-trends.tsx';
import { figureTexts, localeText } from '../texts.de.ts';
import { Averages } from './averages.tsx';
import { HintLine } from './hint-line.tsx';
import type { ReviewStats } from './review-board.resource.ts';
import { ReviewFiguresSkeleton } from './review-board.skeleton.tsx';
import { isSuspicious } from './suspicion.ts';

const listOf = new Intl.ListFormat(localeText, { type: 'conjunction' });

interface ReviewFiguresProps {
  reading: Reading<ReviewStats>;
  /** To count the suspicious ones; undefined while they are not here. */
  reviews: readonly Review[] | undefined;
}

/** Stat cards and charts. */
export function ReviewFigures({ reading, reviews }: ReviewFiguresProps) {
  return (
    <AsyncContent
      reading={reading}
      failed={{ title: figureTexts.failedTitle, description: figureTexts.failedDescription, level: 2 }}
      loading={<ReviewFiguresSkeleton />}
    >
      {(stats) => (
        <Stack gap={10}>
          <StatCards stats={stats} reviews={reviews} />
          <ReviewTrends stats={stats} />
        </Stack>
      )}
    </AsyncContent>
  );
}

function StatCards({ stats, reviews }: { stats: ReviewStats; reviews: readonly Review[] | undefined }) {
  return (
    <Grid columns={4} twoOnPhone>
      <StatCard
        label={figureTexts.total}
        value={formatNumber(stats.totalReviews)}
        hint={<Arrived stats={stats} />}
        icon={MessageSquareQuoteIcon}
        tone="accent"
      />
      <StatCard
        label={figureTexts.average}
        value={stats.averageRating === 0 ? figureTexts.unknown : formatRating(stats.averageRating)}
        hint={<Averages stats={stats} />}
        icon={StarIcon}
        tone="warning"
      />
      <StatCard
        label={figureTexts.platforms}
        value={formatNumber(stats.platformDistribution.length)}
        hint={whereMost(stats.platformDistribution)}
        icon={LayersIcon}
        tone="info"
      />
      <SuspiciousCard reviews={reviews} />
    </Grid>
  );
}

/** How many came lately, and how many are answered, where the server counts that. */
function Arrived({ stats: { thisMonth, answered, totalReviews } }: { stats: ReviewStats }) {
  return (
    <>
      <HintLine>{figureTexts.thisMonth(thisMonth)}</HintLine>
      {answered !== undefined && totalReviews > 0 && (
        <HintLine>{figureTexts.answered(answered, totalReviews)}</HintLine>
      )}
    </>
  );
}

/** Where most reviews are; several places that have the same number are named together. */
function whereMost(places: ReviewStats['platformDistribution']): string | undefined {
  const most = places.filter(({ count }) => places.every((other) => other.count <= count));
  if (most.length === 0) return undefined;
  if (most.length > 1 && most.length === places.length) return figureTexts.sameEverywhere;
  return figureTexts.mostReviews(listOf.format(most.map(({ platform }) => platformName(platform))));
}

function SuspiciousCard({ reviews }: { reviews: readonly Review[] | undefined }) {
  const count = reviews?.filter(isSuspicious).length;
  return (
    <StatCard
      label={figureTexts.suspicious}
      value={count === undefined ? figureTexts.unknown : formatNumber(count)}
      hint={count === undefined ? undefined : count > 0 ? <ToSuspicious /> : figureTexts.allFine}
      icon={count ? ShieldAlertIcon : ShieldCheckIcon}
      tone={count ? 'warning' : 'success'}
    />
  );
}

function ToSuspicious() {
  const showList = () => document.getElementById(listAnchor)?.scrollIntoView();
  return (
    <TextLink as={Link} to={suspiciousPath} onClick={showList}>
      {figureTexts.haveALook}
    </TextLink>
  );
}
