import { expect, test } from '../site/fixtures.ts';

test('an answer that is lost on the way is fetched again: the review is there once, and nobody learns of an error', async ({
  demoSite,
  newMember,
}) => {
  const page = await newMember('pro@rezenso.example', { width: 390 });
  await page.goto(`${demoSite.origin}/reviews`);
  await page.getByRole('button', { name: 'Bewertung importieren' }).click();
  const dialog = page.getByRole('dialog');
  const text = 'Der Zaun steht gerade, und die Gärtner haben sogar den Weg gefegt.';
  await dialog.getByRole('combobox').selectOption({ label: 'Google' });
  await dialog.getByRole('textbox', { name: 'Text der Bewertung' }).fill(text);
  const sent: (string | undefined)[] = [];
  await page.route('**/api/reviews/import', async (route) => {
    sent.push(route.request().headers()['idempotency-key']);
    if (sent.length > 1) return route.continue();
    // It reaches the server, which imports the review; its answer goes nowhere.
    const answer = await route.fetch();
    expect(answer.ok()).toBe(true);
    await route.abort('connectionreset');
  });
  await dialog.getByRole('button', { name: /importieren/i }).click();
  await expect(page.getByText('Review importiert').first()).toBeVisible();
  await expect(page.getByText('Review konnte nicht importiert werden.')).toHaveCount(0);
  expect(sent).toHaveLength(2);
  expect(new Set(sent).size).toBe(1);
  await page.goto(`${demoSite.origin}/reviews`);
  await expect(page.getByText(text)).toHaveCount(1);
});

test('whose deletion was done while its answer got lost is told that the account is gone, and not sent to the sign-in', async ({
  demoSite,
  newMember,
}) => {
  const { origin } = demoSite;
  const email = 'verlorener-abschied@rezenso.example';
  const page = await newMember(email);
  await page.goto(`${origin}/settings/privacy`);
  let sent = 0;
  await page.route('**/api/privacy/delete-account', async (route) => {
    sent += 1;
    if (sent > 1) return route.continue();
    expect((await route.fetch()).ok()).toBe(true);
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Konto löschen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Möchtest du dein Konto wirklich löschen?' });
  await dialog.getByLabel(/E-Mail/).fill(email);
  await dialog.getByRole('button', { name: /löschen/i }).click();
  await expect(page.getByText('Dein Konto ist gelöscht')).toBeVisible({ timeout: 15_000 });
  await expect(page).toHaveURL(`${origin}/`);
  expect(sent).toBe(2);
});
