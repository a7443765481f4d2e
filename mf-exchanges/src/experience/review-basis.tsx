import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { Text } from '@rezenso/ui/typography';
import { basisTexts } from './texts.de.ts';

/** What the review rests on. Nothing while it is to be written and nobody has said so, or where the server does not know of it. */
export function ReviewBasis({ exchange: { experience, postedAt } }: { exchange: ReviewExchange }) {
  const title = experience && basisTexts.title(experience);
  if (!title && (experience === undefined || postedAt === null)) return null;
  return (
    <Text size="sm" tone="muted">
      <strong>{basisTexts.basis}:</strong> {title ?? basisTexts.unknown}
    </Text>
  );
}
