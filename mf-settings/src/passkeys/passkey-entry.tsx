import type { Passkey } from '@rezenso/contract/passkeys';
import { Button } from '@rezenso/ui/actions';
import { formatDate, formatRelativeTime } from '@rezenso/ui/format';
import { Inline, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { deviceName } from '../texts.de.ts';
import { passkeyTexts } from './texts.de.ts';

const What = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

interface PasskeyEntryProps {
  passkey: Passkey;
  /** Absent while the server would refuse it. */
  onRemove: (() => void) | undefined;
}

/** One passkey: where it was made, when, and when it was used last. */
export function PasskeyEntry({ passkey: { name, addedAt, lastUsedAt }, onRemove }: PasskeyEntryProps) {
  const date = formatDate(addedAt, 'long');
  const used = lastUsedAt === null ? passkeyTexts.unused : passkeyTexts.used(formatRelativeTime(lastUsedAt));
  return (
    <Inline as="li" gap={4} justify="between">
      <What>
        <Stack gap={1}>
          <Text as="span">{deviceName(name)}</Text>
          <Text tone="muted" size="sm">
            {passkeyTexts.added(date)}, {used}
          </Text>
        </Stack>
      </What>
      {onRemove && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={passkeyTexts.removeNamed(deviceName(name), date)}
          onClick={onRemove}
        >
          {passkeyTexts.remove}
        </Button>
      )}
    </Inline>
  );
}
