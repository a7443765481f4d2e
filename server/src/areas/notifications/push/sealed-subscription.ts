import type { Secret } from '../../../config/secret.ts';

/** What a browser gives whoever may push to it. */
interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export const pushPurpose = 'push-subscription';
const tagPurpose = 'push-endpoint';

/** What is stored of a subscription, and by what its browser is known again: whoever reads the table can push to nobody. */
export function sealSubscription(secret: Secret, { endpoint, p256dh, auth }: Subscription) {
  const sealer = secret.sealer(pushPurpose);
  const tags = secret.tagsOf(tagPurpose, endpoint);
  const [endpoint_tag] = tags;
  const sealed = {
    endpoint: sealer.close(endpoint),
    p256dh: sealer.close(p256dh),
    auth: sealer.close(auth),
    endpoint_tag,
  };
  return { sealed, same: { tags, endpoint } };
}

/** @throws KeyUnknown when this process does not have the key */
export function openSubscription(secret: Secret, { endpoint, p256dh, auth }: Subscription): Subscription {
  const { openIfSealed } = secret.sealer(pushPurpose);
  return { endpoint: openIfSealed(endpoint), p256dh: openIfSealed(p256dh), auth: openIfSealed(auth) };
}
