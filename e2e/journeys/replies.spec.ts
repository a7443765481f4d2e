import { expectNoViolations } from '../site/axe.ts';
import { expect, test } from '../site/fixtures.ts';

const ways = [
  [390, 'dark', 'Die Beratung war ausgezeichnet', 'In Lahr wurde die Küche eingebaut. %. Am Ende fehlte ein Griff.'],
  [1440, 'light', 'Das Personal war sehr hilfsbereit', 'Samstags zum Abholen da gewesen, gegen Mittag. %!'],
] as const;

for (const [width, theme, praise, around] of ways) {
  const text = around.replace('%', praise);
  test(`a received review is answered by a draft, copied, marked and counted (${width}, ${theme})`, async ({
    demoSite,
    newMember,
  }) => {
    const page = await newMember('pro@rezenso.example', { width, theme });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: demoSite.origin });
    const imported = await page.request.post(`${demoSite.origin}/api/reviews/import`, {
      data: { source: 'google', content: text, rating: 4, reviewerName: 'Petra Klein' },
      headers: { origin: demoSite.origin },
    });
    expect(imported.status()).toBe(200);
    await page.goto(`${demoSite.origin}/reviews`);
    const review = page.getByRole('article').filter({ hasText: text });
    const dialog = page.getByRole('dialog');
    const answer = dialog.getByRole('textbox', { name: 'Deine Antwort' });
    const total = page.getByRole('group', { name: 'Bewertungen gesamt' });
    const before = answeredIn(await total.textContent());
    await review.getByRole('button', { name: 'Antworten' }).click();
    await expect(answer).toHaveValue(new RegExp(`„${praise}“[\\s\\S]*Grüße`));
    await expectNoViolations(page, 'a draft of an answer');

    await answer.fill('Vielen Dank! Den fehlenden Griff bringen wir Ihnen.');
    await dialog.getByRole('button', { name: 'Kopieren' }).click();
    await expect(dialog.getByRole('button', { name: 'Kopiert' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await answer.inputValue());
    await dialog.getByRole('button', { name: 'Als beantwortet markieren' }).click();
    await expect(dialog).toBeHidden();
    await expect(review.getByText(/^Beantwortet am /)).toBeVisible();
    await expect(total).toContainText(`${before + 1} von `);
    await expectNoViolations(page, 'an answered review');

    await page.getByRole('button', { name: 'Unbeantwortet' }).click();
    await expect(review).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Unbeantwortet' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Unbeantwortet' }).click();
    await review.getByRole('button', { name: 'Antwort ansehen' }).click();
    await expect(answer).toHaveValue('Vielen Dank! Den fehlenden Griff bringen wir Ihnen.');
    await dialog.getByRole('button', { name: 'Markierung zurücknehmen' }).click();
    await expect(review.getByText(/^Beantwortet am /)).toBeHidden();
    await expect(total).toContainText(`${before} von `);
  });
}

function answeredIn(text: string | null): number {
  return Number(text?.match(/([\d.]+) von [\d.]+ beantwortet/)?.[1]?.replaceAll('.', ''));
}
