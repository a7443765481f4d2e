import { messageOf, newVersionOf } from '@rezenso/platform';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Medallion } from '../containers/medallion.tsx';
import type { IconType } from '../icon/icon.tsx';
import { TriangleAlertIcon } from '../icons.ts';
import { space, tokens } from '../tokens/names.ts';
import { Heading, type HeadingLevel } from '../typography/heading.tsx';
import { RetryButton } from './retry-button.tsx';
import { failureTexts } from './texts.de.ts';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: ${space(10)} ${space(5)};
  text-align: center;
`;

const Title = styled(Heading)`
  * + & { margin-top: ${space(4)}; }
`;

const Description = styled.p`
  max-width: 30rem;
  margin-top: ${space(1.5)};
  color: ${tokens.color.textMuted};
  text-wrap: balance;
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
      {icon && <Medallion icon={icon} />}
      <Title level={level} size="sm">
        {title}
      </Title>
      {description && <Description>{description}</Description>}
      {action && <Action>{action}</Action>}
    </Frame>
  );
}

export interface ErrorStateProps {
  /** What went wrong: tells no connection, a fault of the server and a new version apart, in words and buttons. */
  error?: unknown;
  /** What failed: 'Deine Matches konnten nicht geladen werden.' */
  title?: ReactNode;
  /** In place of the words for `error`, where something else helps more: what still works. */
  description?: ReactNode;
  /** Shows 'Erneut versuchen'. */
  onRetry?: () => void;
  /** While a retry runs. */
  retrying?: boolean;
  level?: HeadingLevel;
}

/** In place of content that could not be loaded. */
export function ErrorState(props: ErrorStateProps) {
  const news = newVersionOf(props.error);
  const { title = failureTexts.title, description = reasonOf(props.error) } = news ?? props;
  const { onRetry, retrying = false, level = 3 } = props;
  return (
    <Frame role="alert">
      <Medallion icon={TriangleAlertIcon} tone="danger" />
      <Title level={level} size="sm">
        {title}
      </Title>
      {description && <Description>{description}</Description>}
      {(news?.canReload || onRetry) && (
        <Action>
          <RetryButton variant="secondary" error={props.error} onRetry={() => onRetry?.()} retrying={retrying} />
        </Action>
      )}
    </Frame>
  );
}

/** No connection has words of its own, and so has what the server says; a proxy's page or a fault of ours says nothing. */
function reasonOf(error: unknown): string | undefined {
  if (error === undefined || error === null) return undefined;
  return messageOf(error, failureTexts.ofServer);
}
