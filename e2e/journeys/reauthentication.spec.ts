import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { withAuthenticator } from '../site/authenticator.ts';
import { expectNoViolations } from '../site/axe.ts';
import { expect, test } from '../site/fixtures.ts';
import { mailTo } from '../site/mailbox.ts';
import { preparedFolder } from '../site/prepared-folder.ts';
import { type Site, startSite } from '../site/site.ts';

const clock = pathToFileURL(fileURLToPath(new URL('../site/clock-ahead.mjs', import.meta.url))).href;

test('an hour after the sign-in the export and the farewell first ask who is there, and then go on by themselves', async ({
  newVisitor,
}) => {
  const email = 'demo@rezenso.example';
  const phone = await newVisitor({ width: 390 });
  const laptop = await newVisitor({ theme: 'dark' });
  const dataDir = await preparedFolder('demo');
  const before = await startSite({ isReleased: true, dataDir });
  await signIn(phone, before, email);
  await signIn(laptop, before, 'abschied@rezenso.example');
  await withAuthenticator(laptop);
  await laptop.goto(`${before.origin}/settings/privacy`);
  await laptop.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await expect(laptop.getByText('Passkey hinzugefügt', { exact: true })).toBeVisible();
  await before.stop();

  const port = Number(new URL(before.origin).port);
  const env = { NODE_OPTIONS: `--import ${clock}`, CLOCK_AHEAD_MINUTES: '61' };
  const site = await startSite({ isReleased: true, dataDir, port, env });
  await takesItsData(phone, site, email);
  await leaves(laptop, site);
  await site.stop();
});

/** By the code from the mailbox. */
async function takesItsData(page: Page, { origin }: Site, email: string): Promise<void> {
  await page.goto(`${origin}/settings/privacy`);
  await page.getByRole('button', { name: 'Daten exportieren' }).click();
  const question = page.getByRole('dialog', { name: 'Bist du es?' });
  await question.getByRole('button', { name: 'Code per E-Mail schicken' }).click();
  await expect(question.getByText(`Wir haben dir einen Code mit sechs Ziffern an ${email} geschickt.`)).toBeVisible();
  await expectNoViolations(page, 'the code from the mailbox');
  const { subject } = await mailTo(origin, email, /ist dein Bestätigungscode/);
  await question.getByLabel(/Code aus der E-Mail/).fill(/^\d{6}/.exec(subject)?.[0] ?? '');
  const arriving = page.waitForEvent('download');
  await question.getByRole('button', { name: 'Bestätigen' }).click();
  expect((await arriving).suggestedFilename()).toMatch(/^rezenso-daten-/);
  await expect(question).toBeHidden();
  // For another hour nobody asks.
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Daten exportieren' }).click();
  await again;
}

/** By a passkey, over the dialog that asks whether to leave. */
async function leaves(page: Page, { origin }: Site): Promise<void> {
  await page.goto(`${origin}/settings/privacy`);
  await page.getByRole('button', { name: 'Konto löschen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Möchtest du dein Konto wirklich löschen?' });
  await dialog.getByLabel(/Deine E-Mail-Adresse zur Bestätigung/).fill('abschied@rezenso.example');
  await dialog.getByRole('button', { name: 'Konto endgültig löschen' }).click();
  const question = page.getByRole('dialog', { name: 'Bist du es?' });
  await expect(question.getByRole('button', { name: 'Mit Passkey bestätigen' })).toBeVisible();
  await expectNoViolations(page, 'who is there');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(dialog.getByText('Bestätige zur Sicherheit zuerst, dass du es bist.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Konto endgültig löschen' }).click();
  await question.getByRole('button', { name: 'Mit Passkey bestätigen' }).click();
  await expect(page.getByText('Dein Konto ist gelöscht')).toBeVisible();
}

async function signIn(page: Page, { origin }: Site, email: string): Promise<void> {
  const answer = await page.request.post(`${origin}/api/auth/dev-bypass`, { data: { email }, headers: { origin } });
  expect(answer.ok()).toBe(true);
}
