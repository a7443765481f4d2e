import { readFile } from 'node:fs/promises';
import { expectNoViolations } from '../site/axe.ts';
import { expect, test } from '../site/fixtures.ts';

test('a business takes its data along', async ({ demoSite, newMember }) => {
  const page = await newMember('demo@rezenso.example', { width: 390 });
  await page.goto(`${demoSite.origin}/settings/privacy`);
  await expect(page.getByRole('link', { name: 'Impressum' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Das gilt gerade' }).getByText('Öffentliche Seite')).toBeVisible();
  await expectNoViolations(page, 'privacy');
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Daten exportieren' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^rezenso-daten-\d{4}-\d{2}-\d{2}\.json$/);
  await expect(page.getByText('Dein Export ist da')).toBeVisible();
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data).toMatchObject({ format: 'rezenso-export', account: { email: 'demo@rezenso.example' } });
});

test('a failed export says so and leaves the page as it was', async ({ demoSite, newMember }) => {
  const page = await newMember('demo@rezenso.example', { theme: 'dark' });
  await page.route('**/api/privacy/export', (route) => route.abort());
  await page.goto(`${demoSite.origin}/settings/privacy`);
  await page.getByRole('button', { name: 'Daten exportieren' }).click();
  await expect(page.getByText('Deine Daten konnten nicht exportiert werden.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Daten exportieren' })).toBeEnabled();
});

test('a business leaves for good, and only with its own address', async ({ demoSite, newMember }) => {
  const page = await newMember('abschied@rezenso.example', { width: 390 });
  const browserQuestions: string[] = [];
  page.on('dialog', (question) => {
    browserQuestions.push(question.type());
    return question.accept();
  });
  await page.goto(`${demoSite.origin}/settings/privacy`);
  await page.getByRole('button', { name: 'Konto löschen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Möchtest du dein Konto wirklich löschen?' });
  await expect(dialog.getByText(/Ehemaliger Partner/)).toBeVisible();
  await expectNoViolations(page, 'deleting');
  const address = dialog.getByLabel(/Deine E-Mail-Adresse zur Bestätigung/);
  const confirm = dialog.getByRole('button', { name: 'Konto endgültig löschen' });
  await confirm.click();
  await expect(dialog.getByText('Bitte gib deine E-Mail-Adresse ein')).toBeVisible();
  await address.fill('jemand@anders.example');
  await confirm.click();
  await expect(dialog.getByText('Die E-Mail-Adresse stimmt nicht mit deinem Konto überein.')).toBeVisible();
  await expect(address).toHaveValue('jemand@anders.example');
  await expect(address).toBeFocused();
  await expectNoViolations(page, 'wrong address');

  await address.fill(' Abschied@Rezenso.example ');
  await confirm.click();
  await expect(page).toHaveURL(`${demoSite.origin}/`);
  await expect(page.getByText('Dein Konto ist gelöscht')).toBeVisible();
  expect(browserQuestions).toEqual([]);
  await expect(page.getByRole('link', { name: 'Kostenlos starten' }).first()).toBeVisible();
  expect((await page.request.get(`${demoSite.origin}/api/auth/user`)).status()).toBe(401);
});
