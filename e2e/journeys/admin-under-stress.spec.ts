import type { Page } from '@playwright/test';
import { expectNoViolations } from '../site/axe.ts';
import { expect, test } from '../site/fixtures.ts';

const admin = 'admin@rezenso.example';
const moderation = 'moderation@rezenso.example';

test('a confirmation pressed twice acts once, and a cancel pressed twice stays on the page', async ({
  demoSite,
  newMember,
}) => {
  await newMember('doppelt@rezenso.example');
  const page = await newMember(admin);
  const changes: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && changes.push(request.url()));
  await page.goto(`${demoSite.origin}/`);
  await openStatus(page, demoSite.origin, 'doppelt@rezenso.example');
  await page.getByRole('button', { name: 'Abbrechen' }).dblclick();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/admin\?tab=users&search=/);

  await openStatus(page, demoSite.origin, 'doppelt@rezenso.example');
  await page.getByLabel('Neuer Status').selectOption('Inaktiv');
  await page.getByRole('button', { name: 'Status speichern' }).dblclick();
  await expect(page.getByText('doppelt@rezenso.example ist jetzt: Inaktiv.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/admin\?tab=users&search=/);
  expect(changes).toHaveLength(1);
});

test('the back button closes a dialog, and does not open it again after it was closed', async ({
  demoSite,
  newMember,
}) => {
  await newMember('zurueck@rezenso.example');
  const page = await newMember(admin, { width: 390 });
  await page.goto(`${demoSite.origin}/admin`);
  await page.getByRole('tab', { name: 'Benutzerverwaltung' }).click();
  await page.getByLabel('Benutzer suchen').fill('zurueck@rezenso.example');
  await page.getByRole('button', { name: 'Aktionen für zurueck@rezenso.example' }).click();
  await page.getByRole('menuitem', { name: 'Status ändern' }).click();
  await expect(page.getByRole('dialog', { name: 'Status ändern' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('1 Benutzer', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Aktionen für zurueck@rezenso.example' }).click();
  await page.getByRole('menuitem', { name: 'Verlauf ansehen' }).click();
  await expect(page.getByText('Registriert')).toBeVisible();
  await expectNoViolations(page, 'admin: user at 390 px');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page.getByText('Benutzer gesamt')).toBeVisible();
});

test('of two admins who decide a case the second learns of the first, and keeps the note', async ({
  demoSite,
  newMember,
}) => {
  const [first, second] = [await newMember(admin), await newMember(moderation)];
  const cases = /^Bearbeiten: Meldung gegen /;
  await first.goto(`${demoSite.origin}/admin?tab=reports&status=pending`);
  const name = await first.getByRole('button', { name: cases }).last().getAttribute('aria-label');
  expect(name).toMatch(cases);
  for (const page of [first, second]) {
    await page.goto(`${demoSite.origin}/admin?tab=reports&status=pending`);
    await page.getByRole('button', { name: String(name), exact: true }).click();
    await page.getByRole('combobox', { name: /Entscheidung/ }).selectOption({ index: 1 });
    await page.getByLabel('Begründung').fill('Die Quittung passt nicht zum Text.');
  }
  await first.getByRole('button', { name: 'Fall abschließen' }).click();
  await expect(first.getByText('Fall abgeschlossen')).toBeVisible();
  const dialog = second.getByRole('dialog');
  await expect(dialog.getByText('Inzwischen hat sich hier etwas geändert.')).toBeVisible();
  await expectNoViolations(second, 'admin: case changed meanwhile');
  await second.getByRole('button', { name: 'Fall abschließen' }).click();
  await expect(dialog.getByText('Jemand anderes war schneller')).toBeVisible();
  await expect(dialog.getByText(/^Bestätigt am .* von Anja Wendt$/)).toBeVisible();
  await expect(dialog.getByLabel('Begründung')).toHaveValue('Die Quittung passt nicht zum Text.');
  await expectNoViolations(second, 'admin: case decided meanwhile');
  await dialog.getByRole('button', { name: 'Schließen' }).last().click();
  await expect(second.getByRole('button', { name: String(name), exact: true })).toHaveCount(0);
});

test('a role changed under an open page is explained where it matters', async ({ demoSite, newMember }) => {
  const { origin } = demoSite;
  const page = await newMember('rollenwechsel@rezenso.example');
  const boss = await newMember(admin);
  const setRole = await roleSetter(boss, origin, 'rollenwechsel@rezenso.example');
  await setRole('content_moderator');
  await page.goto(`${origin}/admin?tab=reports&status=pending`);
  await page
    .getByRole('button', { name: /^Bearbeiten: Meldung gegen / })
    .first()
    .click();
  await page.getByRole('combobox', { name: /Entscheidung/ }).selectOption({ index: 1 });
  await page.getByLabel('Begründung').fill('Belegt durch den Schriftwechsel.');
  await setRole('support_agent');
  await page.getByRole('button', { name: 'Fall abschließen' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Deine Rolle Support darf Meldungen ansehen, aber nicht entscheiden/)).toBeVisible();
  await expect(dialog.getByLabel('Begründung')).toHaveValue('Belegt durch den Schriftwechsel.');
  await page.keyboard.press('Escape');
  await expect(page.locator('header').getByText('Support', { exact: true })).toBeVisible();
});

test('on a slow network nothing jumps when the answers come', async ({ demoSite, newMember }) => {
  for (const width of [390, 1440]) {
    const page = await newMember(admin, { width });
    await page.addInitScript(recordShifts);
    let held = heldBack();
    // Its first data come with the page.
    await page.route(/\/api\/(admin\/|first-reads)/, async (route) => {
      await held.end;
      await route.continue();
    });
    for (const tab of ['statistics', 'users', 'reports', 'audit']) {
      held = heldBack();
      await page.goto(`${demoSite.origin}/admin?tab=${tab}`);
      await expect(page.getByRole('tabpanel').getByRole('status').filter({ hasText: 'Laden...' })).toBeAttached();
      held.letGo();
      await page.waitForLoadState('networkidle');
      await expect(page.getByText('Laden...')).toHaveCount(0);
      await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 0.99 });
      const shift = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
      expect({ width, tab, isCalm: shift < 0.02 }).toEqual({ width, tab, isCalm: true });
    }
  }
});

test('the chosen tab stays in sight when the phone is turned', async ({ demoSite, newMember }) => {
  const page = await newMember(admin, { width: 844 });
  await page.goto(`${demoSite.origin}/admin?tab=support`);
  const chosen = page.getByRole('tab', { selected: true });
  await expect(chosen).toBeInViewport({ ratio: 0.99 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(chosen).toBeInViewport({ ratio: 0.99 });
});

test('the log is narrowed to days, which the address keeps', async ({ demoSite, newMember }) => {
  const { origin } = demoSite;
  await newMember('protokoll@rezenso.example');
  const page = await newMember(admin);
  await openStatus(page, origin, 'protokoll@rezenso.example');
  await page.getByLabel('Neuer Status').selectOption('Inaktiv');
  await page.getByRole('button', { name: 'Status speichern' }).click();
  await expect(page.getByText('Status geändert', { exact: true })).toBeVisible();
  await page.goto(`${origin}/admin?tab=audit`);
  const entry = page.getByRole('listitem').filter({ hasText: 'protokoll@rezenso.example' });
  await expect(entry).toBeVisible();
  const [today, yesterday] = [germanDay(0), germanDay(1)];
  await page.getByLabel('Von', { exact: true }).fill(today);
  await expect(page).toHaveURL(new RegExp(`from=${today}`));
  await page.reload();
  await expect(page.getByLabel('Von', { exact: true })).toHaveValue(today);
  await expect(entry).toBeVisible();
  await page.getByLabel('Bis', { exact: true }).fill(yesterday);
  await expect(page.getByText('Liegt vor „Von“')).toBeVisible();
  await expectNoViolations(page, 'admin: log with days');
  await page.getByLabel('Von', { exact: true }).fill('');
  await expect(page.getByRole('listitem').filter({ hasText: 'Samir Haddad' }).first()).toBeVisible();
  await expect(entry).toHaveCount(0);
});

async function openStatus(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/admin?tab=users&search=${email}`);
  await page.getByRole('button', { name: `Aktionen für ${email}` }).click();
  await page.getByRole('menuitem', { name: 'Status ändern' }).click();
}

/** Changes somebody's role as the admin of `page`, past the page. */
async function roleSetter(page: Page, origin: string, email: string) {
  const found = await page.request.get(`${origin}/api/admin/users?search=${email}`);
  const { users } = (await found.json()) as { users: { id: string }[] };
  return async (adminRole: string) => {
    const address = `${origin}/api/admin/users/${users[0]?.id}/role`;
    const changed = await page.request.patch(address, { data: { adminRole }, headers: { origin } });
    expect(changed.status()).toBe(200);
  };
}

/** Something that others wait for until it is let go. */
function heldBack(): { end: Promise<void>; letGo: () => void } {
  let letGo: () => void = () => {};
  const end = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { end, letGo };
}

/** Adds up what moves without anybody having touched the page. */
function recordShifts(): void {
  const counted = window as unknown as { shifted: number };
  counted.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) counted.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The day in Germany, YYYY-MM-DD. */
function germanDay(daysAgo: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(Date.now() - daysAgo * 86_400_000);
}
