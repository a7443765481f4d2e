import { isUnauthorized, newVersionOf } from '@rezenso/platform';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space, tokens } from '../tokens/names.ts';
import { RetryButton } from './retry-button.tsx';
import { failureTexts } from './texts.de.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  margin-bottom: ${space(3)};
  color: ${tokens.color.textMuted};
  font-size: 0.875rem;
  line-height: 1.25rem;
`;

export interface LastKnownProps {
  /** Why reading again failed, if it did. */
  error: unknown;
  onRetry: () => void;
  /** While a retry runs. */
  retrying?: boolean;
  /** What the last good answer shows. */
  children: ReactNode;
}

/** Content that stays when reading it again fails, and then says so in one quiet line. */
export function LastKnown({ error, onRetry, retrying = false, children }: LastKnownProps) {
  // The shell leads to the sign-in when the session has expired.
  const isTold = error !== undefined && error !== null && !isUnauthorized(error);
  const news = newVersionOf(error);
  return (
    <>
      {isTold && (
        <Line role="status">
          <span>{news?.canReload ? `${news.title}.` : failureTexts.lastKnown}</span>
          <RetryButton variant="ghost" size="sm" error={error} onRetry={onRetry} retrying={retrying} />
        </Line>
      )}
      {children}
    </>
  );
}
