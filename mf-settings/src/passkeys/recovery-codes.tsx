import { lazyPart } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Stack } from '@rezenso/ui/layout';
import { Heading, Text } from '@rezenso/ui/typography';
import { Suspense, useState } from 'react';
import { codeTexts } from './texts.de.ts';

const RenewCodesDialog = lazyPart(() => import('./renew-codes.dialog.tsx'));

interface RecoveryCodesProps {
  /** How many are left. */
  left: number;
  /** Whether the server would take new ones now. */
  canRenew: boolean;
  onCodes: (codes: readonly string[]) => void;
}

/** What an admin has for the day without a passkey, and new ones. */
export function RecoveryCodes({ left, canRenew, onCodes }: RecoveryCodesProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Stack gap={3} align="start">
      <Stack gap={1}>
        <Heading level={3} size="xs">
          {codeTexts.title}
        </Heading>
        <Text tone="muted" size="sm">
          {codeTexts.description}
        </Text>
        <Text>{left > 0 ? codeTexts.left(left) : codeTexts.none}</Text>
      </Stack>
      {canRenew && (
        <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
          {codeTexts.renew}
        </Button>
      )}
      <Suspense>{isAsking && <RenewCodesDialog onRenewed={onCodes} onClose={() => setAsking(false)} />}</Suspense>
    </Stack>
  );
}
