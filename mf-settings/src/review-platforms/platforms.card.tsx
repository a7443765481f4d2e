import type { UserPlatform } from '@rezenso/contract/user-platforms';
import { lazyPart } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { AsyncContent, EmptyState, Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { PlusIcon, StoreIcon } from '@rezenso/ui/icons';
import { Section, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { Suspense, useState } from 'react';
import { addablePlatforms } from './addable-platforms.ts';
import { PlatformEntry } from './platform-entry.tsx';
import { usePlatforms, useRegisteredPlatforms } from './platforms.resource.ts';
import { platformTexts } from './texts.de.ts';
import { useGoogleReturn } from './use-google-return.ts';

const AddPlatformDialog = lazyPart(() => import('./add-platform.dialog.tsx'));
const EditPlatformDialog = lazyPart(() => import('./edit-platform.dialog.tsx'));
const RemovePlatformDialog = lazyPart(() => import('./remove-platform.dialog.tsx'));
const DisconnectDialog = lazyPart(() => import('./disconnect.dialog.tsx'));

type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'remove' | 'disconnect'; platform: UserPlatform };

/** The platforms on which the business can be reviewed. */
export function PlatformsCard() {
  useGoogleReturn();
  return (
    <AsyncContent
      reading={usePlatforms()}
      failed={{ title: platformTexts.loadFailed, level: 2 }}
      loading={
        <Section title={platformTexts.title} description={platformTexts.description}>
          <Loading>
            <Stack gap={4}>
              <SkeletonCard lines={3} withAvatar />
              <SkeletonCard lines={3} withAvatar />
            </Stack>
          </Loading>
        </Section>
      }
    >
      {(platforms) => <Platforms platforms={platforms} />}
    </AsyncContent>
  );
}

function Platforms({ platforms }: { platforms: readonly UserPlatform[] }) {
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const addable = addablePlatforms(platforms, useRegisteredPlatforms());
  const add = (
    <Button iconStart={PlusIcon} onClick={() => setDialog({ kind: 'add' })}>
      {platformTexts.add}
    </Button>
  );
  return (
    <Section
      title={platformTexts.title}
      description={platformTexts.description}
      actions={platforms.length > 0 && addable.length > 0 && add}
    >
      <Stack gap={4}>
        {platforms.length === 0 ? (
          <EmptyState
            icon={StoreIcon}
            title={platformTexts.emptyTitle}
            description={platformTexts.emptyDescription}
            action={add}
          />
        ) : (
          <Stack as="ul" gap={4} aria-label={platformTexts.listLabel}>
            {platforms.map((platform) => (
              <li key={platform.id}>
                <PlatformEntry
                  platform={platform}
                  onEdit={() => setDialog({ kind: 'edit', platform })}
                  onRemove={() => setDialog({ kind: 'remove', platform })}
                  onDisconnect={() => setDialog({ kind: 'disconnect', platform })}
                />
              </li>
            ))}
          </Stack>
        )}
        {addable.length === 0 && <Text tone="muted">{platformTexts.allAdded}</Text>}
      </Stack>
      <Suspense>
        {dialog?.kind === 'add' && <AddPlatformDialog platforms={addable} onClose={close} />}
        {dialog?.kind === 'edit' && <EditPlatformDialog platform={dialog.platform} onClose={close} />}
        {dialog?.kind === 'remove' && <RemovePlatformDialog platform={dialog.platform} onClose={close} />}
        {dialog?.kind === 'disconnect' && <DisconnectDialog platform={dialog.platform} onClose={close} />}
      </Suspense>
    </Section>
  );
}
