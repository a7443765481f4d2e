import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { ExternalLink } from '@rezenso/ui/actions';
import { Panel } from '@rezenso/ui/containers';
import { RatingStars } from '@rezenso/ui/display';
import { formatDate } from '@rezenso/ui/format';
import { ExternalLinkIcon, Icon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { ReviewBasis } from '../experience/review-basis.tsx';
import { cardTexts } from '../texts.de.ts';

/** A review as it was handed in: stars, text, what it rests on, the way to it, and what its recipient noted. Until it is open, when it will be. */
export function SubmittedReview({ exchange }: { exchange: ReviewExchange }) {
  if (!exchange.reviewText) {
    return (
      <Text size="sm" tone="muted">
        {cardTexts.unopened(formatDate(exchange.dueDate))}
      </Text>
    );
  }
  return (
    <Panel>
      <Stack gap={2}>
        {exchange.reviewRating !== null && <RatingStars value={exchange.reviewRating} />}
        <Text preserveLines>{exchange.reviewText}</Text>
        <ReviewBasis exchange={exchange} />
        <ExternalLink address={exchange.reviewUrl}>
          {cardTexts.openReview} <Icon of={ExternalLinkIcon} size="sm" />
        </ExternalLink>
        {exchange.confirmationNotes && (
          <Text size="sm" tone="muted" preserveLines>
            <strong>{cardTexts.note(exchange.recipient.companyName)}:</strong> {exchange.confirmationNotes}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
