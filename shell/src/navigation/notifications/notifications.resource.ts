import { listNotifications, readAllNotifications, readNotification } from '@rezenso/contract/notifications';
import { call, useEndpoint } from '@rezenso/platform';

/** The newest notifications, read anew whenever the panel opens. */
export function useNotifications() {
  return useEndpoint(listNotifications, {}, { freshForSeconds: 0 });
}

export async function markRead(id: string): Promise<void> {
  await call(readNotification, { params: { id } });
}

export async function markAllRead(): Promise<void> {
  await call(readAllNotifications);
}
