import type { Page } from '@playwright/test';
import { expectNoViolations } from '../site/axe.ts';
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
