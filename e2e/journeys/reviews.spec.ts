import { expectNoViolations } from '../site/axe.ts';
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
  await page.getByRole('button', { name: 'Bewertung importieren' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption({ label: 'Google' });
  await dialog.getByRole('textbox', { name: 'Text der Bewertung' }).fill(text);
  await dialog.getByRole('button', { name: 'Analysieren' }).click();
  await expect(page.getByText(/Qualitäts-Score: \d+\s?% \| Risiko: /)).toBeVisible();
  await dialog.getByRole('button', { name: /importieren/i }).click();
  await expect(page.getByText('Review importiert').first()).toBeVisible();
  await expect(page.getByText(text)).toBeVisible();
  await expect(total).toContainText(String(before + 1));

  await page.getByRole('button', { name: 'Bewertung importieren' }).click();
  await dialog.getByRole('combobox').selectOption({ label: 'Google' });
  await dialog.getByRole('textbox', { name: 'Text der Bewertung' }).fill(text);
  await dialog.getByRole('button', { name: /importieren/i }).click();
  await expect(page.getByText('Diese Review hast du schon importiert.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Text der Bewertung' })).toHaveValue(text);
});

test('an import that fails says so and keeps what was pasted', async ({ demoSite, newMember }) => {
  const page = await newMember('pro@rezenso.example', { width: 390 });
  await page.goto(`${demoSite.origin}/reviews`);
  await page.getByRole('button', { name: 'Bewertung importieren' }).click();
  const dialog = page.getByRole('dialog');
  const text = 'Die neue Markise hält auch bei Wind, nur die Kurbel hakt ein wenig.';
  await dialog.getByRole('combobox').selectOption({ label: 'Google' });
  await dialog.getByRole('textbox', { name: 'Text der Bewertung' }).fill(text);
  const address = '**/api/reviews/import';
  for (const fault of ['failed', 'offline'] as const) {
    await page.route(address, (route) =>
      fault === 'offline' ? route.abort('connectionreset') : route.fulfill({ status: 500, body: 'broken' }),
    );
    await dialog.getByRole('button', { name: /importieren/i }).click();
    await expect(page.getByText('Review konnte nicht importiert werden.').first()).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Text der Bewertung' })).toHaveValue(text);
    // What got no answer is sent again a few times first.
    await expect(dialog.getByRole('button', { name: /importieren/i })).not.toHaveAttribute('aria-busy', 'true');
    await page.unroute(address);
  }
  await expectNoViolations(page, 'a failed import');
  await dialog.getByRole('button', { name: /importieren/i }).click();
  await expect(page.getByText('Review importiert').first()).toBeVisible();
});

test('a suspicious review says why, and the list can be reduced to such', async ({ demoSite, newMember }) => {
  const page = await newMember('demo@rezenso.example');
  await page.goto(`${demoSite.origin}/reviews?nur=verdaechtig`);
  const suspicious = page.getByRole('article').filter({ hasText: 'Verdächtig' });
  await expect(suspicious.first()).toBeVisible();
  await expect(page.getByRole('article').filter({ hasNotText: 'Verdächtig' })).toHaveCount(0);
  await suspicious.first().getByRole('button', { name: 'Warum?' }).click();
  await expect(suspicious.first().getByText(/Risiko \d+ von 100/)).toBeVisible();
});
