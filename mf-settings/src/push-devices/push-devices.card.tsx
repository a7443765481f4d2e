import type { PushDevice } from '@rezenso/contract/push-devices';
import { tellFailure, toast } from '@rezenso/platform';
import { IconButton } from '@rezenso/ui/actions';
import { Card, CardBody } from '@rezenso/ui/containers';
import { AsyncContent, Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { formatDate } from '@rezenso/ui/format';
import { XIcon } from '@rezenso/ui/icons';
import { Switch } from '@rezenso/ui/inputs';
import { Inline, Section, Stack } from '@rezenso/ui/layout';
import { Eyebrow, Text } from '@rezenso/ui/typography';
import { deviceName } from '../texts.de.ts';
import { removeDevice, usePushDevices } from './push-devices.resource.ts';
import { pushTexts } from './texts.de.ts';
import { type Ability, ability } from './this-browser.ts';
import { useThisDevice } from './use-this-device.ts';

const cannot: Readonly<Record<Exclude<Ability, 'able'>, string>> = {
  unsupported: pushTexts.unsupported,
  'unsupported-on-apple': pushTexts.unsupportedOnApple,
  blocked: pushTexts.blocked,
};

/** On which devices the member is told what the bell says. */
export function PushDevicesCard() {
  const reading = usePushDevices();
  return (
    <Section title={pushTexts.title} description={pushTexts.description}>
      <AsyncContent
        reading={reading}
        failed={{ title: pushTexts.loadFailed }}
        loading={
          <Loading>
            <SkeletonCard lines={2} />
          </Loading>
        }
      >
        {({ publicKey, devices }) => (
          <Card>
            <CardBody>
              <Stack gap={6}>
                <ThisDevice publicKey={publicKey} known={devices.find(({ isThis }) => isThis)} />
                <OtherDevices devices={devices.filter(({ isThis }) => !isThis)} />
              </Stack>
            </CardBody>
          </Card>
        )}
      </AsyncContent>
    </Section>
  );
}

function ThisDevice({ publicKey, known }: { publicKey: string; known: PushDevice | undefined }) {
  const can = ability();
  return can === 'able' ? (
    <DeviceSwitch publicKey={publicKey} known={known} />
  ) : (
    <Text size="sm" tone="muted">
      {cannot[can]}
    </Text>
  );
}

function DeviceSwitch({ publicKey, known }: { publicKey: string; known: PushDevice | undefined }) {
  const { isOn, isBusy, set } = useThisDevice(publicKey, known);
  return (
    <Switch
      label={pushTexts.here}
      description={pushTexts.hereDescription}
      checked={isOn}
      disabled={isBusy}
      onChange={(event) => void set(event.target.checked)}
    />
  );
}

function OtherDevices({ devices }: { devices: readonly PushDevice[] }) {
  if (devices.length === 0) return null;
  return (
    <Stack gap={2}>
      <Eyebrow>{pushTexts.others}</Eyebrow>
      <Stack as="ul" gap={1}>
        {devices.map((device) => (
          <Inline as="li" key={device.id} justify="between" nowrap>
            <Text size="sm">
              {deviceName(device.name)}{' '}
              <Text as="span" size="sm" tone="muted">
                {pushTexts.since(formatDate(device.addedAt))}
              </Text>
            </Text>
            <IconButton
              icon={XIcon}
              label={pushTexts.remove(deviceName(device.name))}
              onClick={() => void remove(device)}
            />
          </Inline>
        ))}
      </Stack>
    </Stack>
  );
}

async function remove(device: PushDevice): Promise<void> {
  try {
    await removeDevice(device);
    toast({ title: pushTexts.removedTitle, description: pushTexts.removedDescription(deviceName(device.name)) });
  } catch (error) {
    tellFailure(error, { title: pushTexts.failedTitle, description: pushTexts.failed });
  }
}
