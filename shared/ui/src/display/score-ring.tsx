import { styled } from 'styled-components';
import { formatPercent } from '../format.ts';
import { tokens } from '../tokens/names.ts';

const pixels = { sm: 44, md: 64, lg: 104 } as const;
const radius = 20;
const circumference = 2 * Math.PI * radius;

const Frame = styled.div<{ $size: number }>`
  position: relative;
  flex: none;
  width: ${({ $size }) => $size / 16}rem;
  height: ${({ $size }) => $size / 16}rem;
`;

const Value = styled.span<{ $size: number }>`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  font-size: ${({ $size }) => ($size < 60 ? 0.75 : $size / 72)}rem;
  font-weight: 650;
  letter-spacing: -0.02em;
`;

export interface ScoreRingProps {
  /** 0 to 100. */
  value: number;
  /** What is measured: 'Match-Score'. */
  label: string;
  /** sm 44, md 64 (default), lg 104 px. */
  size?: keyof typeof pixels;
  /** Text in the middle; default the percentage. */
  valueText?: string;
}

/** A score as a ring with its figure inside. */
export function ScoreRing({ value, label, size = 'md', valueText }: ScoreRingProps) {
  const score = Math.round(Math.min(Math.max(value || 0, 0), 100));
  const text = valueText ?? formatPercent(score);
  return (
    <Frame role="img" aria-label={`${label}: ${text}`} $size={pixels[size]}>
      <svg viewBox="0 0 48 48" width="100%" height="100%" fill="none" strokeWidth="4" aria-hidden="true">
        <circle cx="24" cy="24" r={radius} stroke={tokens.color.accentTrack} />
        {score > 0 && (
          <circle
            cx="24"
            cy="24"
            r={radius}
            stroke={tokens.color.accent}
            strokeLinecap="round"
            strokeDasharray={`${(score / 100) * circumference} ${circumference}`}
            transform="rotate(-90 24 24)"
          />
        )}
      </svg>
      <Value aria-hidden="true" $size={pixels[size]}>
        {text}
      </Value>
    </Frame>
  );
}
