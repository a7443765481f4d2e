import type { Review } from '@rezenso/contract/reviews';
import { Badge } from '@rezenso/ui/display';
import { BadgeCheckIcon, ShieldAlertIcon } from '@rezenso/ui/icons';
import { Inline } from '@rezenso/ui/layout';
import { reviewTexts } from '../texts.de.ts';
import { isSuspicious } from './suspicion.ts';

/** Who vouches for a review, and whether it looks forged. */
export function ReviewBadges({ review }: { review: Review }) {
  const isSelfImported = review.origin === 'imported';
  if (!review.isVerified && !isSelfImported && !isSuspicious(review)) return null;
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
    </Inline>
  );
}
