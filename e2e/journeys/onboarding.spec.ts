import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../site/fixtures.ts';

test('an unreachable website keeps the person on step 1 with everything typed', async ({ demoSite, newMember }) => {
  const page = await atStepOne(demoSite.origin, await newMember('erster@neue-firma.example'));
  await page.getByLabel(/^Website/).fill('gibt-es-nicht.invalid');
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(page.getByText('Domain nicht erreichbar').first()).toBeVisible();
  await expectNotCovered(page, page.getByRole('button', { name: 'Weiter', exact: true }));
  await expect(page.getByLabel(/Vorname/)).toHaveValue('Mara');
  await expect(page.getByLabel(/^Website/)).toHaveValue('gibt-es-nicht.invalid');
});

test('a private address is never opened', async ({ demoSite, newMember }) => {
  const page = await atStepOne(demoSite.origin, await newMember('zweiter@neue-firma.example'));
  await page.getByLabel(/^Website/).fill('127.0.0.1');
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(page.getByText('Domain nicht erreichbar').first()).toBeVisible();
});

test('empty fields are named in place', async ({ demoSite, newMember }) => {
  const page = await newMember('dritter@neue-firma.example', { width: 390 });
  await page.goto(`${demoSite.origin}/onboarding`);
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(page.getByText('Vorname muss mindestens 2 Zeichen haben')).toBeVisible();
  await expect(page.getByText('Nachname muss mindestens 2 Zeichen haben')).toBeVisible();
  await expect(page.getByText('Domain ist erforderlich (z.B. meine-firma.de)')).toBeVisible();
  await expect(page.getByText('Validierungsfehler')).toBeVisible();
});

test('a half-finished profile survives a reload', async ({ demoSite, newMember }) => {
  const page = await atStepOne(demoSite.origin, await newMember('vierter@neue-firma.example'));
  await page.getByLabel(/^Website/).fill('meine-firma.de');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByLabel(/Vorname/)).toHaveValue('Mara');
  await expect(page.getByLabel(/^Website/)).toHaveValue('meine-firma.de');
});

test('a slow website shows which step it hangs in, and nothing moves while steps go by', async ({
  emptySite,
  websites,
  newVisitor,
}) => {
  const page = await newVisitor({ width: 390, theme: 'dark' });
  await page.request.post(`${emptySite.origin}/api/auth/dev-bypass`, {
    data: { email: 'sechster@neue-firma.example' },
    headers: { origin: emptySite.origin },
  });
  await atStepOne(emptySite.origin, page);
  await page.getByLabel(/^Website/).fill(websites.slow.host);
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  const current = page.locator('li[aria-current="step"]');
  await expect(current).toHaveText('Website aufrufen');
  const skip = page.getByRole('button', { name: 'Von Hand weitermachen' });
  // In the document: the page may still be scrolling.
  const place = () => skip.evaluate((button) => button.getBoundingClientRect().top + window.scrollY);
  const before = await place();
  websites.slow.letStartThrough();
  await expect(current).toHaveText('Weitere Seiten laden');
  await expect(page.getByRole('listitem').filter({ hasText: 'Website aufrufen' }).getByLabel('erledigt')).toBeVisible();
  expect(await place()).toBe(before);
  websites.slow.letOthersThrough();
  await expect(page.getByLabel(/Firmenname/)).toHaveValue('Backhaus Lindenhof GmbH');
  await expect(current).toHaveCount(0);
});

test('a session that ended meanwhile costs nothing that was typed', async ({ emptySite, websites, newVisitor }) => {
  const page = await newVisitor();
  const signIn = () =>
    page.request.post(`${emptySite.origin}/api/auth/dev-bypass`, {
      data: { email: 'fuenfter@neue-firma.example' },
      headers: { origin: emptySite.origin },
    });
  await signIn();
  await atStepOne(emptySite.origin, page);
  await page.getByLabel(/^Website/).fill(websites.bakery.host);
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await page.getByLabel(/Branche/).selectOption({ label: 'Gastronomie' });
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await page.getByRole('checkbox', { name: /Google/ }).check();
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(page.getByLabel(/Name auf der Plattform/)).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Profil erstellen' }).click();
  await expect(page.getByText('Session abgelaufen')).toBeVisible();
  await expect(page).toHaveURL(/\/magic-link/);
  await signIn();
  await page.goto(`${emptySite.origin}/onboarding?schritt=4`);
  await page.getByRole('button', { name: 'Profil erstellen' }).click();
  await expect(page).toHaveURL(`${emptySite.origin}/`);
});

test('an incomplete profile is led from the dashboard to the onboarding', async ({ demoSite, newMember }) => {
  const page = await newMember('neu@rezenso.example');
  await page.goto(demoSite.origin);
  await expect(page.getByText('Profil vervollständigen').first()).toBeVisible();
  await expect(page).toHaveURL(/\/onboarding/);
});

async function atStepOne(origin: string, page: Page): Promise<Page> {
  await page.goto(`${origin}/onboarding`);
  await page.getByLabel(/Vorname/).fill('Mara');
  await page.getByLabel(/Nachname/).fill('Feld');
  return page;
}

/** A message on the screen hides no part of what leads on. */
async function expectNotCovered(page: Page, control: Locator): Promise<void> {
  const message = await page.getByRole('region', { name: 'Meldungen' }).locator('> *').first().boundingBox();
  const place = await control.boundingBox();
  if (!message || !place) throw new Error('There is no message, or nothing that leads on');
  const isApart =
    message.x + message.width <= place.x ||
    place.x + place.width <= message.x ||
    message.y + message.height <= place.y ||
    place.y + place.height <= message.y;
  expect(isApart).toBe(true);
}
