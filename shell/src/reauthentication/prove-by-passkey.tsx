import { proveWithPasskey, wasCancelled } from '@rezenso/domain/passkeys';
import { messageOf } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Banner } from '@rezenso/ui/feedback';
import { KeyRoundIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { useState } from 'react';
import { texts } from './texts.de.ts';

/** Says by a passkey who is there. */
export function ProveByPasskey({ onProven }: { onProven: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const prove = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await proveWithPasskey();
      return onProven();
    } catch (error) {
      if (!wasCancelled(error)) setFailure(messageOf(error, texts.failed));
    }
    setBusy(false);
  };
  return (
    <Stack gap={3}>
      {failure && (
        <Banner tone="danger" title={texts.failedTitle}>
          {failure}
        </Banner>
      )}
      <Button iconStart={KeyRoundIcon} loading={isBusy} onClick={prove}>
        {texts.withPasskey}
      </Button>
    </Stack>
  );
}
