import type { Passkey } from '@rezenso/contract/passkeys';
import { Button } from '@rezenso/ui/actions';
import { formatDate, formatRelativeTime } from '@rezenso/ui/format';
import { Inline, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { deviceName } from '../texts.de.ts';
import { passkeyName } from './passkey-name.ts';
import { passkeyTexts } from './texts.de.ts';

const What = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

interface PasskeyEntryProps {
  passkey: Passkey;
  onRename: () => void;
  /** Absent while the server would refuse it. */
  onRemove: (() => void) | undefined;
}

/** One passkey: its name, where and when it was made, and when it was used last. */
export function PasskeyEntry({ passkey, onRename, onRemove }: PasskeyEntryProps) {
  const { givenName, addedAt, lastUsedAt } = passkey;
  const name = passkeyName(passkey);
  const date = formatDate(addedAt, 'long');
  const used = lastUsedAt === null ? passkeyTexts.unused : passkeyTexts.used(formatRelativeTime(lastUsedAt));
  return (
    <Inline as="li" gap={4} justify="between">
      <What>
        <Stack gap={1}>
          <Text as="span">{name}</Text>
          <Text tone="muted" size="sm">
            {givenName ? passkeyTexts.addedOn(deviceName(passkey.name), date) : passkeyTexts.added(date)}, {used}
          </Text>
        </Stack>
      </What>
      <Inline gap={2}>
        <Button variant="ghost" size="sm" aria-label={passkeyTexts.renameNamed(name, date)} onClick={onRename}>
          {passkeyTexts.rename}
        </Button>
        {onRemove && (
          <Button variant="secondary" size="sm" aria-label={passkeyTexts.removeNamed(name, date)} onClick={onRemove}>
            {passkeyTexts.remove}
          </Button>
        )}
      </Inline>
    </Inline>
  );
}
