import type { UserPlatform } from '@rezenso/contract/user-platforms';
import { PlatformIcon, platformName } from '@rezenso/domain/platforms';
import { Button, ExternalLink } from '@rezenso/ui/actions';
import { Card, CardBody, CardFooter } from '@rezenso/ui/containers';
import { Badge } from '@rezenso/ui/display';
import { type IconType, PencilIcon, Trash2Icon, UnlinkIcon } from '@rezenso/ui/icons';
import { Inline, Stack } from '@rezenso/ui/layout';
import { Heading, Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { GoogleActions } from './google-actions.tsx';
import { SyncState } from './sync-state.tsx';
import { platformTexts } from './texts.de.ts';

const Who = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

interface PlatformEntryProps {
  platform: UserPlatform;
  onEdit: () => void;
  onRemove: () => void;
  onDisconnect: () => void;
}

/** One platform: whose profile, where, in which state. */
export function PlatformEntry({ platform, onEdit, onRemove, onDisconnect }: PlatformEntryProps) {
  const name = platformName(platform.platform);
  return (
    <Card as="article" aria-label={name}>
      <CardBody>
        <Stack gap={4}>
          <Inline gap={4} align="start">
            <PlatformIcon platform={platform.platform} size="lg" />
            <Who>
              <Heading level={3} size="xs">
                {name}
              </Heading>
              <Text tone="muted" size="sm">
                {platform.businessName}
              </Text>
            </Who>
            <Inline gap={2}>
              <Badge tone={platform.isActive ? 'success' : 'neutral'}>
                {platform.isActive ? platformTexts.active : platformTexts.inactive}
              </Badge>
              <Badge tone={platform.oauthConnected ? 'accent' : 'neutral'}>
                {platform.oauthConnected ? platformTexts.connected : platformTexts.manual}
              </Badge>
            </Inline>
          </Inline>
          <Address url={platform.profileUrl} name={name} />
          {platform.notes && (
            <Text size="sm" preserveLines>
              <strong>{platformTexts.notes}:</strong> {platform.notes}
            </Text>
          )}
          <SyncState platform={platform} />
        </Stack>
      </CardBody>
      <CardFooter>
        <GoogleActions platform={platform} />
        {platform.oauthConnected && (
          <Action
            icon={UnlinkIcon}
            words={[platformTexts.disconnect, platformTexts.disconnectNamed(name)]}
            onClick={onDisconnect}
          />
        )}
        <Action icon={PencilIcon} words={[platformTexts.edit, platformTexts.editNamed(name)]} onClick={onEdit} />
        <Action icon={Trash2Icon} words={[platformTexts.remove, platformTexts.removeNamed(name)]} onClick={onRemove} />
      </CardFooter>
    </Card>
  );
}

interface ActionProps {
  icon: IconType;
  /** On the button, and for screen readers, which hear several of them. */
  words: readonly [shown: string, named: string];
  onClick: () => void;
}

function Action({ icon, words: [shown, named], onClick }: ActionProps) {
  return (
    <Button variant="secondary" size="sm" iconStart={icon} aria-label={named} onClick={onClick}>
      {shown}
    </Button>
  );
}

function Address({ url, name }: { url: string | null; name: string }) {
  const missing = (
    <Text as="span" tone="muted" size="sm">
      {platformTexts.noAddress}
    </Text>
  );
  return (
    <Text size="sm">
      <ExternalLink address={url} otherwise={missing}>
        {platformTexts.openProfile(name)}
      </ExternalLink>
    </Text>
  );
}
