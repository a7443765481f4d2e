import { expectNoViolations } from '../site/axe.ts';
import { expect, test } from '../site/fixtures.ts';
import { quiet } from '../site/quiet.ts';
import { withoutNews } from '../site/without-news.ts';

test('the dashboard shows everything that moves a business on', async ({ demoSite, newMember }) => {
  const page = await newMember('demo@rezenso.example');
  await page.goto(demoSite.origin);
  for (const name of [
    'Das wartet auf dich',
    'Dein Level',
    'Trust Score',
    'Aktuelle Matches',
    'Aktivitäten',
    'Deine Bewertungen',
    'Erfolge',
    'Bestenliste der Woche',
    'Bereit für den nächsten Austausch?',
  ])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByText(/Ausgezeichnet|Gut|Durchschnitt/).first()).toBeVisible();
  await expect(page.getByText(/^Top \d+%$/)).toBeVisible();
  await page.getByRole('link', { name: 'Partner finden' }).last().click();
  await expect(page).toHaveURL(/\/matches/);
});

for (const [width, theme] of [
  [390, 'dark'],
  [1440, 'light'],
] as const)
  test(`a task leads to where it is done (${width}, ${theme})`, async ({ demoSite, newMember }) => {
    const page = await newMember('demo@rezenso.example', { width, theme });
    await page.goto(demoSite.origin);
    const tasks = page.getByRole('region', { name: 'Das wartet auf dich' });
    const toWrite = tasks.getByRole('link', { name: /^Review schreiben: Review für .+ schreiben$/ }).first();
    await expect(toWrite).toBeVisible();
    await expectNoViolations(page, `a to-do list, ${width} px, ${theme}`);
    await toWrite.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Review abgeben' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('dialog', { name: 'Review abgeben' })).toBeVisible();
  });

test('without the reviews module the rest of the dashboard stands, and a retry brings the card', async ({
  demoSite,
  newMember,
}) => {
  const page = await newMember('demo@rezenso.example', { provoked: /mf.reviews/ });
  const files = '**/releases/mf-reviews/**';
  await page.route(files, (route) => route.abort('internetdisconnected'));
  await page.goto(demoSite.origin);
  await expect(page.getByText('Die Verbindung ist abgerissen.', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Aktuelle Matches' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Aktivitäten' })).toBeVisible();
  await expectNoViolations(page, 'a dashboard without reviews');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.unroute(files);
  await page.getByRole('button', { name: 'Erneut versuchen' }).first().click();
  await expect(page.getByRole('region', { name: 'Deine Bewertungen' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('after a look at a link nothing is left to load', async ({ demoSite, newMember }) => {
  const page = await newMember('admin@rezenso.example');
  // What a first visit brings is celebrated behind the page, as is what is unread when one opens.
  const { origin } = demoSite;
  await page.goto(origin);
  await quiet(page);
  await expect(
    await page.request.post(`${origin}/api/notifications/read-all`, { data: {}, headers: { origin } }),
  ).toBeOK();
  await withoutNews(page);
  await page.goto(origin);
  await page.waitForLoadState('networkidle');
  const navigation = page.getByRole('navigation').first();
  for (const [link, heading] of [
    ['Matches', 'Matches'],
    ['Bewertungen', 'Bewertungen'],
    ['Einstellungen', 'Einstellungen'],
    ['Admin', 'Verwaltung'],
  ] as const) {
    await navigation.getByRole('link', { name: link }).hover();
    await quiet(page);
    const asked: string[] = [];
    const note = (request: { url(): string; method(): string }) => {
      const { pathname } = new URL(request.url());
      // Looking for new releases goes on behind the page; nobody waits for it.
      if (request.method() === 'GET' && pathname !== '/registry.json') asked.push(pathname);
    };
    page.on('request', note);
    await navigation.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    // What the page still wanted it has asked for before it idles.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    page.off('request', note);
    expect([link, asked]).toEqual([link, []]);
  }
});
