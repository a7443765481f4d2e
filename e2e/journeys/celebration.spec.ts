import { expectNoViolations } from '../site/axe.ts';
import { expect, test } from '../site/fixtures.ts';

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
  await expect(region.getByText(/Neuer Erfolg: Überall zu Hause/)).toBeVisible();
  await expectNoViolations(page, 'the celebration');

  const tab = await page.context().newPage();
  await tab.goto(`${origin}/matches`);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await tab.waitForTimeout(4_000);
  await expect(tab.getByRole('region', { name: 'Gerade erreicht' })).toBeEmpty();

  await region.getByRole('button', { name: 'Weiter' }).click();
  await expect(region).toBeEmpty();
  await page.reload();
  await page.waitForTimeout(4_000);
  await expect(region).toBeEmpty();
});
