import type { Review } from '@rezenso/contract/reviews';
import { Badge } from '@rezenso/ui/display';
import { BadgeCheckIcon, ShieldAlertIcon } from '@rezenso/ui/icons';
import { Inline } from '@rezenso/ui/layout';
import { reviewTexts } from '../texts.de.ts';
import { isSuspicious } from './suspicion.ts';

/** 'Verifiziert' and 'Verdächtig', as far as they apply. */
export function ReviewBadges({ review }: { review: Review }) {
  if (!review.isVerified && !isSuspicious(review)) return null;
  return (
    <Inline gap={2}>
      {review.isVerified && (
        <Badge tone="success" icon={BadgeCheckIcon}>
          {reviewTexts.verified}
        </Badge>
      )}
      {isSuspicious(review) && (
        <Badge tone="warning" icon={ShieldAlertIcon}>
          {reviewTexts.suspicious}
        </Badge>
      )}
    </Inline>
  );
}
