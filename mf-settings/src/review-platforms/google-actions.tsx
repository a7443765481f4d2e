import { googleConnectHref, type UserPlatform } from '@rezenso/contract/user-platforms';
import { messageOf, tellFailure, toast } from '@rezenso/platform';
import { leaveTo } from '@rezenso/platform/router';
import { Button } from '@rezenso/ui/actions';
import { LinkIcon, RefreshCwIcon } from '@rezenso/ui/icons';
import { useState } from 'react';
import { errorTitle } from '../texts.de.ts';
import { syncPlatform } from './platforms.resource.ts';
import { googleTexts } from './texts.de.ts';

/** Connects a Google profile that is not, and fetches the reviews of one that is. Other platforms offer neither. */
export function GoogleActions({ platform }: { platform: UserPlatform }) {
  if (platform.oauthConnected) return <SyncButton platform={platform} />;
  if (platform.platform !== 'google') return null;
  return (
    <Button size="sm" iconStart={LinkIcon} onClick={() => leaveTo(googleConnectHref(platform.id))}>
      {googleTexts.connect}
    </Button>
  );
}

function SyncButton({ platform }: { platform: UserPlatform }) {
  const [isAsking, setAsking] = useState(false);
  const sync = async () => {
    setAsking(true);
    try {
      await syncPlatform(platform);
      toast({ title: googleTexts.syncStarted, description: googleTexts.syncStartedDescription });
    } catch (error) {
      tellFailure(error, { title: errorTitle, description: messageOf(error, googleTexts.syncFailed) });
    }
    setAsking(false);
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      iconStart={RefreshCwIcon}
      loading={isAsking || platform.syncStatus === 'syncing'}
      onClick={sync}
    >
      {googleTexts.syncNow}
    </Button>
  );
}
