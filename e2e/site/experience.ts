import type { Locator } from '@playwright/test';

const dayMillis = 86_400_000;

/** Says in the dialog of a review that it rests on a visit. The day before yesterday is over in every time zone. */
export async function sayVisit(dialog: Locator): Promise<void> {
  await dialog.getByLabel(/Worauf beruht deine Review/).selectOption({ label: 'Besuch' });
  await dialog.getByLabel(/Wann war das/).fill(new Date(Date.now() - 2 * dayMillis).toISOString().slice(0, 10));
}
