import { refreshSession, useLoginWhenExpired, useSession } from '@rezenso/platform';
import { Banner, ErrorState } from '@rezenso/ui/feedback';
import { Inline, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { useEffect } from 'react';
import { adminTexts, roleLabels } from '../texts.de.ts';
import { type FailedFetch, isRefused } from './failed-fetch.ts';

interface FailedAreaProps {
  error: FailedFetch;
  title: string;
  /** What the role may not do: 'die Benutzer nicht ansehen'. */
  refusedAction: string;
  onRetry: () => void;
  retrying: boolean;
}

/** An area without its data: a missing permission is explained, anything else can be tried again. */
export function FailedArea({ error, title, refusedAction, onRetry, retrying }: FailedAreaProps) {
  useLoginWhenExpired(error.cause instanceof Error ? error.cause : undefined);
  if (isRefused(error.cause)) return <Refusal action={refusedAction} />;
  return (
    <Stack gap={0}>
      <ErrorState error={error.cause} title={title} onRetry={onRetry} retrying={retrying} level={2} />
      <Inline justify="center">
        <Text size="xs" tone="muted">
          {adminTexts.technical(error.message)}
        </Text>
      </Inline>
    </Stack>
  );
}

/** Why the role is not enough, where it happened. */
export function Refusal({ action }: { action: string }) {
  return (
    <Banner tone="warning" title={adminTexts.refusedTitle}>
      <RefusedText action={action} />
    </Banner>
  );
}

/**
 * Words for a refusal: 'Deine Rolle Support darf …'. Somebody may have changed the role under the open page, so the
 * session is asked again, and the badge and these words name the role that was refused.
 */
export function RefusedText({ action }: { action: string }) {
  const { user } = useSession();
  useEffect(() => {
    refreshSession();
  }, []);
  return adminTexts.refused(user?.adminRole ? roleLabels[user.adminRole] : adminTexts.noRole, action);
}
