import { useId } from 'react';
import { styled } from 'styled-components';
import { formatRating } from '../format.ts';
import { space, tokens } from '../tokens/names.ts';
import { starsText } from './texts.de.ts';

const pixels = { sm: 16, md: 20, lg: 26 } as const;
export const starPath = 'M12 2.6l2.9 5.9 6.5.95-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.05 1.1-6.5-4.7-4.6 6.5-.95z';

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  white-space: nowrap;
`;

const Glyphs = styled.span`
  display: inline-flex;
`;

const Value = styled.span`
  font-weight: 600;
`;

const Count = styled.span`
  color: ${tokens.color.textMuted};
  font-size: 0.875rem;
`;

export interface RatingStarsProps {
  /** 0 to 5, in steps as fine as you like. */
  value: number;
  size?: keyof typeof pixels;
  /** Shows '4,8' beside the stars. */
  showValue?: boolean;
  /** Shows '(89)' and names it: number of ratings behind the value. */
  count?: number;
}

/** A rating as five amber stars, read out as '4,8 von 5 Sternen'. */
export function RatingStars({ value, size = 'md', showValue = false, count }: RatingStarsProps) {
  const rating = Math.min(Math.max(value || 0, 0), 5);
  const name = starsText(formatRating(rating), count);
  return (
    <Row role="img" aria-label={name}>
      <Glyphs>
        {[0, 1, 2, 3, 4].map((star) => (
          <PartialStar key={star} share={Math.min(Math.max(rating - star, 0), 1)} pixels={pixels[size]} />
        ))}
      </Glyphs>
      {showValue && <Value>{formatRating(rating)}</Value>}
      {count !== undefined && <Count>({count})</Count>}
    </Row>
  );
}

function PartialStar({ share, pixels: side }: { share: number; pixels: number }) {
  const clipId = useId();
  return (
    <svg viewBox="0 0 24 24" width={side} height={side} aria-hidden="true">
      <path d={starPath} fill={tokens.color.starEmpty} />
      {share > 0 && (
        <>
          <clipPath id={clipId}>
            <rect x="0" y="0" width={24 * share} height="24" />
          </clipPath>
          <path d={starPath} fill={tokens.color.star} clipPath={`url(#${clipId})`} />
        </>
      )}
    </svg>
  );
}
