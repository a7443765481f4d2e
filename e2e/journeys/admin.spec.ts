import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../site/axe.ts';
import { expect, test } from '../site/fixtures.ts';

const admin = 'admin@rezenso.example';

test('a banned person is signed out at once', async ({ demoSite, newMember }) => {
  const person = await newMember('sperrung@rezenso.example');
  expect((await person.request.get(`${demoSite.origin}/api/auth/user`)).status()).toBe(200);
  const page = await newMember(admin);
  await openActions(page, demoSite.origin, 'sperrung@rezenso.example', 'Status ändern');
  const dialog = page.getByRole('dialog', { name: 'Status ändern' });
  await dialog.getByRole('button', { name: 'Status speichern' }).click();
  await expect(dialog.getByText('Bitte wähle einen Status')).toBeVisible();
  await dialog.getByLabel('Neuer Status').selectOption('Gesperrt');
  await dialog.getByLabel(/^Grund/).fill('Mehrfach gemeldet');
  await expectNoViolations(page, 'admin: status dialog');
  await dialog.getByRole('button', { name: 'Status speichern' }).click();
  await expect(page.getByText('sperrung@rezenso.example ist jetzt: Gesperrt.')).toBeVisible();
  await expect(page.getByRole('row', { name: /sperrung@/ }).getByText('Gesperrt')).toBeVisible();
  expect((await person.request.get(`${demoSite.origin}/api/auth/user`)).status()).toBe(401);
});

test('a role is given by a super admin, and says in place what it may not do', async ({ demoSite, newMember }) => {
  const { origin } = demoSite;
  await newMember('rolle@rezenso.example');
  const page = await newMember(admin);
  await openActions(page, origin, 'rolle@rezenso.example', 'Rolle ändern');
  const dialog = page.getByRole('dialog', { name: 'Rolle ändern' });
  await dialog
    .getByLabel('Admin-Rolle')
    .selectOption({ label: 'Support – beantwortet Anfragen, liest Benutzer und Meldungen' });
  await dialog.getByLabel(/^Grund/).fill('Neu im Team');
  await dialog.getByRole('button', { name: 'Rolle speichern' }).click();
  await expect(page.getByText('Rolle geändert', { exact: true })).toBeVisible();

  const support = await newMember('rolle@rezenso.example', { width: 390 });
  await support.goto(`${origin}/admin`);
  await expect(support.getByRole('tab', { name: 'Support', selected: true })).toBeVisible();
  await support.goto(`${origin}/admin?tab=statistics`);
  await expect(support.getByText('Dafür reicht deine Rolle nicht')).toBeVisible();
  await expect(support.getByText(/Deine Rolle Support darf die Statistiken nicht ansehen/)).toBeVisible();
  await openActions(support, origin, 'rolle@rezenso.example', 'Status ändern');
  await support.getByLabel('Neuer Status').selectOption('Inaktiv');
  await support.getByRole('button', { name: 'Status speichern' }).click();
  await expect(support.getByRole('dialog').getByText(/darf den Status von Benutzern nicht ändern/)).toBeVisible();

  await support.goto(`${origin}/admin?tab=reports`);
  await support
    .getByRole('button', { name: /^Bearbeiten: Meldung gegen / })
    .first()
    .click();
  await expect(support.getByText(/Deine Rolle Support darf Meldungen ansehen, aber nicht entscheiden/)).toBeVisible();
  await expect(support.getByRole('button', { name: 'Fall abschließen' })).toHaveCount(0);
});

test('a reported partner becomes a case, which is decided and stays in the log', async ({ demoSite, newMember }) => {
  const member = await newMember('pro@rezenso.example');
  await member.goto(`${demoSite.origin}/matches`);
  await member
    .getByRole('button', { name: /^Weitere Aktionen zu / })
    .first()
    .click();
  await member.getByRole('menuitem', { name: 'Partner melden' }).click();
  const report = member.getByRole('dialog', { name: 'Partner melden' });
  await report.getByLabel('Grund').selectOption({ index: 1 });
  await report.getByLabel('Was ist passiert?').fill('Der Partner verlangt fünf Sterne im Voraus.');
  await expectNoViolations(member, 'report a partner');
  await report.getByRole('button', { name: 'Meldung senden' }).click();
  await expect(member.getByText('Danke für deine Meldung')).toBeVisible();

  const page = await newMember(admin);
  await page.goto(`${demoSite.origin}/admin?tab=reports`);
  await page
    .getByRole('button', { name: /^Bearbeiten: Meldung gegen / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Meldung gegen / });
  await expect(dialog.getByText('Der Partner verlangt fünf Sterne im Voraus.')).toBeVisible();
  await dialog.getByRole('combobox', { name: /Entscheidung/ }).selectOption('Bestätigen: Die Meldung ist berechtigt');
  await dialog.getByLabel('Begründung').fill('Belegt durch den Schriftwechsel.');
  await expectNoViolations(page, 'admin: case');
  await dialog.getByRole('button', { name: 'Fall abschließen' }).click();
  await expect(page.getByText('Fall abgeschlossen')).toBeVisible();
  await page.goto(`${demoSite.origin}/admin?tab=audit`);
  await expect(page.getByLabel('Einträge des Protokolls').getByText('Meldung bestätigt').first()).toBeVisible();
});

test('lists that fail say so, and come with a retry', async ({ demoSite, newMember }) => {
  const page = await newMember(admin, { width: 390 });
  for (const [tab, call, title, message] of [
    ['users', 'users', 'Die Benutzer konnten nicht geladen werden', 'Failed to fetch users'],
    ['reports', 'reports', 'Die Meldungen konnten nicht geladen werden', 'Failed to fetch reports'],
  ] as const) {
    // Until somebody asks again: a list that went stale a moment ago is read again by itself, and would be back before that.
    await page.route(`**/api/admin/${call}?*`, async (route) => {
      const hasAsked = await page.evaluate('window.hasAsked');
      await (hasAsked ? route.continue() : route.fulfill({ status: 500, json: {} }));
    });
    await page.goto(`${demoSite.origin}/admin?tab=${tab}`);
    await page.evaluate(`document.addEventListener('click', () => { window.hasAsked = true; }, { capture: true })`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText(message)).toBeVisible();
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeHidden();
    await page.unroute(`**/api/admin/${call}?*`);
  }
});

test('the figures can be looked at and taken along', async ({ demoSite, newMember }) => {
  const page = await newMember(admin);
  await page.goto(`${demoSite.origin}/admin`);
  await expect(page.getByText('Benutzer gesamt')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als CSV exportieren' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain('Registrierungen');
  expect(csv.split('\n').length).toBeGreaterThan(10);
});

for (const look of [
  { width: 390, theme: 'light' },
  { width: 1440, theme: 'dark' },
] as const)
  test(`axe finds nothing in the admin area at ${look.width} px, ${look.theme}`, async ({ demoSite, newMember }) => {
    const page = await newMember(admin, look);
    for (const tab of ['statistics', 'users', 'reports', 'disputes', 'audit']) {
      await page.goto(`${demoSite.origin}/admin?tab=${tab}`);
      await page.waitForLoadState('networkidle');
      await expectNoViolations(page, `admin: ${tab}`);
    }
  });

async function openActions(page: Page, origin: string, email: string, action: string): Promise<void> {
  await page.goto(`${origin}/admin?tab=users`);
  await page.getByLabel('Benutzer suchen').fill(email);
  await page.getByRole('button', { name: `Aktionen für ${email}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
