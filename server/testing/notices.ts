import type { Notification } from '@rezenso/contract/notifications';
import type { SignedInClient } from './test-app.ts';

/** What the bell holds for somebody, newest first. @param type of one kind alone */
export async function noticesOf(client: Pick<SignedInClient, 'get'>, type?: string): Promise<Notification[]> {
  const { notifications } = (await client.get('/api/notifications')).json<{ notifications: Notification[] }>();
  return type === undefined ? notifications : notifications.filter((one) => one.type === type);
}
