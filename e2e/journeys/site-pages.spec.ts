import type { Page } from '@playwright/test';
import { expect, test } from '../site/fixtures.ts';

// Each follows a dozen links, with a page before each: more than one journey's time on a busy machine.
test.describe.configure({ timeout: 600_000 });

/** The foot of the site: what each of its links says, where it leads, and the heading that stands there. */
const links = [
  ['Features', '/#features', 'Alles, was ein fairer Austausch braucht'],
  ['Preise', '/#preise', 'Ein Preis, den du sofort verstehst'],
  ['API', '/api/docs', undefined],
  ['Über uns', '/ueber-uns', 'Über uns'],
  ['Blog', '/blog', 'Blog'],
  ['Karriere', '/karriere', 'Karriere'],
  ['Hilfe Center', '/hilfe', 'Hilfe Center'],
  ['Kontakt', '/kontakt', 'Kontakt'],
  ['Status', '/status', 'Status'],
  ['Datenschutz', '/datenschutz', 'Datenschutz'],
  ['AGB', '/agb', 'AGB'],
  ['Impressum', '/impressum', 'Impressum'],
] as const;
const legal = links.slice(-3);
/** Swagger UI tries inline styles, which the policy of its page refuses; it is drawn without them. */
const referenceStyle = /\/api\/docs: Applying inline style/;

test('every link in the foot of the landing page leads somewhere, before any script is there', async ({
  browser,
  demoSite,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const link of links) {
    await page.goto(demoSite.origin);
    await follow(page, link);
  }
  await context.close();
});

test('every link in the foot leads there from the application, too, which loads a document for it', async ({
  newVisitor,
  demoSite,
}) => {
  const page = await newVisitor({ width: 390, provoked: referenceStyle });
  for (const link of links) {
    await page.goto(demoSite.origin);
    await page.mouse.move(100, 200);
    await page.mouse.move(120, 220);
    await expect(page.locator('#prerendered')).toHaveCount(0);
    await follow(page, link);
  }
});

test('every link in the foot of a page without the application leads there as well, and back home', async ({
  newVisitor,
  demoSite,
}) => {
  const page = await newVisitor({ provoked: referenceStyle });
  for (const link of links) {
    await page.goto(`${demoSite.origin}/ueber-uns`);
    await follow(page, link);
  }
  await page.goto(`${demoSite.origin}/status`);
  await page.getByRole('link', { name: 'Rezenso, zur Startseite' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ehrliche Bewertungen, fair getauscht' })).toBeVisible();
});

test('the privacy tab leads to the legal documents, and the way back to the tab', async ({ newMember, demoSite }) => {
  const page = await newMember('demo@rezenso.example');
  for (const [name, address] of legal) {
    await page.goto(`${demoSite.origin}/settings/privacy`);
    await page.getByRole('list', { name: 'Rechtliches' }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(demoSite.origin + address);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Daten exportieren' })).toBeVisible();
  }
});

test('a page without the application asks for nothing but its typeface, wears the chosen theme, and can be read without scripts', async ({
  browser,
  newVisitor,
  demoSite,
}) => {
  const page = await newVisitor({ theme: 'light' });
  await page.goto(demoSite.origin);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.resourceType()));
  await page.goto(`${demoSite.origin}/datenschutz`, { waitUntil: 'networkidle' });
  expect(new Set(asked)).toEqual(new Set(['document', 'font']));
  await expect(page.locator('html')).toHaveClass('dark');
  expect(await groundOf(page)).toBe('rgb(15, 21, 20)');
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' });
  const bare = await context.newPage();
  await bare.goto(`${demoSite.origin}/datenschutz`);
  expect(await groundOf(bare)).toBe('rgb(15, 21, 20)');
  await context.close();
});

test('an operator’s text is shown whole, its links lead to its parts, and its table scrolls by keyboard on a phone', async ({
  newVisitor,
  demoSite,
}) => {
  const page = await newVisitor({ width: 390 });
  await page.goto(`${demoSite.origin}/datenschutz`);
  await page.getByRole('link', { name: 'deinen Rechten' }).click();
  await expect(page).toHaveURL(/#deine-rechte$/);
  await expect(page.getByRole('heading', { name: 'Deine Rechte' })).toBeInViewport();
  const table = page.getByRole('region', { name: 'Tabelle' });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await page.goto(`${demoSite.origin}/agb`);
  await expect(page.getByText('Hier wirst du die AGB finden. Noch fehlt der Text.')).toBeVisible();
});

/** Presses the last link of a name, which stands in the foot, and looks whether it led to what it says. */
async function follow(page: Page, [name, address, heading]: (typeof links)[number]): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  // The reference of the API is drawn by scripts, which put parts of it into the fragment; its title is there without.
  await expect(page).toHaveURL(heading ? new RegExp(`[^/]${address}$`) : /\/api\/docs/);
  if (heading) await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeInViewport();
  else await expect(page).toHaveTitle('Rezenso API');
}

function groundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}
