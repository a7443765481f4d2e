/**
 * Shows what the bell says while no page of the site is in sight, opens the page it is about, and tells the server the new
 * address when the browser replaces its subscription. It does nothing else: no request of a page passes through it, nothing is
 * kept by it.
 */
const devices = '/api/push-devices';

self.addEventListener('push', (event) => event.waitUntil(show(event.data?.json())));
self.addEventListener('notificationclick', (event) => event.waitUntil(open(event.notification)));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(replace(event.newSubscription)));
self.addEventListener('install', () => self.skipWaiting());

async function show(message) {
  if (!message) return;
  // Whoever looks at the site sees it there.
  const pages = await self.clients.matchAll({ type: 'window' });
  if (pages.some((page) => page.visibilityState === 'visible')) return;
  const { id, title, body, href, lang = 'de' } = message;
  await self.registration.showNotification(title, { body, tag: id, lang, data: { href } });
}

async function open(notification) {
  notification.close();
  const address = new URL(notification.data.href, self.location.origin);
  if (address.origin !== self.location.origin) return;
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) return void (await self.clients.openWindow(address));
  await page.focus();
  await page.navigate(address);
}

/** Only where this session has the switch on: whoever uses the browser now may be somebody else. */
async function replace(made) {
  const answer = await fetch(devices);
  const { publicKey, devices: known = [] } = answer.ok ? await answer.json() : {};
  if (!known.some(({ isThis }) => isThis)) return void (await made?.unsubscribe());
  const { pushManager } = self.registration;
  const next = made ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  const { endpoint, keys } = next.toJSON();
  const headers = { 'content-type': 'application/json' };
  await fetch(devices, { method: 'PUT', headers, body: JSON.stringify({ endpoint, keys }) });
}
