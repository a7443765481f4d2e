import { expectNoViolations } from '../site/axe.ts';
import { expect, test } from '../site/fixtures.ts';

const demo = 'demo@rezenso.example';

test('whoever looks for a partner narrows the list down, and the address keeps it', async ({ demoSite, newMember }) => {
  const page = await newMember(demo);
  await page.goto(`${demoSite.origin}/matches`);
  const cards = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Match vorschlagen' }) });
  await expect(cards).toHaveCount(10);

  await test.step('the details of the best stand beside the list, and of another when asked', async () => {
    const best = await cards.first().getAttribute('aria-label');
    await expect(page.getByRole('region', { name: `Über ${best}` })).toBeVisible();
    const second = (await cards.nth(1).getAttribute('aria-label')) ?? '';
    await page.getByRole('link', { name: `Mehr über ${second}` }).click();
    await expect(page.getByRole('region', { name: `Über ${second}` })).toContainText('KI-Empfehlung');
    await expect(page.getByRole('region', { name: `Über ${second}` })).toBeInViewport();
    await expect(page).toHaveURL(/[?&]partner=[0-9a-f-]{36}$/);
    await page.reload();
    await expect(page.getByRole('region', { name: `Über ${second}` })).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await page.goBack();
    await expect(page.getByRole('region', { name: `Über ${best}` })).toBeVisible();
  });

  await test.step('filters and order are answered by the server and survive a reload', async () => {
    await page.getByRole('combobox', { name: 'Umkreis' }).selectOption({ label: 'Bis 25 km' });
    // What is agreed with partners far away stands above and stays.
    await expect(cards.getByText(/rund.(2[6-9]|[3-9]\d|\d{3,}).km/)).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Reihenfolge' }).selectOption({ label: 'Nächste zuerst' });
    await page.getByRole('combobox', { name: 'Branche' }).selectOption({ label: 'Marketing' });
    // What a card says is the kind of business, more exactly than its industry, where that is known.
    await expect(cards.filter({ hasText: /(agentur|büro) · / })).not.toHaveCount(0);
    await expect(cards.filter({ hasNotText: /(agentur|büro|Marketing) · / })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Branche' })).toHaveValue('marketing');
    await expect(page.getByRole('combobox', { name: 'Umkreis' })).toHaveValue('25');
    await expect(cards.first()).toContainText(/(agentur|büro|Marketing) · /);
    await expectNoViolations(page, 'filtered partners');
  });

  await test.step('a narrow search that nobody fits leads back to everybody', async () => {
    await page.getByRole('combobox', { name: 'Umkreis' }).selectOption({ label: 'Bis 10 km' });
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption({ label: 'Italienisch' });
    await page.getByRole('combobox', { name: 'Branche' }).selectOption({ label: 'Finanzen' });
    await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
    await expect(cards).toHaveCount(10);
    await expect(page).toHaveURL(/\/matches\?reihenfolge=distance$/);
  });
});

test('on a phone the filters and the details unfold, with the keyboard too', async ({ demoSite, newMember }) => {
  const page = await newMember(demo, { width: 390, theme: 'dark' });
  await page.goto(`${demoSite.origin}/matches`);
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Match vorschlagen' }) })
    // Who comes first changes from day to day, and the mark of the Pro plan has a line of its own.
    .filter({ hasNot: page.getByText('Pro', { exact: true }) })
    .first();
  const name = await card.getAttribute('aria-label');
  const box = await card.boundingBox();
  expect(box?.height ?? 0).toBeLessThan(360);
  await expect(page.getByRole('combobox', { name: 'Branche' })).toBeHidden();
  await page.getByRole('button', { name: 'Filter' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Branche' })).toBeVisible();
  await page.getByRole('link', { name: `Mehr über ${name}` }).press('Enter');
  await expect(card.getByText('KI-Empfehlung')).toBeVisible();
  await expect(page.getByRole('link', { name: `Weniger über ${name}` })).toBeFocused();
  await expectNoViolations(page, 'an unfolded partner on a phone');
  await page.goBack();
  await expect(card.getByText('KI-Empfehlung')).toBeHidden();
});
