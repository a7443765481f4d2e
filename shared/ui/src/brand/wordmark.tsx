import { styled } from 'styled-components';
import { space, tokens } from '../tokens.ts';

const Line = styled.span<{ $large: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(2.5)};
  color: ${tokens.color.text};
  font-size: ${({ $large }) => ($large ? '1.5rem' : '1.25rem')};
  font-weight: 700;
  line-height: 1;
  letter-spacing: -0.03em;
  white-space: nowrap;
`;

/** The sign of Rezenso: two speech bubbles that answer each other. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} fill="none" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill={tokens.color.accent} />
      <path
        d="M8 9.75C8 8.78 8.78 8 9.75 8h8.5C19.2 8 20 8.78 20 9.75v4.5c0 .97-.8 1.75-1.75 1.75H13l-3.2 2.55c-.5.4-1.05.1-1.05-.5v-2.3A1.75 1.75 0 0 1 8 14.25z"
        fill={tokens.color.onAccent}
      />
      <path
        d="M22.5 12.2c.87.1 1.5.8 1.5 1.55v5.1c0 .6-.28 1.1-.75 1.42v3.28c0 .6-.55.9-1.05.5L19 21.5h-5.25c-.66 0-1.24-.36-1.54-.9l1.5-1.2h5.04a3.75 3.75 0 0 0 3.75-3.75z"
        fill={tokens.color.onAccent}
        fillOpacity="0.62"
      />
    </svg>
  );
}

/** Mark and name; the mark alone with `hideName`, which then needs a label where it stands. */
export function Wordmark({ size = 'md', hideName = false }: { size?: 'md' | 'lg'; hideName?: boolean }) {
  return (
    <Line $large={size === 'lg'}>
      <Mark size={size === 'lg' ? 40 : 32} />
      {!hideName && 'Rezenso'}
    </Line>
  );
}
