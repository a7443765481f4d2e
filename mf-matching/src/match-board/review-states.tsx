import { Badge, KeyValue } from '@rezenso/ui/display';
import { matchTexts } from '../texts.de.ts';
import type { MySide } from './my-side.ts';

/** Own review beside the partner's: given or open, with the stars; what nobody wrote until the end is not needed any more. */
export function ReviewStates({ side, isOver }: { side: MySide; isOver: boolean }) {
  return (
    <KeyValue
      items={[
        {
          label: matchTexts.yourReview,
          value: <ReviewState given={side.ownReviewGiven} rating={side.ownRating} isOver={isOver} />,
        },
        {
          label: matchTexts.partnerReview,
          value: <ReviewState given={side.partnerReviewGiven} rating={side.partnerRating} isOver={isOver} />,
        },
      ]}
    />
  );
}

function ReviewState({ given, rating, isOver }: { given: boolean; rating: number | null; isOver: boolean }) {
  if (!given) return <Badge>{isOver ? matchTexts.notNeeded : matchTexts.open}</Badge>;
  return <Badge tone="success">{rating === null ? matchTexts.given : matchTexts.stars(rating)}</Badge>;
}
