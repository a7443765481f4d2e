import type { UserPlatform } from '@rezenso/contract/user-platforms';
import { Banner } from '@rezenso/ui/feedback';
import { formatDate } from '@rezenso/ui/format';
import { Text } from '@rezenso/ui/typography';
import { platformTexts } from './texts.de.ts';

/** When reviews were last fetched and what went wrong. Platforms entered by hand are never synchronised. */
export function SyncState({ platform }: { platform: UserPlatform }) {
  const { syncStatus, syncError, lastSyncAt, oauthConnected } = platform;
  if (syncStatus === 'error')
    return (
      <Banner tone="warning" title={platformTexts.syncFailed}>
        {syncError === null ? platformTexts.syncFailedUnknown : syncError}
        {lastSyncAt && <LastSync at={lastSyncAt} />}
      </Banner>
    );
  if (syncStatus === 'syncing') return <Line>{platformTexts.syncing}</Line>;
  if (lastSyncAt) return <LastSync at={lastSyncAt} />;
  return oauthConnected ? <Line>{platformTexts.neverSynced}</Line> : null;
}

function LastSync({ at }: { at: string }) {
  return <Line>{platformTexts.synced(formatDate(at))}</Line>;
}

function Line({ children }: { children: string }) {
  return (
    <Text tone="muted" size="sm">
      {children}
    </Text>
  );
}
