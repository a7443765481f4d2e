import { formatRating } from '@rezenso/ui/format';
import { styled } from 'styled-components';
import { figureTexts } from '../texts.de.ts';
import type { ReviewStats } from './review-board.resource.ts';

const Line = styled.span`
  display: block;
`;

/** The two figures behind the average: what partners see, and what the business brought in by itself. */
export function Averages({ stats: { averageRating, seenByPartners, selfImported } }: { stats: ReviewStats }) {
  if (averageRating === 0) return figureTexts.noAverage;
  const seen = seenByPartners?.averageRating;
  const imported = selfImported?.averageRating;
  return (
    <>
      <Line>{seen ? figureTexts.partnersSee(formatRating(seen)) : figureTexts.partnersSeeNone}</Line>
      {imported && <Line>{figureTexts.selfImported(formatRating(imported))}</Line>}
    </>
  );
}
