import { expect, test } from '../site/fixtures.ts';

test('an imported review is analysed, listed and counted, and refused the second time', async ({
  demoSite,
  newMember,
}) => {
  const page = await newMember('pro@rezenso.example');
  const text =
    'Am Dienstag kam der Monteur um acht, tauschte die Pumpe in vierzig Minuten und erklärte uns die Anzeige.';
  await page.goto(`${demoSite.origin}/reviews`);
  const total = page.getByRole('group', { name: /Bewertungen/ }).first();
  const before = Number((await total.textContent())?.match(/\d+/)?.[0]);
  await page.getByRole('button', { name: 'Review importieren' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption({ label: 'Google' });
  await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('button', { name: 'Analysieren' }).click();
  await expect(page.getByText(/Qualitäts-Score: \d+\s?% \| Risiko: /)).toBeVisible();
  await dialog.getByRole('button', { name: /importieren/i }).click();
  await expect(page.getByText('Review importiert').first()).toBeVisible();
  await expect(page.getByText(text)).toBeVisible();
  await expect(total).toContainText(String(before + 1));

  await page.getByRole('button', { name: 'Review importieren' }).click();
  await dialog.getByRole('combobox').selectOption({ label: 'Google' });
  await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('button', { name: /importieren/i }).click();
  await expect(page.getByText('Diese Review hast du schon importiert.')).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveValue(text);
});
