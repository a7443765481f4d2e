import { mostPreviewed } from '@rezenso/contract/limits';
import type { ReviewInsights } from '@rezenso/contract/review-insights';
import { useLoginWhenExpired } from '@rezenso/platform';
import { Link } from '@rezenso/platform/router';
import { LinkButton } from '@rezenso/ui/actions';
import { AsyncContent, Banner, EmptyState, Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { ArrowLeftIcon, FileDownIcon, FileTextIcon, MessageSquareQuoteIcon } from '@rezenso/ui/icons';
import { Page, Section, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { importPath, reviewsPath, subscribePath } from '../paths.ts';
import { longMonth } from '../review-trends/month-names.ts';
import { Answers } from './answers.tsx';
import { TradeComparison } from './comparison.tsx';
import { Mood } from './mood.tsx';
import { exportPath, reportPath, useReviewInsights } from './review-insights.resource.ts';
import { insightTexts as texts } from './texts.de.ts';
import { Themes } from './themes.tsx';

export { prefetchReviewInsights as prefetch } from './review-insights.resource.ts';

/** /reviews/analyse: what reviews praise and criticise, how that changes, and how others of the trade stand. */
export default function ReviewInsightsPage() {
  const reading = useReviewInsights();
  useLoginWhenExpired(reading.error);
  return (
    <Page title={texts.title} description={texts.description} actions={<Actions insights={reading.data} />}>
      <AsyncContent reading={reading} failed={{ title: texts.failedTitle, level: 2 }} loading={<InsightsSkeleton />}>
        {(insights) => (insights.reviews === 0 ? <NothingToRead /> : <Insights insights={insights} />)}
      </AsyncContent>
    </Page>
  );
}

function Actions({ insights }: { insights: ReviewInsights | undefined }) {
  const hasReviews = !!insights?.reviews;
  return (
    <>
      <LinkButton as={Link} to={reviewsPath} variant="secondary" iconStart={ArrowLeftIcon}>
        {texts.back}
      </LinkButton>
      {hasReviews && (
        <LinkButton href={exportPath} download variant="secondary" iconStart={FileDownIcon}>
          {texts.export}
        </LinkButton>
      )}
      {hasReviews && insights.scope === 'all' && (
        <LinkButton href={reportPath} download variant="secondary" iconStart={FileTextIcon}>
          {texts.report}
        </LinkButton>
      )}
    </>
  );
}

function Insights({ insights }: { insights: ReviewInsights }) {
  const isPreview = insights.scope === 'first_month';
  return (
    <Stack gap={10}>
      {isPreview && <Preview month={insights.previewMonth ?? ''} />}
      {!isPreview && <Changes sentences={insights.changes} />}
      <Themes insights={insights} />
      <Mood insights={insights} />
      <Answers insights={insights} />
      {!isPreview && <TradeComparison comparison={insights.comparison} />}
    </Stack>
  );
}

function Preview({ month }: { month: string }) {
  return (
    <Banner
      title={texts.previewTitle(longMonth(month))}
      actions={
        <LinkButton as={Link} to={subscribePath} size="sm">
          {texts.toPro}
        </LinkButton>
      }
    >
      {texts.previewText(mostPreviewed)}
    </Banner>
  );
}

function Changes({ sentences }: { sentences: readonly string[] }) {
  return (
    <Section title={texts.changes}>
      <Stack gap={1}>
        {sentences.length === 0 && <Text tone="muted">{texts.noChanges}</Text>}
        {sentences.map((sentence) => (
          <Text key={sentence}>{sentence}</Text>
        ))}
      </Stack>
    </Section>
  );
}

function NothingToRead() {
  return (
    <EmptyState
      icon={MessageSquareQuoteIcon}
      level={2}
      title={texts.emptyTitle}
      description={texts.emptyDescription}
      action={
        <LinkButton as={Link} to={importPath} variant="secondary">
          {texts.emptyAction}
        </LinkButton>
      }
    />
  );
}

function InsightsSkeleton() {
  return (
    <Loading label={texts.loading}>
      <Stack gap={10}>
        <SkeletonCard lines={3} />
        <SkeletonCard lines={8} />
        <SkeletonCard lines={6} />
      </Stack>
    </Loading>
  );
}
