import { proveWithPasskey, wasCancelled } from '@rezenso/domain/passkeys';
import { messageOf, tellFailure } from '@rezenso/platform';
import { Link } from '@rezenso/platform/router';
import { Button, TextLink } from '@rezenso/ui/actions';
import { Banner } from '@rezenso/ui/feedback';
import { Stack } from '@rezenso/ui/layout';
import { useState } from 'react';
import { adminPath } from '../paths.ts';
import { errorTitle } from '../texts.de.ts';
import { proofTexts } from './texts.de.ts';

/** For an admin whose session no passkey proved: nothing can be changed before. */
export function ProveFirst({ onProven }: { onProven: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const prove = async () => {
    setBusy(true);
    try {
      await proveWithPasskey();
      onProven();
    } catch (error) {
      if (!wasCancelled(error))
        tellFailure(error, { title: errorTitle, description: messageOf(error, proofTexts.failed) });
    }
    setBusy(false);
  };
  return (
    <Banner tone="info" title={proofTexts.title}>
      <Stack gap={4} align="start">
        <span>{proofTexts.description}</span>
        <Button variant="secondary" size="sm" loading={isBusy} onClick={prove}>
          {proofTexts.prove}
        </Button>
        <TextLink as={Link} to={adminPath}>
          {proofTexts.withCode}
        </TextLink>
      </Stack>
    </Banner>
  );
}
