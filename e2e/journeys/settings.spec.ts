import { expect, test } from '../site/fixtures.ts';

test('a changed profile is kept and shown everywhere', async ({ demoSite, newMember }) => {
  const page = await newMember('pro@rezenso.example', { width: 390 });
  await page.goto(`${demoSite.origin}/settings`);
  const description = page.getByLabel(/Beschreibung/);
  await description.fill('zu kurz');
  await page.getByRole('button', { name: /speichern/i }).click();
  await expect(page.getByText('Beschreibung muss mindestens 10 Zeichen haben')).toBeVisible();
  await description.fill('Wir beraten kleine Betriebe in Ruhe und auf Augenhöhe.');
  await page.getByRole('button', { name: /speichern/i }).click();
  await expect(page.getByText('Profil aktualisiert!').first()).toBeVisible();
  await page.reload();
  await expect(description).toHaveValue('Wir beraten kleine Betriebe in Ruhe und auf Augenhöhe.');
});

test('the dark theme is chosen in the settings and stays without a flash', async ({ demoSite, newMember }) => {
  const page = await newMember('pro@rezenso.example');
  await page.goto(`${demoSite.origin}/settings/notifications`);
  await page.getByRole('switch', { name: /Dark Mode/ }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.goto(`${demoSite.origin}/matches`, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveClass(/dark/);
});
