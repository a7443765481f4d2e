import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../actions/button.tsx';
import { Icon, type IconType } from '../icon/icon.tsx';
import { RotateCcwIcon, TriangleAlertIcon } from '../icons.ts';
import { space, type Tone, tokens, toneColors } from '../tokens.ts';
import { Heading, type HeadingLevel } from '../typography/heading.tsx';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: ${space(10)} ${space(5)};
  text-align: center;
`;

const Medallion = styled.span<{ $tone: Tone }>`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  margin-bottom: ${space(4)};
  border-radius: 50%;
  background: ${({ $tone }) => toneColors[$tone].soft};
  color: ${({ $tone }) => toneColors[$tone].text};
`;

const Description = styled.p`
  max-width: 30rem;
  margin-top: ${space(1.5)};
  color: ${tokens.color.textMuted};
  text-wrap: pretty;
`;

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(3)};
  margin-top: ${space(5)};
`;

export interface EmptyStateProps {
  icon?: IconType;
  title: ReactNode;
  /** What to do next, in one sentence. */
  description?: ReactNode;
  action?: ReactNode;
  /** Heading level of the title; default 3. */
  level?: HeadingLevel;
}

/** In place of a list that has nothing yet. */
export function EmptyState({ icon, title, description, action, level = 3 }: EmptyStateProps) {
  return (
    <Frame>
      {icon && (
        <Medallion $tone="accent">
          <Icon of={icon} size="lg" />
        </Medallion>
      )}
      <Heading level={level} size="sm">
        {title}
      </Heading>
      {description && <Description>{description}</Description>}
      {action && <Action>{action}</Action>}
    </Frame>
  );
}

export interface ErrorStateProps {
  /** What failed: 'Deine Matches konnten nicht geladen werden.' */
  title?: ReactNode;
  description?: ReactNode;
  /** Shows 'Erneut versuchen'. */
  onRetry?: () => void;
  /** While a retry runs. */
  retrying?: boolean;
  level?: HeadingLevel;
}

/** In place of content that could not be loaded. */
export function ErrorState(props: ErrorStateProps) {
  const { title = 'Das hat gerade nicht geklappt', description, onRetry, retrying = false, level = 3 } = props;
  return (
    <Frame role="alert">
      <Medallion $tone="danger">
        <Icon of={TriangleAlertIcon} size="lg" />
      </Medallion>
      <Heading level={level} size="sm">
        {title}
      </Heading>
      {description && <Description>{description}</Description>}
      {onRetry && (
        <Action>
          <Button variant="secondary" iconStart={RotateCcwIcon} onClick={onRetry} loading={retrying}>
            Erneut versuchen
          </Button>
        </Action>
      )}
    </Frame>
  );
}
