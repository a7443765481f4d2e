import { expect, test } from '../site/fixtures.ts';
import { askForLink, signInLink } from '../site/mailbox.ts';

test('an address that is none is refused in place and stays typed', async ({ demoSite, newVisitor }) => {
  const page = await newVisitor({ width: 390 });
  await page.goto(`${demoSite.origin}/magic-link`);
  await page.getByLabel(/E-Mail-Adresse/).fill('anna@');
  await page.getByRole('button', { name: 'Anmeldelink senden' }).click();
  await expect(page.getByText('Bitte gib eine gültige E-Mail-Adresse ein')).toBeVisible();
  await expect(page.getByLabel(/E-Mail-Adresse/)).toHaveValue('anna@');
});

test('opening the link signs nobody in, the button does, and only once', async ({ demoSite, newVisitor }) => {
  const page = await newVisitor();
  const address = 'einmal@beispiel-firma.example';
  await askForLink(page, demoSite.origin, address);
  const link = await signInLink(demoSite.origin, address);

  const scanner = await newVisitor();
  await scanner.goto(link);
  await expect(scanner.getByText(address)).toBeVisible();
  await expect(scanner.getByRole('button', { name: 'Jetzt anmelden' })).toBeVisible();
  expect((await scanner.request.get(`${demoSite.origin}/api/auth/user`)).status()).toBe(401);

  await page.goto(link);
  await page.getByRole('button', { name: 'Jetzt anmelden' }).click();
  await expect(page).toHaveURL(/\/onboarding/);

  const used = 'Dieser Link wurde schon verwendet. Fordere einfach einen neuen an.';
  await scanner.getByRole('button', { name: 'Jetzt anmelden' }).click();
  await expect(scanner.getByText(used)).toBeVisible();
  await scanner.goto(link);
  await expect(scanner.getByText(used)).toBeVisible();
  await expect(scanner.getByRole('button', { name: 'Jetzt anmelden' })).toHaveCount(0);
  await scanner.getByRole('button', { name: 'Neuen Link anfordern' }).click();
  await expect(scanner.getByLabel(/E-Mail-Adresse/)).toBeVisible();
});

test('a made-up link says so instead of showing a blank page', async ({ demoSite, newVisitor }) => {
  const page = await newVisitor({ width: 390, theme: 'dark' });
  await page.goto(`${demoSite.origin}/magic-link?token=erfunden`);
  await expect(page.getByText('Dieser Link ist ungültig.')).toBeVisible();
});

test('a dead network keeps the address and explains itself', async ({ demoSite, newVisitor }) => {
  const page = await newVisitor();
  await page.goto(`${demoSite.origin}/magic-link`);
  await page.getByLabel(/E-Mail-Adresse/).fill('anna@cafe-anna.example');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Anmeldelink senden' }).click();
  await expect(page.getByText('Es ist ein Fehler aufgetreten. Bitte versuche es nochmal.')).toBeVisible();
  await expect(page.getByLabel(/E-Mail-Adresse/)).toHaveValue('anna@cafe-anna.example');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Anmeldelink senden' }).click();
  await expect(page.getByText('Schau in dein Postfach')).toBeVisible();
});

test('a visitor at a protected page signs in and lands where they wanted to go', async ({ demoSite, newVisitor }) => {
  const page = await newVisitor();
  await page.goto(`${demoSite.origin}/matches`);
  await page.getByLabel(/E-Mail-Adresse/).fill('demo@rezenso.example');
  await page.getByRole('button', { name: 'Anmeldelink senden' }).click();
  await expect(page.getByText('Schau in dein Postfach')).toBeVisible();
  await page.goto(await signInLink(demoSite.origin, 'demo@rezenso.example'));
  await page.getByRole('button', { name: 'Jetzt anmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Matches', level: 1 })).toBeVisible();
});

test('signing out ends the session in every tab', async ({ demoSite, newMember }) => {
  const page = await newMember('pro@rezenso.example');
  const other = await page.context().newPage();
  await other.goto(`${demoSite.origin}/matches`);
  await expect(other.getByRole('heading', { name: 'Matches', level: 1 })).toBeVisible();
  await page.goto(`${demoSite.origin}/api/logout`);
  await expect(page).toHaveURL(`${demoSite.origin}/`);
  await other.reload();
  await expect(other.getByLabel(/E-Mail-Adresse/)).toBeVisible();
});
