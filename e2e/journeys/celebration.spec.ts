import type { Page } from '@playwright/test';
import { expectNoViolations } from '../site/axe.ts';
import { expect, test } from '../site/fixtures.ts';
import { quiet } from '../site/quiet.ts';

test('an achievement is celebrated once: not after a reload, not in another tab', async ({ demoSite, newMember }) => {
  const { origin } = demoSite;
  const page = await newMember('feier@rezenso.example', { width: 390, theme: 'dark' });
  const profile = {
    firstName: 'Fritzi',
    lastName: 'Feier',
    companyName: 'Konfetti & Co.',
    industry: 'einzelhandel',
    website: 'https://konfetti.example',
    description: 'Wir dekorieren Feste in und um Freiburg.',
    targetAudience: 'Familien',
    location: '79098 Freiburg',
    languages: ['de'],
    registeredPlatforms: ['google', 'yelp'],
  };
  const saved = await page.request.put(`${origin}/api/profile`, { data: profile, headers: { origin } });
  expect(saved.status(), await saved.text()).toBe(200);
  for (const platform of ['google', 'yelp', 'facebook']) {
    const data = { platform, businessName: 'Konfetti & Co.', profileUrl: null, notes: null };
    await page.request.post(`${origin}/api/user-platforms`, { data, headers: { origin } });
  }
  await expect(async () => {
    const { notifications } = await (await page.request.get(`${origin}/api/notifications`)).json();
    expect(notifications.map(({ type }: { type: string }) => type)).toContain('achievement.unlocked');
  }).toPass();

  await page.goto(`${origin}/matches`);
  const region = page.getByRole('region', { name: 'Gerade erreicht' });
  // A pointer over it keeps it for as long as this test needs.
  await region.getByText(/Neuer Erfolg: Überall zu Hause/).hover();
  await expectNoViolations(page, 'the celebration');

  const tab = await page.context().newPage();
  await tab.clock.install();
  await tab.goto(`${origin}/matches`);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await untilItLooked(tab);
  await expect(tab.getByRole('region', { name: 'Gerade erreicht' })).toBeEmpty();

  await region.getByRole('button', { name: 'Weiter' }).click();
  await expect(region).toBeEmpty();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilItLooked(page);
  await expect(region).toBeEmpty();
});

test('a level reached in the settings is celebrated once on all devices', async ({ demoSite, newMember }) => {
  const { origin } = demoSite;
  const email = 'personal@personalwerk-main.example';
  const page = await newMember(email);
  await page.goto(`${origin}/settings/platforms`);
  const region = page.getByRole('region', { name: 'Gerade erreicht' });
  // 460 XP from the demo data and 20 for each.
  for (const number of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Plattform hinzufügen' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('list', { name: 'Plattformen zur Auswahl' }).getByRole('button').first().click();
    await dialog.getByRole('textbox', { name: 'Firmenname auf der Plattform' }).fill('Personalwerk Main');
    await dialog
      .getByRole('textbox', { name: 'Link zu deinem Profil' })
      .fill(`https://personalwerk-main.example/${number}`);
    await dialog.getByRole('button', { name: 'Hinzufügen' }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(region.getByText('Level Silber erreicht!')).toBeVisible();
  await region.getByRole('link', { name: 'Erfolge ansehen' }).click();
  await expect(page.getByRole('heading', { name: 'Erfolge', exact: true })).toBeVisible();
  await expect(region).toBeEmpty();

  const phone = await newMember(email, { width: 390 });
  await phone.clock.install();
  await phone.goto(origin);
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  await untilItLooked(phone);
  await expect(phone.getByRole('region', { name: 'Gerade erreicht' })).toBeEmpty();
});

/** Lets the moment come in which an open page looks for something to celebrate, and all that it asks for then. */
async function untilItLooked(page: Page): Promise<void> {
  // What is still on its way would be given up.
  await quiet(page);
  await page.clock.fastForward(4_000);
  await quiet(page);
}
