import type { PushDevice } from '@rezenso/contract/push-devices';
import { messageOf, tellFailure, toast } from '@rezenso/platform';
import { useEffect, useState } from 'react';
import { addDevice, removeDevice } from './push-devices.resource.ts';
import { pushTexts } from './texts.de.ts';
import { askForPermission, isSubscribed, subscribe, unsubscribe } from './this-browser.ts';

/** Whether this device shows messages, and switching that. */
export function useThisDevice(publicKey: string, known: PushDevice | undefined) {
  const isStillSubscribed = useIsSubscribed(known?.id);
  const [isBusy, setBusy] = useState(false);
  const switchOn = async () => {
    if (!(await askForPermission())) {
      toast({ title: pushTexts.failedTitle, description: pushTexts.notAllowed, variant: 'destructive' });
      return;
    }
    await addDevice(await subscribe(publicKey));
    toast({ title: pushTexts.onTitle, description: pushTexts.onDescription });
  };
  const switchOff = async () => {
    if (known) await removeDevice(known);
    await unsubscribe();
    toast({ title: pushTexts.offTitle, description: pushTexts.offDescription });
  };
  const set = async (isOn: boolean) => {
    setBusy(true);
    try {
      await (isOn ? switchOn() : switchOff());
    } catch (error) {
      tellFailure(error, { title: pushTexts.failedTitle, description: messageOf(error, pushTexts.failed) });
    } finally {
      setBusy(false);
    }
  };
  return { isOn: known !== undefined && isStillSubscribed, isBusy, set };
}

/** Whether the browser still has what the server knows of it: people can take the permission back at any time. */
function useIsSubscribed(deviceId: string | undefined): boolean {
  const [is, setIs] = useState(true);
  useEffect(() => {
    if (deviceId === undefined) return undefined;
    let isCurrent = true;
    void isSubscribed().then((found) => isCurrent && setIs(found));
    return () => {
      isCurrent = false;
    };
  }, [deviceId]);
  return is;
}
