/** What this browser can do about push messages: it lacks what they need, people forbade them, or it can show them. */
export type Ability = 'unsupported' | 'unsupported-on-apple' | 'blocked' | 'able';

const workerPath = '/service-worker.js';

export function ability(): Ability {
  if ('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator) {
    return Notification.permission === 'denied' ? 'blocked' : 'able';
  }
  // Safari there has push messages only for what was added to the home screen, and says whether it was.
  return 'standalone' in navigator ? 'unsupported-on-apple' : 'unsupported';
}

/** Asks whoever uses the browser. @returns whether messages may be shown */
export async function askForPermission(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

/**
 * Subscribes this browser, or finds the subscription that it has for the same key.
 * @param publicKey the server's, as base64url
 * @throws {DOMException} when its push service cannot be reached or refuses
 */
export async function subscribe(publicKey: string): Promise<PushSubscriptionJSON> {
  await navigator.serviceWorker.register(workerPath);
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known && keyOf(known) === publicKey) return known.toJSON();
  await known?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  return made.toJSON();
}

/** Whether it would show a message now. */
export async function isSubscribed(): Promise<boolean> {
  return Notification.permission === 'granted' && (await subscription()) !== null;
}

/** Nothing reaches it any more, not even what is under way. */
export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe();
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(workerPath);
  return registration?.pushManager.getSubscription() ?? null;
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
