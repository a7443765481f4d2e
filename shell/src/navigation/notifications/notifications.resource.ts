import { listNotifications, readAllNotifications, readNotification } from '@rezenso/contract/notifications';
import { call, refresh, refreshSession, useEndpoint } from '@rezenso/platform';

/** The newest notifications, read anew whenever the panel opens. */
export function useNotifications() {
  return useEndpoint(listNotifications, {}, { freshForSeconds: 0 });
}

export async function markRead(id: string): Promise<void> {
  await call(readNotification, { params: { id } });
  await countAgain();
}

export async function markAllRead(): Promise<void> {
  await call(readAllNotifications);
  await countAgain();
}

/** The bell's number is part of the session. */
async function countAgain(): Promise<void> {
  await Promise.all([refresh(listNotifications), refreshSession()]);
}
