import { addPushDevice, listPushDevices, type PushDevice, removePushDevice } from '@rezenso/contract/push-devices';
import { call, useEndpoint } from '@rezenso/platform';

/** The member's devices, newest first, and the key to subscribe with. */
export function usePushDevices() {
  return useEndpoint(listPushDevices);
}

export async function addDevice({ endpoint, keys }: PushSubscriptionJSON): Promise<void> {
  const { p256dh = '', auth = '' } = keys ?? {};
  await call(addPushDevice, { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } });
}

export async function removeDevice({ id }: PushDevice): Promise<void> {
  await call(removePushDevice, { params: { id } });
}
