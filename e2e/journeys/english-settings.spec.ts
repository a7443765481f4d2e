import { type Locator, type Page, request } from '@playwright/test';
import { expectNoViolations } from '../site/axe.ts';
import { act } from '../site/business.ts';
import { test as base, expect } from '../site/fixtures.ts';
import { germanOn } from '../site/foreign-words.ts';
import { legalFolder } from '../site/legal-texts.ts';
import { preparedFolder } from '../site/prepared-folder.ts';
import { routePayment } from '../site/provider-fixtures.ts';
import { freePort, type Providers, startProviders } from '../site/providers.ts';
import { type Site, startSite } from '../site/site.ts';
import { mailWithUnsubscribing } from '../site/unsubscribe-mail.ts';

const member = 'demo@rezenso.example';

/** A demo site that offers English, with a payment provider. */
const test = base.extend<object, { englishSite: Site & { providers: Providers } }>({
  englishSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
    async ({}, use) => {
      const port = await freePort();
      const providers = await startProviders(`http://localhost:${port}`);
      const site = await startSite({
        isReleased: true,
        port,
        dataDir: await preparedFolder('demo'),
        env: { ...providers.env, OFFERED_LANGUAGES: 'de,en', LEGAL_DIR: await legalFolder() },
      });
      await use({ ...site, providers });
      await site.stop();
      await providers.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test('a member chooses English in the settings, and no tab of them is German', async ({ englishSite, newVisitor }) => {
  const { origin } = englishSite;
  const page = await signedIn(await newVisitor({ width: 390 }), origin);
  const names = await germanNames(page, origin);
  const expectEnglish = async (where: string) =>
    expect({ where, german: await germanOn(page, names) }).toEqual({ where, german: [] });

  await page.goto(`${origin}/settings/notifications`);
  await expect(page.getByRole('heading', { name: 'Sprache', exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
  await expect(page.getByRole('switch', { name: /Match notifications/ })).toBeVisible();
  await expectNoViolations(page, 'settings: notifications in English');
  await openAll(page.getByRole('button', { name: / on$/, expanded: false }));
  await expectEnglish('notifications');
  await page.getByRole('button', { name: 'All weekly' }).click();
  await expect(page.getByText('Settings saved!').first()).toBeVisible();

  await test.step('profile', async () => {
    await page.getByRole('tab', { name: 'Profile' }).click();
    await page.getByLabel(/^Company name/).fill('');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Company name must have at least 2 characters')).toBeVisible();
    await expectEnglish('profile');
    await page.getByRole('button', { name: 'Discard changes' }).click();
  });

  await test.step('public page', async () => {
    await page.getByRole('link', { name: 'Go to your public page' }).click();
    await page.getByLabel(/Address of your page/).fill('in-two-languages');
    await page.getByRole('switch', { name: 'Show page and seal' }).check();
    await page.getByRole('switch', { name: 'Link for customers' }).check();
    await expectEnglish('public page, not saved');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    await expect(page.getByAltText('QR code with your link')).toBeVisible();
    await expectEnglish('public page');
  });

  await test.step('platforms', async () => {
    await page.getByRole('tab', { name: 'Platforms' }).click();
    await expect(page.getByRole('list', { name: 'Your platforms' })).toBeVisible();
    await expectEnglish('platforms');
    await page.getByRole('button', { name: 'Add a platform' }).click();
    await page.getByRole('list', { name: 'Platforms to choose from' }).getByRole('button').first().click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expectEnglish('adding a platform');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page
      .getByRole('button', { name: 'Discard' })
      .or(page.getByRole('heading', { level: 1 }))
      .first()
      .waitFor();
  });

  await test.step('subscription', async () => {
    await page.goto(`${origin}/settings/subscription`);
    await expect(page.getByText('Free plan', { exact: true })).toBeVisible();
    await expectEnglish('subscription');
  });

  await test.step('privacy', async () => {
    await page.getByRole('tab', { name: 'Privacy' }).click();
    await expect(page.getByRole('list', { name: 'Signed-in devices' })).toBeVisible();
    await expectEnglish('privacy');
    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.getByRole('button', { name: 'Delete account for good' }).click();
    await expect(page.getByText('Please enter your email address')).toBeVisible();
    await expectEnglish('deleting the account');
  });
});

test('Pro is bought and cancelled in English', async ({ englishSite, newVisitor }) => {
  const { origin, providers } = englishSite;
  const page = await english(await newVisitor({ width: 390 }), origin);
  const names = await germanNames(page, origin);
  await routePayment(page, providers);
  await page.goto(`${origin}/subscribe`);
  const pay = page.getByRole('button', { name: 'Subscribe with obligation to pay' });
  await expect(pay).toBeEnabled();
  await openAll(page.getByRole('button', { name: /\?$/, expanded: false }));
  // The journeys' own script stands in for the provider's and knows German only.
  expect(await germanOn(page, [...names, 'Kartennummer', 'Gültig bis', 'Prüfziffer'])).toEqual([]);
  await expectNoViolations(page, 'subscribe in English');
  await page.getByLabel('Kartennummer').fill('4242 4242 4242 4242');
  await page.getByLabel('Gültig bis').fill('12 / 30');
  await page.getByLabel('Prüfziffer').fill('123');
  await pay.click();
  await expect(page.getByText('Pro plan', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Invoices' })).toBeVisible();
  expect(await germanOn(page, names)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Do you really want to cancel Pro?' })).toBeVisible();
  expect(await germanOn(page, names)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel Pro' }).click();
  await expect(page.getByText('Your subscription is cancelled')).toBeVisible();
  await page.goto(`${origin}/subscribe`);
  await expect(page.getByRole('heading', { name: 'You are already Pro' })).toBeVisible();
  expect(await germanOn(page, names)).toEqual([]);
});

test('support answers in English as far as its pages go', async ({ englishSite, newVisitor }) => {
  const { origin } = englishSite;
  const page = await english(await newVisitor({ width: 390 }), origin);
  const names = await germanNames(page, origin);
  await page.goto(`${origin}/support`);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Please choose a topic')).toBeVisible();
  expect(await germanOn(page, names)).toEqual([]);
  await page.getByRole('combobox', { name: 'Topic' }).selectOption({ label: 'Pro and invoices' });
  await page.getByRole('textbox', { name: 'What is it about?' }).fill('Pro');
  // Articles of the help centre are German, and say so.
  await expect(page.getByText('Perhaps this already helps')).toBeVisible();
  expect(await germanOn(page, names)).toEqual([]);
  await page.getByRole('textbox', { name: 'Your request' }).fill('I am looking for my invoices.');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('nobody has taken it over yet', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Pro' })).toBeVisible();
  expect(await germanOn(page, names)).toEqual([]);
  await page.getByRole('button', { name: 'Close request' }).click();
  await expect(page.getByText('This request is closed.', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'All requests' }).click();
  await expect(page.getByText('Closed', { exact: true })).toBeVisible();
  expect(await germanOn(page, names)).toEqual([]);
  await page.goto(`${origin}/support/made-up`);
  await expect(page.getByText('This request does not exist')).toBeVisible();
  expect(await germanOn(page, names)).toEqual([]);
});

test('a mail is unsubscribed from in English', async ({ englishSite, newVisitor }) => {
  const { origin } = englishSite;
  const { unsubscribeLink } = await aMailToPartner(englishSite);
  const page = await newVisitor({ width: 390 });
  await page.context().addCookies([{ name: 'lang', value: 'en', url: origin }]);
  await page.goto(`${origin}/unsubscribe/short`);
  await expect(page.getByRole('heading', { name: 'Invalid link' })).toBeVisible();
  expect(await germanOn(page)).toEqual([]);
  await page.goto(unsubscribeLink);
  await expect(page.getByText('“Match notifications”', { exact: false })).toBeVisible();
  expect(await germanOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  expect(await germanOn(page)).toEqual([]);
  await page.goto(`${origin}/unsubscribe/made-up-by-nobody`);
  await page.getByRole('button', { name: 'Yes, unsubscribe' }).click();
  await expect(page.getByText('This unsubscribe link is not valid or has expired.')).toBeVisible();
  expect(await germanOn(page)).toEqual([]);
});

async function signedIn(page: Page, origin: string): Promise<Page> {
  await act(page, origin, 'POST', '/api/auth/dev-bypass', { email: member });
  return page;
}

async function english(page: Page, origin: string): Promise<Page> {
  await signedIn(page, origin);
  await act(page, origin, 'PUT', '/api/auth/language', { language: 'en' });
  return page;
}

/** Parts of a page that open; each is none of those that are closed any more. */
async function openAll(closed: Locator): Promise<void> {
  for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
  await expect(closed).toHaveCount(0);
}

/** Fields of a business in which it writes itself. */
const ownWords = ['companyName', 'firstName', 'lastName', 'email', 'description', 'targetAudience', 'location'];
const ofPlatforms = ['businessName', 'profileUrl', 'notes'];

/** What stays as it is: the site's address and the business's own words. */
async function germanNames(page: Page, origin: string): Promise<string[]> {
  const read = async <T>(path: string): Promise<T> => (await page.request.get(`${origin}${path}`)).json();
  const { user } = await read<{ user: Record<string, unknown> }>('/api/profile');
  const platforms = await read<Record<string, unknown>[]>('/api/user-platforms');
  const own = [
    ...ownWords.map((name) => user[name]),
    ...platforms.flatMap((one) => ofPlatforms.map((name) => one[name])),
  ];
  // Cafés are called so in English as well, and have their accent.
  const named = [origin, 'Café', ...own].filter(
    (value): value is string => typeof value === 'string' && value.length > 2,
  );
  return named.toSorted((one, other) => other.length - one.length);
}

/** Somebody is asked for a match, and told so. */
async function aMailToPartner(site: Site): Promise<{ to: string; unsubscribeLink: string }> {
  const context = await request.newContext();
  const asker = { request: context };
  await act(asker, site.origin, 'POST', '/api/auth/dev-bypass', { email: member });
  const potential = await (await context.get(`${site.origin}/api/matches/potential?limit=20`)).json();
  await act(asker, site.origin, 'POST', '/api/matches', { providerId: potential[0].user.id });
  await context.dispose();
  return mailWithUnsubscribing(site, 0);
}
