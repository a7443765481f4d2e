import { getReauthentication } from '@rezenso/contract/reauthentication';
import { canUsePasskeys } from '@rezenso/domain/passkeys';
import { type PendingFreshSignIn, useEndpoint } from '@rezenso/platform';
import { Dialog } from '@rezenso/ui/dialog';
import { AsyncContent, Loading, Skeleton } from '@rezenso/ui/feedback';
import { Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { CodeByMail } from './code-by-mail.tsx';
import { ProveByPasskey } from './prove-by-passkey.tsx';
import { texts } from './texts.de.ts';

interface ReauthenticationDialogProps {
  pending: PendingFreshSignIn;
  /** Of the account that is signed in. */
  email: string;
}

/** Asks who is there: by a passkey, or by a code from the mailbox. */
export function ReauthenticationDialog({ pending, email }: ReauthenticationDialogProps) {
  return (
    <Dialog
      open
      size="sm"
      title={texts.title}
      description={texts.description}
      discardsSilently
      onClose={pending.dismiss}
    >
      <AsyncContent
        reading={useEndpoint(getReauthentication)}
        failed={{ title: texts.loadFailed, level: 3 }}
        loading={
          <Loading>
            <Skeleton shape="block" height="2.75rem" />
          </Loading>
        }
      >
        {({ hasPasskey, takesCode }) => (
          <Means
            hasPasskey={hasPasskey && canUsePasskeys()}
            takesCode={takesCode}
            email={email}
            onDone={pending.confirm}
          />
        )}
      </AsyncContent>
    </Dialog>
  );
}

interface MeansProps {
  hasPasskey: boolean;
  takesCode: boolean;
  email: string;
  onDone: () => void;
}

function Means({ hasPasskey, takesCode, email, onDone }: MeansProps) {
  if (!hasPasskey && !takesCode) return <Text tone="muted">{texts.noMeans}</Text>;
  return (
    <Stack gap={5}>
      {hasPasskey && <ProveByPasskey onProven={onDone} />}
      {takesCode && <CodeByMail email={email} isFirst={!hasPasskey} onConfirmed={onDone} />}
    </Stack>
  );
}
