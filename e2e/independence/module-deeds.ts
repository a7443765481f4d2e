import { expect, type Locator, type Page } from '@playwright/test';

/** What an admin chooses behind the dots of a module; its dialog stands open then. */
export async function chooseDeed(admin: Page, title: string | undefined, deed: string): Promise<void> {
  await admin.getByRole('button', { name: `Mehr: ${title}` }).click();
  await admin.getByRole('menuitem', { name: deed }).click();
  await expect(admin.getByRole('dialog')).toBeVisible();
}

/** Says why, and waits until it is done. */
export async function confirmDeed(admin: Page, reason: string): Promise<void> {
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Grund').fill(reason);
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toHaveCount(0);
}

/** Folds out what stands behind the row of a module. */
export async function unfold(row: Locator): Promise<void> {
  await row.getByRole('button', { expanded: false }).first().click();
  await expect(row.getByRole('region', { name: 'Verlauf' })).toBeVisible();
}
