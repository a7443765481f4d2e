import type { Page } from '@playwright/test';
import { expectNoViolations } from '../site/axe.ts';
import { expect, test } from '../site/provider-fixtures.ts';

/** What the browser's push service was handed for it, already decrypted. */
interface Delivered {
  data: { id: string; title: string; body: string; href: string };
}

test('what the bell says reaches a device while no page is open, until its session ends', async ({
  providedSite,
  newMember,
}) => {
  const { origin, providers } = providedSite;
  const service = `http://${providers.env.PUSH_ALLOW}`;
  const delivered = async (): Promise<Delivered[]> => (await fetch(`${service}/delivered`)).json();
  const page = await newMember('demo@rezenso.example', { width: 390 });
  const subscription = await (await fetch(`${service}/subscriptions`, { method: 'POST' })).json();
  await subscribeTo(page, subscription);

  await page.goto(`${origin}/settings/notifications`);
  const here = page.getByRole('switch', { name: 'Auf diesem Gerät' });
  await here.click();
  await expect(page.getByText('Mitteilungen sind an')).toBeVisible();
  await expect(here).toBeChecked();
  await expectNoViolations(page, 'messages on this device');
  await page.reload();
  await expect(here).toBeChecked();

  const partner = await newMember('werkstatt@schreinerei-wehrle.example');
  await writeTo(partner, origin, 'Café Lindenblatt', 'Wir kommen um zehn.');
  await expect.poll(async () => (await delivered()).length, { timeout: 60_000 }).toBe(1);
  const [{ data } = never()] = await delivered();
  expect(data.href).toMatch(/^\/matches\/[0-9a-f-]+\/nachrichten$/);

  await test.step('the service worker shows it when nobody looks', async () => {
    const [worker = never()] = page.context().serviceWorkers();
    await worker.evaluate(`
      self.shown = [];
      self.registration.showNotification = async (title, { data }) => void self.shown.push(title + ' ' + data.href);
    `);
    await hand(page, origin, JSON.stringify(data));
    await page.goto('about:blank');
    await hand(page, origin, JSON.stringify(data));
    await expect.poll(() => worker.evaluate('self.shown')).toEqual([`${data.title} ${data.href}`]);
  });

  await test.step('signing out ends it', async () => {
    await page.goto(`${origin}/api/logout`);
    const again = await newMember('demo@rezenso.example');
    const { devices } = await (await again.request.get(`${origin}/api/push-devices`)).json();
    expect(devices).toEqual([]);
  });
});

/** The browser's own push service is out of reach, and a headless one has nobody to ask for the permission. */
async function subscribeTo(page: Page, subscription: object): Promise<void> {
  await page.addInitScript((json) => {
    Object.assign(Notification, { requestPermission: async () => 'granted' });
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    const key = 'test:subscribed';
    const made = (applicationServerKey?: string) => ({
      options: {},
      toJSON: () => json,
      unsubscribe: async () => Boolean(localStorage.removeItem(key)) || Boolean(applicationServerKey),
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem(key) ? made() : null),
      subscribe: async () => {
        localStorage.setItem(key, 'yes');
        return made('key');
      },
    });
  }, subscription);
}

/** Hands a message to the service worker as the browser does when one arrives. */
async function hand(page: Page, origin: string, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
}

/** Sends a message in the conversation with a partner. */
async function writeTo({ request }: Page, origin: string, name: string, text: string): Promise<void> {
  const { conversations } = await (await request.get(`${origin}/api/conversations`)).json();
  const { matchId } = conversations.find(
    ({ partner }: { partner: { companyName: string } }) => partner.companyName === name,
  );
  const sent = await request.post(`${origin}/api/conversations/${matchId}/messages`, {
    data: { id: crypto.randomUUID(), text },
    headers: { origin },
  });
  expect(sent.ok()).toBe(true);
}

function never(): never {
  throw new Error('nothing was delivered');
}
