import { keyframes, styled } from 'styled-components';
import { space, tokens } from '../tokens/names.ts';
import { loadingText } from './texts.de.ts';

const turn = keyframes`to { transform: rotate(360deg); }`;
const pixels = { sm: 18, md: 28, lg: 40 } as const;

const Wheel = styled.svg`
  animation: ${turn} 800ms linear infinite;
  flex: none;
`;

export interface SpinnerProps {
  /** sm 18, md 28 (default), lg 40 px, in the colour of the text around it. */
  size?: keyof typeof pixels;
}

/** A turning ring without words; whoever shows it says what is loading. */
export function Spinner({ size = 'md' }: SpinnerProps) {
  return (
    <Wheel
      width={pixels[size]}
      height={pixels[size]}
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeOpacity="0.22" />
      <path d="M21.5 12A9.5 9.5 0 0 0 12 2.5" stroke="currentColor" strokeLinecap="round" />
    </Wheel>
  );
}

const Centre = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(4)};
  min-height: 60dvh;
  padding: ${space(8)};
  color: ${tokens.color.textMuted};
  & > svg { color: ${tokens.color.accent}; }
`;

/** Fills the page while nothing can be shown yet. */
export function FullPageSpinner({ label = loadingText }: { label?: string }) {
  return (
    <Centre role="status">
      <Spinner size="lg" />
      <span>{label}</span>
    </Centre>
  );
}
