import type { Session } from '@rezenso/contract/sessions';
import { tellFailure, toast } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Badge } from '@rezenso/ui/display';
import { formatDate, formatRelativeTime } from '@rezenso/ui/format';
import { Inline, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { useState } from 'react';
import { styled } from 'styled-components';
import { deviceName, errorTitle } from '../texts.de.ts';
import { signOutOn } from './signed-in-devices.resource.ts';
import { deviceTexts } from './texts.de.ts';

const What = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export interface DeviceEntryProps {
  session: Session;
  /** It was ended: what was focused here goes. */
  onEnded: () => void;
}

/** One device: which it is, since when and when last; another one can be signed out. */
export function DeviceEntry({ session, onEnded }: DeviceEntryProps) {
  const { device, signedInAt, lastActiveAt, isThis, person } = session;
  const active = isThis ? deviceTexts.now : deviceTexts.lastActive(formatRelativeTime(lastActiveAt));
  return (
    <Inline as="li" gap={4} justify="between">
      <What>
        <Stack gap={1}>
          <Inline gap={2}>
            <Text as="span">{deviceName(device)}</Text>
            {isThis && <Badge tone="success">{deviceTexts.here}</Badge>}
          </Inline>
          {/* Longer than a badge may be, and broken where it has to be. */}
          {person && <Text size="sm">{person}</Text>}
          <Text tone="muted" size="sm">
            {deviceTexts.since(formatDate(signedInAt, 'long'))}, {active}
          </Text>
        </Stack>
      </What>
      {!isThis && <EndButton session={session} onEnded={onEnded} />}
    </Inline>
  );
}

function EndButton({ session, onEnded }: DeviceEntryProps) {
  const [isBusy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      await signOutOn(session);
      onEnded();
      toast({ title: deviceTexts.ended, description: deviceTexts.endedDescription(deviceName(session.device)) });
    } catch (error) {
      tellFailure(error, { title: errorTitle, description: deviceTexts.endFailed });
    }
    setBusy(false);
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={isBusy}
      aria-label={deviceTexts.endNamed(deviceName(session.device), formatDate(session.signedInAt, 'long'))}
      onClick={end}
    >
      {deviceTexts.end}
    </Button>
  );
}
