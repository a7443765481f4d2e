import type { Page } from '@playwright/test';
import { expectNoViolations } from '../site/axe.ts';
import { expect, test } from '../site/fixtures.ts';

const profile = {
  firstName: 'Mara',
  lastName: 'Feld',
  companyName: 'Feld und Garten',
  industry: 'handwerk',
  domain: 'feld-und-garten.example',
  description: 'Wir legen Gärten an und pflegen sie.',
  targetAudience: 'Hausbesitzer',
  location: 'Neustadt',
  languages: ['de'],
  registeredPlatforms: ['google'],
};

test('who is not on the map is asked which place is meant, by keyboard on a phone', async ({ demoSite, newMember }) => {
  const page = await newMember('mara@feld-und-garten.example', { width: 390 });
  await save(page, demoSite.origin);
  expect(await isLocated(page, demoSite.origin)).toBe(false);
  await page.goto(`${demoSite.origin}/settings`);
  const choices = page.getByRole('group', { name: 'Meinst du …' });
  await expect(choices.getByRole('button')).toHaveCount(6);
  await expectNoViolations(page, 'asked');
  const field = page.getByLabel(/Standort oder PLZ/);
  await field.focus();
  await page.keyboard.press('Tab');
  await expect(choices.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('67434 Neustadt an der Weinstraße');
  await expect(field).toBeFocused();
  await expect(page.getByText('Erkannt: 67434 Neustadt an der Weinstraße, Rheinland-Pfalz')).toBeVisible();
  await expectNoViolations(page, 'understood');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Profil aktualisiert!').first()).toBeVisible();
  expect(await isLocated(page, demoSite.origin)).toBe(true);
  await page.reload();
  await expect(field).toHaveValue('67434 Neustadt an der Weinstraße');
  await expect(choices).toHaveCount(0);
});

test('an unknown place is said calmly and saved all the same, also when nobody can be asked', async ({
  demoSite,
  newMember,
}) => {
  const page = await newMember('jan@feld-und-garten.example', { width: 390, provoked: /Failed to load resource/ });
  await save(page, demoSite.origin, { location: 'Ulm', domain: 'feld-jan.example' });
  await page.goto(`${demoSite.origin}/settings`);
  const field = page.getByLabel(/Standort oder PLZ/);
  await field.fill('Hintertupfingen');
  await expect(page.getByText(/^Deinen Ort kennen wir nicht/)).toBeVisible();
  await expectNoViolations(page, 'unknown');
  await page.route('**/api/places?*', (route) => route.abort());
  const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/places'));
  await field.fill('Vordertupfingen');
  await asked;
  await expect(page.getByText('Zum Beispiel 79098 Freiburg')).toBeVisible();
  await page.getByRole('button', { name: 'Änderungen speichern' }).click();
  await expect(page.getByText('Profil aktualisiert!').first()).toBeVisible();
  await page.unroute('**/api/places?*');
  await page.reload();
  await expect(field).toHaveValue('Vordertupfingen');
  await expect(page.getByText(/^Deinen Ort kennen wir nicht/)).toBeVisible();
});

async function save(page: Page, origin: string, differs: Partial<typeof profile> = {}): Promise<void> {
  const answer = await page.request.put(`${origin}/api/profile`, {
    data: { ...profile, ...differs },
    headers: { origin },
  });
  expect(answer.status()).toBe(200);
}

async function isLocated(page: Page, origin: string): Promise<boolean> {
  return (await (await page.request.get(`${origin}/api/profile`)).json()).user.isLocated;
}
