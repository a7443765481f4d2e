import { STATUS_CODES } from 'node:http';
import type { Language } from '@rezenso/contract/language';
import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import { job } from '../../../jobs/job.ts';
import { contacts } from '../../accounts/index.ts';
import { notifications } from '../inbox/notifications.repository.ts';
import { readNotifications } from '../inbox/read-notifications.ts';
import { type PushDeviceRow, pushDevices } from './push-devices.repository.ts';
import { openSubscription } from './sealed-subscription.ts';
import { vapidKeys } from './vapid-keys.ts';

/** Which notification; a member has one of each type and subject. */
interface Pushed {
  memberId: string;
  type: string;
  subject: string;
}

/** Gives up after an hour: news that old is in the bell anyway. */
const pushJob = job<Pushed>('push.send', { retryLimit: 6, retryDelay: 10, retryDelayMax: 1_800, concurrency: 4 });

/** How long a push service keeps a message for a device that is off. */
const keptSeconds = 86_400;
const timeoutMs = 10_000;
/** A push service takes about 4,096 bytes; encryption and what stands around the words need the rest. */
const longestBody = 600;

/** Shows a new notification on the member's devices once `tx` has committed; costs one look where there are none. */
export async function pushLater({ jobs }: Pick<Core, 'jobs'>, tx: Tx, pushed: Pushed): Promise<void> {
  const { memberId, type, subject } = pushed;
  if (await pushDevices(tx).has(memberId)) await jobs.enqueue(tx, pushJob, { memberId, type, subject });
}

type Parts = Pick<Core, 'database' | 'env' | 'jobs' | 'log' | 'now' | 'secret'>;

/** What is unread is sent to each device as the bell would say it now; the same again takes the first one's place. */
export function workOnPushes({ database, env, jobs, log, secret }: Parts): void {
  const { db } = database;
  const keys = vapidKeys(secret);

  jobs.work(pushJob, async ({ memberId, type, subject }) => {
    const notification = await notifications(db).findUnread(memberId, type, subject);
    if (!notification) return;
    const lang = await languageOf(memberId);
    const said = (await readNotifications(db, [notification], lang)).get(notification);
    if (!said) return;
    const { title, body, href } = said;
    const shown = { id: notification.id, title, body: body.slice(0, longestBody), href: href ?? '/', lang };
    const payload = JSON.stringify(shown);
    const sent = await Promise.allSettled(
      (await pushDevices(db).list(memberId)).map((device) => send(device, payload)),
    );
    const failed = sent.filter((one) => one.status === 'rejected');
    if (failed.length > 0)
      throw new AggregateError(
        failed.map(({ reason }) => reason),
        'a push service took no message',
      );
  });

  /** Of who has left nobody reads any more. */
  async function languageOf(memberId: string): Promise<Language> {
    return (await contacts(db).find(memberId))?.language ?? 'de';
  }

  async function send(device: PushDeviceRow, payload: string): Promise<void> {
    const { id, member_id } = device;
    const { endpoint, p256dh, auth } = openSubscription(secret, device);
    const { default: webPush } = await import('web-push');
    const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      TTL: keptSeconds,
      urgency: 'normal',
      vapidDetails: { subject: contactOf(env), ...keys },
    });
    const answer = await fetch(endpoint, {
      method: request.method,
      headers: Object.entries(request.headers).flatMap(([name, value]) =>
        name === 'Content-Length' ? [] : [[name, String(value)]],
      ),
      body: new Uint8Array(request.body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    if (answer.ok) return;
    const { status } = answer;
    if (isForGood(status)) {
      log.info({ device: id, status }, 'a device takes no push messages any more');
      await pushDevices(db).remove(member_id, id);
      return;
    }
    throw new Error(`The push service ${new URL(endpoint).host} answered ${status} ${STATUS_CODES[status] ?? ''}`);
  }
}

/** Whom a push service can turn to. It wants `mailto:` or https, and this site's own address where that is neither. */
function contactOf({ mail, publicOrigin }: Core['env']): string {
  return publicOrigin.startsWith('https:')
    ? publicOrigin
    : `mailto:${/[^<\s]+@[^>\s]+/.exec(mail.from)?.[0] ?? mail.from}`;
}

/** The subscription ended, was made for another key, or was never one. Too many at once, or a fault there, passes. */
function isForGood(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 413 && status !== 429;
}
