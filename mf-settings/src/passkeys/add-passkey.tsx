import { canUsePasskeys } from '@rezenso/domain/passkeys';
import { Button } from '@rezenso/ui/actions';
import { PlusIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { passkeyTexts } from './texts.de.ts';
import { useNewPasskey } from './use-new-passkey.ts';

interface AddPasskeyProps {
  variant: 'primary' | 'secondary';
  /** It was added, with recovery codes where the account got some. */
  onAdded: (codes: readonly string[] | null) => void;
}

/** The way to a passkey of this device; quiet words where its browser has none. */
export function AddPasskey({ variant, onAdded }: AddPasskeyProps) {
  const { isBusy, note, add } = useNewPasskey(onAdded);
  if (!canUsePasskeys()) {
    return (
      <Text size="sm" tone="muted">
        {passkeyTexts.unsupported}
      </Text>
    );
  }
  return (
    <Stack gap={3} align="start">
      <Button variant={variant} iconStart={PlusIcon} loading={isBusy} onClick={add}>
        {passkeyTexts.add}
      </Button>
      <div role="status">
        {note && (
          <Text size="sm" tone="muted">
            {note}
          </Text>
        )}
      </div>
    </Stack>
  );
}
