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

const question =
  'M9.6 7h8.8A2.6 2.6 0 0 1 21 9.6v4.8a2.6 2.6 0 0 1-2.6 2.6h-4.2l-3.5 3.1c-.5.4-1.2.1-1.2-.6V17A2.6 2.6 0 0 1 7 14.4V9.6A2.6 2.6 0 0 1 9.6 7z';
const answer =
  'M14.6 13h8.2a2.6 2.6 0 0 1 2.6 2.6v4.2a2.6 2.6 0 0 1-2.6 2.6v2.3c0 .7-.8 1-1.3.6l-3.3-2.9h-3.6a2.6 2.6 0 0 1-2.6-2.6v-4.2a2.6 2.6 0 0 1 2.6-2.6z';

/** The sign of Rezenso: two speech bubbles that answer each other. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} fill="none" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill={tokens.color.accent} />
      <path d={answer} fill={tokens.color.onAccent} fillOpacity="0.6" />
      <path d={question} fill={tokens.color.onAccent} stroke={tokens.color.accent} strokeWidth="1.8" />
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
