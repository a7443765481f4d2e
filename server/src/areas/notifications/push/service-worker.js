/**
 * Shows what the bell says while no page of the site is in sight, and opens the page it is about. It does nothing else: no
 * request passes through it, nothing is kept by it.
 */
self.addEventListener('push', (event) => event.waitUntil(show(event.data?.json())));
self.addEventListener('notificationclick', (event) => event.waitUntil(open(event.notification)));
self.addEventListener('install', () => self.skipWaiting());

async function show(message) {
  if (!message) return;
  // Whoever looks at the site sees it there.
  const pages = await self.clients.matchAll({ type: 'window' });
  if (pages.some((page) => page.visibilityState === 'visible')) return;
  const { id, title, body, href } = message;
  await self.registration.showNotification(title, { body, tag: id, lang: 'de', data: { href } });
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
