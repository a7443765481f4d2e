import type { Page } from '@playwright/test';
import { expectNoViolations } from '../site/axe.ts';
import { becomeBusiness } from '../site/business.ts';
import { addressOf, renewAtProvider } from '../site/plans.ts';
import { blockPaymentScript, expect, routePayment, test } from '../site/provider-fixtures.ts';

const accepted = '4242 4242 4242 4242';
const declined = '4000 0000 0000 0002';
const breaking = '4000 0000 0000 0341';

test('a business pays for Pro, cancels, and stays after all', async ({ demoSite, providedSite, newMember }) => {
  const page = await newMember('demo@rezenso.example', { width: 390 });
  await routePayment(page, providedSite.providers);
  await page.goto(`${demoSite.origin}/settings/subscription`);
  await expect(page.getByText('Free Plan')).toBeVisible();
  await expectNoViolations(page, 'free plan');
  await page.getByRole('link', { name: 'Auf Pro upgraden' }).click();
  await expect(payButton(page)).toBeEnabled();
  await expectNoViolations(page, 'card form');

  await pay(page, '4242');
  await expectFailure(page, 'Payment Failed', 'Die Kartennummer ist unvollständig.');
  await pay(page, declined);
  await expectFailure(page, 'Payment Failed', 'Your card was declined.');
  await expectNoViolations(page, 'declined card');
  await pay(page, breaking);
  await expectFailure(page, 'Payment Error', 'An unexpected error occurred. Please try again.');
  await expect(page.getByLabel('Kartennummer')).toHaveValue(breaking);

  await pay(page, accepted);
  await expect(page.getByText('Subscription Activated!')).toBeVisible();
  await expect(page).toHaveURL(/\/settings\?tab=subscription$/);
  await expect(page.getByRole('tab', { name: 'Abonnement' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Pro Plan')).toBeVisible();
  await expect(page.getByText('Unbegrenzt')).toBeVisible();
  await expect(page.getByText('Nächste Abrechnung')).toBeVisible();
  await expectNoViolations(page, 'Pro');

  await page.getByRole('button', { name: 'Kündigen' }).click();
  const question = page.getByRole('alertdialog', { name: 'Möchtest du Pro wirklich kündigen?' });
  await expect(question.getByText(/Du behältst Pro bis zum \d+\. \S+ \d{4}/)).toBeVisible();
  await expectNoViolations(page, 'cancelling');
  await question.getByRole('button', { name: 'Pro kündigen' }).click();
  await expect(page.getByText('Dein Abonnement ist gekündigt')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Pro bis', { exact: true })).toBeVisible();
  await expectNoViolations(page, 'cancelled');
  await page.getByRole('button', { name: 'Kündigung zurücknehmen' }).click();
  await expect(page.getByText('Nächste Abrechnung')).toBeVisible();
});

test('who has Pro is not asked to pay, and finds the portal', async ({ demoSite, providedSite, newMember }) => {
  const page = await newMember('sommer@rezenso.example', { width: 1440, theme: 'dark' });
  await routePayment(page, providedSite.providers);
  await page.goto(`${demoSite.origin}/subscribe`);
  await expect(payButton(page)).toBeEnabled();
  await expectNoViolations(page, 'card form, dark');
  await pay(page, accepted);
  await expect(page.getByText('Pro Plan')).toBeVisible();
  await page.getByRole('link', { name: 'Subscription', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Du bist bereits Pro' })).toBeVisible();
  await expectNoViolations(page, 'already Pro');
  await page.getByRole('link', { name: 'Zum Abonnement' }).click();
  await page.getByRole('button', { name: 'Abonnement verwalten' }).click();
  await expect(page.getByRole('heading', { name: 'Kundenportal' })).toBeVisible();
  await page.getByRole('link', { name: 'Zurück' }).click();
  await expect(page).toHaveURL(`${demoSite.origin}/settings/subscription`);
});

test('a blocked payment script is said plainly, and comes on request', async ({
  demoSite,
  providedSite,
  newMember,
}) => {
  const page = await newMember('blockiert@rezenso.example', { width: 390 });
  await routePayment(page, providedSite.providers);
  const unblock = await blockPaymentScript(page);
  await page.goto(`${demoSite.origin}/subscribe`);
  await expect(page.getByText('Das Zahlungsformular konnte nicht geladen werden')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Pro' })).toBeVisible();
  await expectNoViolations(page, 'blocked script');
  await unblock();
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(payButton(page)).toBeEnabled();
});

test('a business pays for a year with a coupon, finds its invoices, and is told kindly when a renewal fails', async ({
  providedSite,
  newMember,
}) => {
  const { origin, providers } = providedSite;
  const page = await newMember('jahr@rezenso.example', { width: 390 });
  await routePayment(page, providers);
  await page.goto(`${origin}/subscribe`);
  await expect(payButton(page)).toBeEnabled();
  await page.getByRole('combobox', { name: 'Abrechnung' }).selectOption('year');
  await expect(page.getByText(/Pro für 290\s€ pro Jahr, jederzeit kündbar\./)).toBeVisible();
  const code = page.getByRole('textbox', { name: 'Gutscheincode' });
  await code.fill('GIBTSNICHT');
  await page.getByRole('button', { name: 'Einlösen' }).click();
  await expect(page.getByText(/Diesen Gutscheincode gibt es nicht/)).toBeVisible();
  await code.fill('willkommen20');
  await page.getByRole('button', { name: 'Einlösen' }).click();
  await expect(page.getByText(/Mit deinem Gutschein zahlst du heute 232\s€/)).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
  await expectNoViolations(page, 'year and coupon');

  await pay(page, accepted);
  await expect(page.getByText('Pro Plan')).toBeVisible();
  await expect(page.getByText(/290\s€ pro Jahr/)).toBeVisible();
  const invoices = page.getByRole('region', { name: 'Rechnungen' }).getByRole('row');
  await expect(invoices.filter({ hasText: /232\s€/ })).toContainText('Bezahlt');
  const pdf = page.getByRole('link', { name: /^Rechnung vom .* als PDF$/ }).first();
  await expect(pdf).toHaveAttribute('href', /^https:\/\/pay\.stripe\.com\//);
  await expectNoViolations(page, 'invoices');

  await renewAtProvider(page, origin, providers, 'pm_card_chargeCustomerFail');
  await expect
    .poll(async () => (await (await page.request.get(`${origin}/api/subscription`)).json()).status)
    .toBe('past_due');
  await page.reload();
  await expect(page.getByText('Deine letzte Zahlung ist fehlgeschlagen')).toBeVisible();
  await expect(invoices.filter({ hasText: 'Offen' })).toHaveCount(1);
  await expectNoViolations(page, 'failed renewal');
});

test('the payment provider’s script is loaded on the page that needs it, and on no other', async ({
  providedSite,
  newMember,
}) => {
  const { origin, providers } = providedSite;
  const page = await newMember(addressOf('Wollstube'), { width: 1440 });
  await becomeBusiness(page, origin, 'Wollstube', 'einzelhandel');
  await routePayment(page, providers);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.stripe\.com$/.test(new URL(request.url()).hostname)) asked.push(request.url());
  });
  for (const path of ['/', '/matches', '/exchanges', '/reviews', '/settings', '/settings/subscription']) {
    await page.goto(`${origin}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(asked).toEqual([]);
  await page.goto(`${origin}/subscribe`);
  await expect(payButton(page)).toBeEnabled();
  expect(asked.filter((address) => address.startsWith('https://js.stripe.com/'))).toHaveLength(1);
});

function payButton(page: Page) {
  return page.getByRole('button', { name: 'Zahlungspflichtig abonnieren' });
}

async function pay(page: Page, number: string): Promise<void> {
  await page.getByLabel('Kartennummer').fill(number);
  await page.getByLabel('Gültig bis').fill('12 / 30');
  await page.getByLabel('Prüfziffer').fill('123');
  await payButton(page).click();
}

/** In the form, where it stays, and as a toast. */
async function expectFailure(page: Page, title: string, message: string): Promise<void> {
  const alert = page.getByRole('form', { name: 'Kartenzahlung' }).getByRole('alert');
  await expect(alert).toContainText(title);
  await expect(alert).toContainText(message);
}
