import type { Review } from '@rezenso/contract/reviews';
import { Badge } from '@rezenso/ui/display';
import { formatDate } from '@rezenso/ui/format';
import {
  BadgeCheckIcon,
  CheckCheckIcon,
  ClockIcon,
  SendIcon,
  ShieldAlertIcon,
  TriangleAlertIcon,
} from '@rezenso/ui/icons';
import { Inline } from '@rezenso/ui/layout';
import { isUnfollowed } from '../answer-review/publication.policy.ts';
import { reviewTexts } from '../texts.de.ts';
import { isSuspicious } from './suspicion.ts';

/** Who vouches for a review, whether it looks forged, and when it was answered or what keeps an answer. */
export function ReviewBadges({ review }: { review: Review }) {
  const isSelfImported = review.origin === 'imported';
  const answeredAt = review.reply?.answeredAt;
  const known = review.reply?.publication;
  const shownText = known?.shownText;
  const publication = known && !isUnfollowed(known) ? known.state : undefined;
  const isTold = publication !== undefined && publication !== 'published';
  if (!review.isVerified && !isSelfImported && !isSuspicious(review) && !answeredAt && !isTold) return null;
  return (
    <Inline gap={2}>
      {review.isVerified && (
        <Badge tone="success" icon={BadgeCheckIcon}>
          {reviewTexts.verified}
        </Badge>
      )}
      {isSelfImported && <Badge tone="neutral">{reviewTexts.selfImported}</Badge>}
      {isSuspicious(review) && (
        <Badge tone="warning" icon={ShieldAlertIcon}>
          {reviewTexts.suspicious}
        </Badge>
      )}
      {publication === 'sending' && (
        <Badge tone="neutral" icon={SendIcon}>
          {reviewTexts.answerSending}
        </Badge>
      )}
      {publication === 'failed' && (
        <Badge tone="warning" icon={TriangleAlertIcon}>
          {shownText ? reviewTexts.changeFailed : reviewTexts.answerFailed}
        </Badge>
      )}
      {publication === 'checking' && (
        <Badge tone="neutral" icon={ClockIcon}>
          {reviewTexts.answerChecked}
        </Badge>
      )}
      {answeredAt && publication !== 'checking' && (
        <Badge tone="info" icon={CheckCheckIcon}>
          {publication === 'published'
            ? reviewTexts.answeredThere(formatDate(answeredAt))
            : reviewTexts.answered(formatDate(answeredAt))}
        </Badge>
      )}
    </Inline>
  );
}
