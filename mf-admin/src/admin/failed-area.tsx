import { useLoginWhenExpired, useSession } from '@rezenso/platform';
import { Banner, ErrorState } from '@rezenso/ui/feedback';
import { Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
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
    <Stack gap={3}>
      <ErrorState
        title={title}
        description={adminTexts.failedDescription}
        onRetry={onRetry}
        retrying={retrying}
        level={2}
      />
      <Text size="xs" tone="muted">
        {adminTexts.technical(error.message)}
      </Text>
    </Stack>
  );
}

/** Why the role is not enough, where it happened. */
export function Refusal({ action }: { action: string }) {
  const refusedText = useRefusedText();
  return (
    <Banner tone="warning" title={adminTexts.refusedTitle}>
      {refusedText(action)}
    </Banner>
  );
}

/** Words for a refusal: 'Deine Rolle Support darf …'. */
export function useRefusedText(): (action: string) => string {
  const { user } = useSession();
  const role = user?.adminRole ? roleLabels[user.adminRole] : adminTexts.noRole;
  return (action) => adminTexts.refused(role, action);
}
