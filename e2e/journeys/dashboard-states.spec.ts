import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../site/axe.ts';
import { expect, test } from '../site/fixtures.ts';

const dayMs = 86_400_000;

test('the period changes which reviews the card shows, what it counts and what it says', async ({
  demoSite,
  newMember,
}) => {
  const { origin } = demoSite;
  const page = await newMember('zeitraum@rezenso.example', { width: 390 });
  await completeProfile(page, origin, 'Zeitraum Uhren');
  await importReview(
    page,
    origin,
    'Vor sechzig Tagen: Die Standuhr vom Großvater schlägt wieder zur vollen Stunde.',
    60,
  );
  await importReview(page, origin, 'Im Frühjahr: Das Armband war gerissen, nach zwei Tagen hing ein neues daran.', 200);
  await page.goto(origin);
  const card = portfolioOf(page);
  await expect(card.getByRole('radio', { name: '365 Tage' })).toBeChecked();
  await expectShown(card, [/^Vor sechzig Tagen/, /^Im Frühjahr/], 2);
  await card.getByRole('radio', { name: '90 Tage' }).click();
  await expectShown(card, [/^Vor sechzig Tagen/], 1);
  await card.getByRole('radio', { name: '30 Tage' }).click();
  await expectShown(card, [], 0);
  await expect(
    card.getByText(/^In den letzten 30 Tagen kam keine Bewertung dazu\. Deine letzte ist vom/),
  ).toBeVisible();
  await expectNoViolations(page, 'a quiet period');
});

test('the dashboard reads no more reviews than it shows, and /reviews still reads all', async ({
  demoSite,
  newMember,
}) => {
  const page = await newMember('demo@rezenso.example');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search, searchParams } = new URL(request.url());
    const reads = pathname === '/api/first-reads' ? searchParams.getAll('read') : [pathname + search];
    asked.push(...reads.filter((read) => read.split('?')[0] === '/api/reviews'));
  });
  await page.goto(demoSite.origin);
  await expect(portfolioOf(page).getByRole('listitem')).toHaveCount(2);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['/api/reviews?limit=2']);
  const all = (await (await page.request.get(`${demoSite.origin}/api/reviews`)).json()).length;
  await page.goto(`${demoSite.origin}/reviews`);
  await expect(page.getByRole('status').filter({ hasText: `${all} Bewertungen` })).toBeVisible();
});

for (const theme of ['light', 'dark'] as const)
  test(`an account without anything is led to its first review (${theme})`, async ({ emptySite, newVisitor }) => {
    const { origin } = emptySite;
    const page = await newVisitor({ width: 390, theme });
    const email = `leer-${theme}@rezenso.example`;
    await page.request.post(`${origin}/api/auth/dev-bypass`, { data: { email }, headers: { origin } });
    await completeProfile(page, origin, `Leer ${theme}`);
    await page.goto(origin);
    await expect(portfolioOf(page).getByText('Importiere deine erste Bewertung', { exact: false })).toBeVisible();
    for (const name of ['Aktuelle Matches', 'Aktivitäten', 'Erfolge', 'Bestenliste der Woche'])
      await expect(page.getByRole('region', { name })).toBeVisible();
    await expect(page.getByText('Laden...')).toHaveCount(0);
    await expect(page.getByText('Noch kein Trust Score')).toBeVisible();
    await expectNoViolations(page, `an empty dashboard, ${theme}`);
    await portfolioOf(page).getByRole('link', { name: 'Bewertung importieren' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bewertung importieren' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(page.getByRole('heading', { name: 'Noch keine Bewertungen' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Jetzt importieren' })).toBeVisible();
    await expectNoViolations(page, `no reviews, ${theme}`);
  });

test('without its module /reviews says so in its own place, and a retry brings it', async ({ demoSite, newMember }) => {
  const page = await newMember('demo@rezenso.example', { width: 390, provoked: /mf.reviews/ });
  const files = '**/releases/mf-reviews/**';
  await page.route(files, (route) => route.abort('internetdisconnected'));
  await page.goto(`${demoSite.origin}/reviews`);
  await expect(page.getByRole('heading', { name: 'Dieser Bereich ist gerade nicht verfügbar' })).toBeVisible();
  await expect(page.getByText('Die Verbindung ist abgerissen.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeVisible();
  await expectNoViolations(page, '/reviews without its module');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.unroute(files);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bewertungen' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expectNoViolations(page, '/reviews after the retry');
});

function portfolioOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Deine Bewertungen' });
}

async function expectShown(card: Locator, texts: readonly RegExp[], count: number): Promise<void> {
  await expect(card.getByRole('img', { name: new RegExp(`, ${count} Bewertung(en)?$`) })).toBeVisible();
  await expect(card.getByRole('listitem').getByText(/Tagen: |Frühjahr: /)).toHaveText([...texts]);
}

async function importReview(page: Page, origin: string, content: string, daysAgo: number): Promise<void> {
  const reviewDate = new Date(Date.now() - daysAgo * dayMs).toISOString();
  const data = { source: 'google', content, rating: 5, reviewerName: 'Importiert', reviewDate };
  const answer = await page.request.post(`${origin}/api/reviews/import`, { data, headers: { origin } });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function completeProfile(page: Page, origin: string, companyName: string): Promise<void> {
  const data = {
    firstName: 'Uta',
    lastName: 'Neu',
    companyName,
    industry: 'einzelhandel',
    website: 'https://neu.example',
    description: 'Uhren und Schmuck aus Freiburg.',
    targetAudience: 'Familien',
    location: '79098 Freiburg',
    languages: ['de'],
    registeredPlatforms: ['google'],
  };
  const answer = await page.request.put(`${origin}/api/profile`, { data, headers: { origin } });
  expect(answer.status(), await answer.text()).toBe(200);
}
