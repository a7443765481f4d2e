import type { Review } from '@rezenso/contract/reviews';
import { lazyPart, type Reading, useLoginWhenExpired } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { AsyncContent, EmptyState, ErrorState } from '@rezenso/ui/feedback';
import { MessageSquareQuoteIcon, PlusIcon } from '@rezenso/ui/icons';
import { Page, Section, Stack } from '@rezenso/ui/layout';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { useImportAddress } from '../import-review/use-import-address.ts';
import { listAnchor } from '../paths.ts';
import { boardTexts } from '../texts.de.ts';
import { type ReviewStats, useMyReviews, useReviewStats } from './review-board.resource.ts';
import { ReviewListSkeleton } from './review-board.skeleton.tsx';
import { ReviewFigures } from './review-figures.tsx';
import { ReviewList } from './review-list.tsx';

export { prefetchReviewBoard as prefetch } from './review-board.resource.ts';

const ImportReviewDialog = lazyPart(() => import('../import-review/import-review.dialog.tsx'));

/** The bar at the top covers what is scrolled to the very edge. */
const Anchor = styled.div`
  scroll-margin-top: 6rem;
`;

/** /reviews: what others say about the business, in figures, charts and words. */
export default function ReviewBoardPage() {
  const reviews = useMyReviews();
  const stats = useReviewStats();
  const importing = useImportAddress();
  useLoginWhenExpired(reviews.error ?? stats.error);
  return (
    <Page
      title={boardTexts.title}
      description={boardTexts.description}
      actions={
        <Button iconStart={PlusIcon} onClick={importing.open}>
          {boardTexts.import}
        </Button>
      }
    >
      <Board reviews={reviews} stats={stats} onImport={importing.open} />
      <Suspense>{importing.isOpen && <ImportReviewDialog onClose={importing.close} />}</Suspense>
    </Page>
  );
}

interface BoardProps {
  reviews: Reading<Review[]>;
  stats: Reading<ReviewStats>;
  onImport: () => void;
}

function Board({ reviews, stats, onImport }: BoardProps) {
  if (reviews.data?.length === 0) return <NoReviews onImport={onImport} />;
  if (reviews.error && stats.error && !reviews.data && !stats.data) {
    return (
      <ErrorState
        error={reviews.error}
        level={2}
        title={boardTexts.failedTitle}
        onRetry={() => Promise.all([reviews.reload(), stats.reload()])}
        retrying={reviews.isReloading || stats.isReloading}
      />
    );
  }
  return (
    <Stack gap={10}>
      <ReviewFigures reading={stats} reviews={reviews.data} />
      <Anchor id={listAnchor}>
        <Section title={boardTexts.listTitle}>
          <AsyncContent reading={reviews} failed={{ title: boardTexts.failedTitle }} loading={<ReviewListSkeleton />}>
            {(shown) => <ReviewList reviews={shown} />}
          </AsyncContent>
        </Section>
      </Anchor>
    </Stack>
  );
}

function NoReviews({ onImport }: { onImport: () => void }) {
  return (
    <EmptyState
      icon={MessageSquareQuoteIcon}
      level={2}
      title={boardTexts.emptyTitle}
      description={boardTexts.emptyDescription}
      action={
        <Button variant="secondary" onClick={onImport}>
          {boardTexts.emptyAction}
        </Button>
      }
    />
  );
}
