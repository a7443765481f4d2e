import type { Notification } from '@rezenso/contract/notifications';

/** Ids of what this page has read of the bell; undefined before it read anything. */
let known: ReadonlySet<string> | undefined;

/** Takes note of what stands in the bell. */
export function noteKnown(notifications: readonly Notification[]): void {
  known = new Set(notifications.map(({ id }) => id));
}

/** Whether it has come since the bell was last read; nobody knows before that. */
export function isNew({ id }: Notification): boolean {
  return known !== undefined && !known.has(id);
}

/** Whether there is anything to compare with. */
export function hasRead(): boolean {
  return known !== undefined;
}
