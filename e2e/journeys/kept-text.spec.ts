import { expectNoViolations } from '../site/axe.ts';
import { expect, test } from '../site/fixtures.ts';

const typed = 'Der Service war freundlich und schnell, wir kommen wieder.';

for (const [width, theme] of [
  [390, 'dark'],
  [1440, 'light'],
] as const) {
  test(`what was typed survives Escape, the back button and a closed tab, and goes at the sign-out (${width}, ${theme})`, async ({
    demoSite,
    newMember,
  }) => {
    const page = await newMember('demo@rezenso.example', { width, theme });
    const address = `${demoSite.origin}/reviews`;
    const text = page.getByRole('dialog').getByRole('textbox', { name: 'Text der Bewertung' });
    const open = () => page.getByRole('button', { name: 'Bewertung importieren' }).first().click();
    const expectKept = async () => {
      await open();
      await expect(text).toHaveValue(typed);
      await expect(page.getByRole('dialog').getByText('Was du zuletzt eingegeben hast, ist noch da.')).toBeVisible();
      // Whoever goes on typing or presses Enter empties nothing.
      await expect(page.getByRole('heading', { name: 'Bewertung importieren' })).toBeFocused();
    };

    await page.goto(demoSite.origin);
    await page.goto(address);
    await open();
    await text.fill(typed);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectKept();
    await expectNoViolations(page, 'a dialog with what was typed before');
    await page.goBack();
    await page.goto(address);
    await expectKept();

    const second = await page.context().newPage();
    await page.close({ runBeforeUnload: true });
    await second.goto(address);
    await second.getByRole('button', { name: 'Bewertung importieren' }).first().click();
    await expect(second.getByRole('dialog').getByRole('textbox', { name: 'Text der Bewertung' })).toHaveValue(typed);
    await second.keyboard.press('Escape');
    const kept = () =>
      second.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('rezenso:kept:')));
    expect(await kept()).toHaveLength(1);
    // A form that stays open in another tab, and is written in while its person signs out.
    const other = await second.context().newPage();
    await other.goto(address);
    await other.getByRole('button', { name: 'Bewertung importieren' }).first().click();
    await other.getByRole('dialog').getByRole('textbox', { name: 'Text der Bewertung' }).fill(typed);
    await second.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
    if (width < 1000) await second.getByRole('button', { name: /Menü/ }).click();
    await second.getByRole('link', { name: 'Abmelden' }).first().click();
    await expect(second).toHaveURL(`${demoSite.origin}/`);
    await expect.poll(kept).toEqual([]);
    await expect(other.getByRole('dialog')).toBeHidden();
    expect(await kept()).toEqual([]);
    expect(await second.evaluate(() => localStorage.getItem('theme'))).toBe(theme);
  });
}

test('what was typed goes as well when the address of the sign-out is typed in', async ({ demoSite, newMember }) => {
  const page = await newMember('demo@rezenso.example');
  await page.goto(`${demoSite.origin}/reviews`);
  await page.getByRole('button', { name: 'Bewertung importieren' }).first().click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Text der Bewertung' }).fill(typed);
  await page.keyboard.press('Escape');
  await page.goto(`${demoSite.origin}/api/logout`);
  await expect(page).toHaveURL(`${demoSite.origin}/`);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
