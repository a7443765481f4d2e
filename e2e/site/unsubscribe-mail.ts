import { expect } from '@playwright/test';
import type { Site } from './site.ts';

interface UnsubscribableMail {
  /** The recipient's address. */
  to: string;
  unsubscribeLink: string;
}

/** The first mail after the given number of mails that can be unsubscribed from; waits until the job has sent it. */
export async function mailWithUnsubscribing(
  { origin }: Pick<Site, 'origin'>,
  after: number,
): Promise<UnsubscribableMail> {
  let found: UnsubscribableMail | undefined;
  await expect
    .poll(async () => {
      const mails = await mailsOf({ origin });
      found = mails.slice(0, mails.length - after).flatMap(readMail)[0];
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error('No mail can be unsubscribed from');
  return found;
}

/** Newest first. */
export async function mailsOf({ origin }: Pick<Site, 'origin'>): Promise<{ to: string; text: string }[]> {
  return (await fetch(`${origin}/dev/mailbox.json`)).json();
}

function readMail({ to, text }: { to: string; text: string }): UnsubscribableMail[] {
  const [unsubscribeLink] = /https?:\/\/\S+\/unsubscribe\/[\w-]+/.exec(text) ?? [];
  const [address] = /[^\s<>]+@[^\s<>]+/.exec(to) ?? [];
  return unsubscribeLink && address ? [{ to: address, unsubscribeLink }] : [];
}
