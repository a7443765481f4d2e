import { expect, type Page } from '@playwright/test';

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** All mails that the site sent, the newest first. */
export async function mailsOf(origin: string): Promise<Mail[]> {
  return (await fetch(`${origin}/dev/mailbox.json`)).json();
}

/** The newest mail to an address whose subject matches; waits until the job has sent it. */
export async function mailTo(origin: string, address: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const mails = await mailsOf(origin);
      found = mails.find((mail) => mail.to.includes(address) && subject.test(mail.subject));
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error(`No mail to ${address}`);
  return found;
}

/** The sign-in link of the newest sign-in mail to an address. */
export async function signInLink(origin: string, address: string): Promise<string> {
  const mail = await mailTo(origin, address, /Anmelde|sign-in/i);
  const link = /https?:\/\/\S+token=[\w-]+/.exec(mail.text)?.[0];
  if (!link) throw new Error(`No link in: ${mail.text}`);
  return link;
}

export async function askForLink(page: Page, origin: string, address: string): Promise<void> {
  await page.goto(`${origin}/magic-link`);
  await page.getByLabel(/E-Mail-Adresse/).fill(address);
  await page.getByRole('button', { name: 'Anmeldelink senden' }).click();
  await expect(page.getByText(address)).toBeVisible();
  await expect(page.getByText(/15 Minuten/)).toBeVisible();
}

/** Asks for a link, reads it in the mailbox and confirms it, as a person does. */
export async function signInByMail(page: Page, origin: string, address: string): Promise<void> {
  await askForLink(page, origin, address);
  await page.goto(await signInLink(origin, address));
  await page.getByRole('button', { name: 'Jetzt anmelden' }).click();
}
