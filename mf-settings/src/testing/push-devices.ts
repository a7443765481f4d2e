import { listPushDevices, type PushDevice } from '@rezenso/contract/push-devices';
import { answer } from '@rezenso/platform/testing';

/** A key pair's public half as the server would name it: `BAAA…`. */
export const publicKey = `B${'A'.repeat(86)}`;

/** The member's devices as the server knows them. */
export const devicesAre = (...devices: PushDevice[]) => answer(listPushDevices, { publicKey, devices });
export const noDevices = devicesAre();

export function aDevice(over: Partial<PushDevice> = {}): PushDevice {
  return {
    id: '00000000-0000-4000-8000-0000000000d1',
    name: 'Chrome auf Android',
    addedAt: '2031-03-03T09:00:00.000Z',
    isThis: true,
    ...over,
  };
}

/** A browser that can show push messages, as far as pages see it. */
export function aBrowser(
  given: { permission?: NotificationPermission; answers?: NotificationPermission; key?: string } = {},
) {
  const { permission = 'default', answers = permission, key } = given;
  let subscription: object | null = null;
  const endpoint = 'https://fcm.googleapis.com/fcm/send/phone';
  const subscribed = (applicationServerKey: string) => ({
    options: {
      applicationServerKey: Uint8Array.from(atob(applicationServerKey.padEnd(88, '=')), (c) => c.charCodeAt(0)),
    },
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: jest.fn(async () => {
      subscription = null;
      return true;
    }),
  });
  if (key) subscription = subscribed(key);
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: jest.fn(async ({ applicationServerKey }: { applicationServerKey: string }) => {
      subscription = subscribed(applicationServerKey);
      return subscription;
    }),
  };
  const registration = { pushManager };
  const serviceWorker = {
    register: jest.fn(async () => registration),
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  };
  const notification = {
    permission,
    requestPermission: jest.fn(async () => {
      notification.permission = answers;
      return answers;
    }),
  };
  Object.assign(window, { PushManager: class {}, Notification: notification });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  return { endpoint, pushManager, serviceWorker, notification, isSubscribed: () => subscription !== null };
}

/** The one that jsdom is. */
export function forgetBrowser(): void {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  for (const name of ['serviceWorker', 'standalone']) Reflect.deleteProperty(navigator, name);
}
