import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { experienceInWords } from '@rezenso/contract/experience.de';
import { Text } from '@rezenso/ui/typography';
import { basisTexts } from './texts.de.ts';

/** What the review rests on. Nothing while it is to be written and nobody has said so, or where the server does not know of it. */
export function ReviewBasis({ exchange: { experience, postedAt } }: { exchange: ReviewExchange }) {
  const words = experience && experienceInWords(experience);
  if (!words && (experience === undefined || postedAt === null)) return null;
  return (
    <Text size="sm" tone="muted">
      <strong>{basisTexts.basis}:</strong> {words ? words.title : basisTexts.unknown}
    </Text>
  );
}
