import type { Review } from '@rezenso/contract/reviews';
import { Badge } from '@rezenso/ui/display';
import { formatDate } from '@rezenso/ui/format';
import { BadgeCheckIcon, CheckCheckIcon, ShieldAlertIcon } from '@rezenso/ui/icons';
import { Inline } from '@rezenso/ui/layout';
import { reviewTexts } from '../texts.de.ts';
import { isSuspicious } from './suspicion.ts';

/** Who vouches for a review, whether it looks forged, and when it was answered. */
export function ReviewBadges({ review }: { review: Review }) {
  const isSelfImported = review.origin === 'imported';
  const answeredAt = review.reply?.answeredAt;
  if (!review.isVerified && !isSelfImported && !isSuspicious(review) && !answeredAt) return null;
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
      {answeredAt && (
        <Badge tone="info" icon={CheckCheckIcon}>
          {reviewTexts.answered(formatDate(answeredAt))}
        </Badge>
      )}
    </Inline>
  );
}
