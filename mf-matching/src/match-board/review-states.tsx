import { Badge, KeyValue } from '@rezenso/ui/display';
import { matchTexts } from '../texts.de.ts';
import type { MySide } from './my-side.ts';

/** Own review beside the partner's: given or open, with the stars. */
export function ReviewStates({ side }: { side: MySide }) {
  return (
    <KeyValue
      items={[
        { label: matchTexts.yourReview, value: <ReviewState given={side.ownReviewGiven} rating={side.ownRating} /> },
        {
          label: matchTexts.partnerReview,
          value: <ReviewState given={side.partnerReviewGiven} rating={side.partnerRating} />,
        },
      ]}
    />
  );
}

function ReviewState({ given, rating }: { given: boolean; rating: number | null }) {
  if (!given) return <Badge>{matchTexts.open}</Badge>;
  return <Badge tone="success">{rating === null ? matchTexts.given : matchTexts.stars(rating)}</Badge>;
}
