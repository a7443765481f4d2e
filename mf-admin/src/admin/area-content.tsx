import { type Reading, refreshSession, useSession } from '@rezenso/platform';
import { AsyncContent, type AsyncContentProps, Banner, ErrorState, type Failure } from '@rezenso/ui/feedback';
import { Inline, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { useEffect } from 'react';
import { adminTexts, roleLabels } from '../texts.de.ts';
import { type FailedFetch, isRefused, isUnproven } from './failed-fetch.ts';

interface FailedAreaProps {
  title: string;
  /** What the role may not do: 'die Benutzer nicht ansehen'. */
  refusedAction: string;
}

interface AreaContentProps<Data>
  extends FailedAreaProps,
    Pick<AsyncContentProps<Data>, 'loading' | 'isEmpty' | 'empty' | 'isFinal' | 'children'> {
  reading: Omit<Reading<Data>, 'error'> & { error: FailedFetch | undefined };
}

/** The content of an area: what is known stays when it cannot be read again, unless the role may no longer see it. */
export function AreaContent<Data>({ reading, title, refusedAction, ...rest }: AreaContentProps<Data>) {
  const { user } = useSession();
  const { error } = reading;
  const known = error?.cause instanceof Error ? error.cause : error;
  // The gate asks for the passkey, and what it opens is read again: until then it is on its way, and nothing failed.
  const cause = isUnproven(known) && (user?.needsPasskey || reading.isReloading) ? undefined : known;
  return (
    <AsyncContent
      isFinal={isRefused}
      {...rest}
      reading={{ ...reading, error: cause }}
      failed={(failure) => (
        <FailedArea {...failure} technical={error?.message} title={title} refusedAction={refusedAction} />
      )}
    />
  );
}

/** An area without its data: a missing permission is explained, anything else can be tried again. */
function FailedArea({
  technical = '',
  title,
  refusedAction,
  ...failure
}: FailedAreaProps & Failure & { technical: string | undefined }) {
  if (isRefused(failure.error)) return <Refusal action={refusedAction} />;
  return (
    <Stack gap={0}>
      <ErrorState {...failure} title={title} level={2} />
      <Inline justify="center">
        <Text size="xs" tone="muted">
          {adminTexts.technical(technical)}
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
    void refreshSession();
  }, []);
  return adminTexts.refused(user?.adminRole ? roleLabels[user.adminRole] : adminTexts.noRole, action);
}
