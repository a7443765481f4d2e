import { withAuthenticator } from '../site/authenticator.ts';
import { expectNoViolations } from '../site/axe.ts';
import { act, openFollowing } from '../site/business.ts';
import { test as base, expect } from '../site/fixtures.ts';
import { preparedFolder } from '../site/prepared-folder.ts';
import { type Site, startSite } from '../site/site.ts';

/** A demo site on which admins need a passkey, as they do in production. */
const test = base.extend<object, { guardedSite: Site }>({
  guardedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
    async ({}, use) => {
      const site = await startSite({
        isReleased: true,
        dataDir: await preparedFolder('demo'),
        env: { ADMIN_PASSKEYS: 'required' },
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test('a member adds a passkey, signs in with it the next time, and removes it', async ({ demoSite, newMember }) => {
  const { origin } = demoSite;
  const page = await newMember('passkey@rezenso.example', { width: 390 });
  const held = await withAuthenticator(page);
  await openFollowing(page, `${origin}/settings/privacy`);
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await expect(page.getByRole('button', { name: /^Entfernen: / })).toBeVisible();
  expect(await held()).toBe(1);
  await expectNoViolations(page, 'passkeys');
  await page.getByRole('button', { name: /^Umbenennen: / }).click();
  await page.getByRole('dialog').getByLabel(/Name/).fill('Diensthandy');
  await expectNoViolations(page, 'renaming a passkey');
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText(/^Diensthandy/);

  await page.goto(`${origin}/api/logout`);
  await page.goto(`${origin}/magic-link`);
  await expect(page.getByRole('button', { name: 'Mit Passkey anmelden' })).toBeVisible();
  await expectNoViolations(page, 'signing in with a passkey');
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await expect(page).not.toHaveURL(/magic-link/);
  const user = await (await page.request.get(`${origin}/api/auth/user`)).json();
  expect(user.email).toBe('passkey@rezenso.example');

  await openFollowing(page, `${origin}/settings/privacy`);
  await page.getByRole('button', { name: /^Entfernen: Diensthandy/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entfernen' }).click();
  await expect(page.getByText('Noch kein Passkey')).toBeVisible();
});

test('an admin acts only with a passkey: sets one up, proves it, and gets in with a recovery code', async ({
  guardedSite,
  newVisitor,
}) => {
  const { origin } = guardedSite;
  const admin = await newVisitor();
  await act(admin, origin, 'POST', '/api/auth/dev-bypass', { email: 'admin@rezenso.example' });
  await withAuthenticator(admin);
  await admin.goto(`${origin}/admin`);
  await expect(admin.getByRole('heading', { name: 'Richte einen Passkey ein' })).toBeVisible();
  await expectNoViolations(admin, 'the gate without a passkey');
  expect((await admin.request.get(`${origin}/api/admin/stats`)).status()).toBe(403);

  await openFollowing(admin, `${origin}/settings/privacy`);
  await admin.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  const codes = admin.getByRole('dialog', { name: 'Deine Wiederherstellungscodes' });
  await expect(codes).toBeVisible();
  const code = /[a-z0-9]{4}(?:-[a-z0-9]{4}){5}/.exec((await codes.textContent()) ?? '')?.[0] ?? '';
  await expectNoViolations(admin, 'recovery codes');
  await codes.getByRole('button', { name: 'Kopieren' }).click();
  await codes.getByRole('button', { name: 'Ich habe sie sicher aufgehoben' }).click();
  await admin.goto(`${origin}/admin`);
  await expect(admin.getByRole('tab', { name: /Statistik/ })).toBeVisible();

  // The same admin in another browser, who has only read the mail.
  const other = await newVisitor({ width: 390, theme: 'dark' });
  await act(other, origin, 'POST', '/api/auth/dev-bypass', { email: 'admin@rezenso.example' });
  await other.goto(`${origin}/admin`);
  await expect(other.getByRole('heading', { name: 'Bestätige, dass du es bist' })).toBeVisible();
  await expectNoViolations(other, 'the gate');
  await other.getByRole('button', { name: /Wiederherstellungscode/ }).click();
  await other.getByRole('textbox').fill(code.toUpperCase());
  await other.getByRole('textbox').press('Enter');
  await expect(other.getByRole('tab', { name: /Statistik/ })).toBeVisible();
});
