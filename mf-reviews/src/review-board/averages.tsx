import { formatRating } from '@rezenso/ui/format';
import { figureTexts } from '../texts.de.ts';
import { HintLine } from './hint-line.tsx';
import type { ReviewStats } from './review-board.resource.ts';

/** The two figures behind the average: what partners see, and what the business brought in by itself. */
export function Averages({ stats: { averageRating, seenByPartners, selfImported } }: { stats: ReviewStats }) {
  if (averageRating === 0) return figureTexts.noAverage;
  const seen = seenByPartners?.averageRating;
  const imported = selfImported?.averageRating;
  return (
    <>
      <HintLine>{seen ? figureTexts.partnersSee(formatRating(seen)) : figureTexts.partnersSeeNone}</HintLine>
      {imported && <HintLine>{figureTexts.selfImported(formatRating(imported))}</HintLine>}
    </>
  );
}
