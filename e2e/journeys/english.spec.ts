import { expect, test } from '../site/fixtures.ts';
import { germanOn } from '../site/foreign-words.ts';
import { signInLink } from '../site/mailbox.ts';

const names = [
  'Bäckerei Sommer',
  'Buchhandlung Lindner',
  'Backhaus Lindenhof GmbH',
  'Freiburg im Breisgau',
  'Baden-Württemberg',
];

test('from the landing page to a profile in English, and nothing of it is German', async ({
  emptySite,
  websites,
  newVisitor,
}) => {
  const page = await newVisitor({ width: 390, locale: 'en-GB' });
  const address = 'english@neue-firma.example';
  const expectEnglish = async () => expect(await germanOn(page, [...names, address])).toEqual([]);

  await page.goto(emptySite.origin);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect((await germanOn(page)).length, 'a German page is recognized as such').toBeGreaterThan(20);
  const pagesBefore = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: 'Read this page in English' }).click();
  await expect(page.getByRole('heading', { name: 'Honest reviews, fairly exchanged' })).toBeVisible();
  await expect(page).toHaveTitle('Rezenso – fair reviews for businesses');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => history.length), 'Back leads to the page before').toBe(pagesBefore);
  await expectEnglish();
  // From the ready page to the live one.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await expectEnglish();

  await page.goto(`${emptySite.origin}/magic-link`);
  await page.getByLabel(/Email address/).fill('anna@');
  await page.getByRole('button', { name: 'Send sign-in link' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expectEnglish();
  await page.getByLabel(/Email address/).fill(address);
  await page.getByRole('button', { name: 'Send sign-in link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await expectEnglish();

  const link = await signInLink(emptySite.origin, address);
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in now' }).click();
  await expect(page).toHaveURL(/onboarding/);
  await expectEnglish();
  const next = page.getByRole('button', { name: 'Continue', exact: true });
  await next.click();
  await expect(page.getByText('First name must have at least 2 characters')).toBeVisible();
  await expectEnglish();
  await page.getByLabel(/First name/).fill('Mara');
  await page.getByLabel(/Last name/).fill('Keller');
  await page.getByLabel(/^Website/).fill(websites.bakery.host);
  await next.click();
  await expect(page.getByLabel(/Company name/)).toHaveValue('Backhaus Lindenhof GmbH');
  await page.getByLabel(/Industry/).selectOption({ label: 'Food & hospitality' });
  await expect(page.getByLabel(/Industry/)).toHaveValue('gastronomie');
});

test('a link that is used up says so in English', async ({ emptySite, newVisitor }) => {
  const page = await newVisitor();
  await page.context().addCookies([{ name: 'lang', value: 'en', url: emptySite.origin }]);
  await page.goto(`${emptySite.origin}/magic-link?token=made-up`);
  await expect(page.getByText('This link is not valid.')).toBeVisible();
  expect(await germanOn(page)).toEqual([]);
});

test('a language follows the account into another browser, and back', async ({ emptySite, newVisitor }) => {
  const signedIn = async () => {
    const page = await newVisitor();
    await page.request.post(`${emptySite.origin}/api/auth/dev-bypass`, {
      data: { email: 'zwei-sprachen@neue-firma.example' },
      headers: { origin: emptySite.origin },
    });
    await page.goto(`${emptySite.origin}/onboarding`);
    return page;
  };
  const page = await signedIn();
  await expect(page.getByRole('heading', { name: 'Profil erstellen' })).toBeVisible();
  // An open page would begin anew by itself, which ends a navigation of the test's.
  await page.goto('about:blank');
  await page.goto(`${emptySite.origin}/api/language/en`);
  await page.goto(`${emptySite.origin}/onboarding`);
  await expect(page.getByRole('heading', { name: 'Create your profile' })).toBeVisible();
  const other = await signedIn();
  await expect(other.getByRole('heading', { name: 'Create your profile' })).toBeVisible();
});
