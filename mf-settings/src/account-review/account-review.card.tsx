import type { AccountReview } from '@rezenso/contract/rings';
import { lazyPart } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Banner } from '@rezenso/ui/feedback';
import { formatDate } from '@rezenso/ui/format';
import { Section, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { Suspense, useState } from 'react';
import { useAccountReview } from './account-review.resource.ts';
import { reviewTexts } from './texts.de.ts';

const AppealDialog = lazyPart(() => import('./appeal.dialog.tsx'));

const tones = { open: 'info', kept: 'warning', released: 'success' } as const;

/** For who is, or was, looked at; nothing for everybody else. */
export function AccountReviewCard() {
  const { data } = useAccountReview();
  return data?.review ? <Review review={data.review} /> : null;
}

function Review({ review }: { review: AccountReview }) {
  const [isWriting, setWriting] = useState(false);
  const { state, appeal, appealedAt, decision, decidedAt } = review;
  return (
    <Section title={reviewTexts.title}>
      <Banner tone={tones[state]} title={reviewTexts.states[state]}>
        <Stack gap={4} align="start">
          <Text>{reviewTexts.explained[state]}</Text>
          {decision && decidedAt && <Text preserveLines>{reviewTexts.decided(formatDate(decidedAt), decision)}</Text>}
          {appeal && appealedAt && <Text preserveLines>{reviewTexts.appealed(formatDate(appealedAt), appeal)}</Text>}
          {review.mayAppeal && (
            <Button variant="secondary" onClick={() => setWriting(true)}>
              {reviewTexts.write}
            </Button>
          )}
        </Stack>
      </Banner>
      <Suspense>{isWriting && <AppealDialog onClose={() => setWriting(false)} />}</Suspense>
    </Section>
  );
}
