import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { becomeBusiness, openFollowing } from '../site/business.ts';
import { sayVisit } from '../site/experience.ts';
import { expect, test } from '../site/fixtures.ts';
import { expectPromptness, promptly } from '../site/promptly.ts';

test.afterAll(() => expectPromptness());

/** Before an appointment begins there is time to pick it. */
const aheadMs = 45_000;
const minuteMs = 60_000;

test('the main job with both pages open: conversation, appointment, what was lived through, reviews, confirmations', async ({
  demoSite,
  newMember,
}) => {
  test.setTimeout(600_000);
  const { origin } = demoSite;
  const [anna, ben] = [await newMember('termin-anna@rezenso.example'), await newMember('termin-ben@rezenso.example')];
  await becomeBusiness(anna, origin, 'Termincafé Anna', 'gastronomie');
  await becomeBusiness(ben, origin, 'Terminwerk Ben', 'handwerk');
  for (const page of [anna, ben]) {
    await openFollowing(page, `${origin}/matches`);
    await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
  }

  await test.step('match', async () => {
    await anna
      .getByRole('article')
      .filter({ hasText: 'Terminwerk Ben' })
      .getByRole('button', { name: 'Match vorschlagen' })
      .click();
    await ben.getByRole('button', { name: 'Akzeptieren' }).click();
    await anna.getByRole('button', { name: 'Austausch koordinieren' }).click();
    await anna.getByRole('dialog').getByRole('button', { name: 'Austausch starten' }).click();
  });

  await test.step('conversation', async () => {
    await anna.getByRole('link', { name: /^Nachrichten mit Terminwerk Ben/ }).click();
    await anna
      .getByRole('textbox', { name: 'Nachricht an Terminwerk Ben' })
      .fill('Ich schaue gleich vorbei, passt das?');
    await anna.keyboard.press('Enter');
    await promptly((soon) =>
      expect(ben.getByRole('link', { name: /^Nachrichten mit Termincafé Anna, 1 ungelesen/ })).toBeVisible(soon),
    );
    await toExchanges(ben);
  });

  // The next full minute that leaves time to pick it; a time in a field has no seconds.
  const startsAt = new Date(Math.ceil((Date.now() + aheadMs) / minuteMs) * minuteMs);
  const german = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [day = '', time = ''] = german.format(startsAt).split(' ');

  await test.step('appointment', async () => {
    await anna.getByRole('link', { name: 'Termin', exact: true }).click();
    const dialog = anna.getByRole('dialog', { name: 'Termin vereinbaren' });
    await dialog.getByLabel('Tag').fill(day);
    await dialog.getByLabel('Uhrzeit').fill(time);
    await dialog.getByLabel('Notiz').fill('Ich bringe Kuchen mit.');
    await dialog.getByRole('button', { name: 'Vorschlagen' }).click();
    const asked = cardOf(ben, 'Termincafé Anna schreibt für dich');
    await promptly((soon) => expect(asked.getByText('Termincafé Anna schlägt eine Zeit vor')).toBeVisible(soon));
    await expect(asked.getByText('Ich bringe Kuchen mit.')).toBeVisible();
    await asked.getByRole('button', { name: 'Zeit wählen' }).click();
    await ben.getByRole('dialog').getByRole('button', { name: 'Zusagen' }).click();
    const agreed = cardOf(anna, 'Du schreibst für Terminwerk Ben');
    await promptly((soon) => expect(agreed.getByText(new RegExp(`^Termin: .* ${time} Uhr$`))).toBeVisible(soon));
    const downloading = anna.waitForEvent('download');
    await agreed.getByRole('link', { name: 'In den Kalender' }).click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    expect(file).toContain('SUMMARY:Termin mit Terminwerk Ben');
    expect(file).toContain(`DTSTART:${startsAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`);
  });

  await test.step('the other direction meanwhile', async () => {
    await cardOf(ben, 'Du schreibst für Termincafé Anna').getByRole('button', { name: 'Review abgeben' }).click();
    const dialog = ben.getByRole('dialog');
    await sayVisit(dialog);
    await write(dialog, 'Der Zwetschgenkuchen war saftig, nur auf den Kaffee haben wir eine Weile gewartet.');
    await promptly((soon) => expect(anna.getByRole('tab', { name: /^In Bearbeitung\s*1/ })).toBeVisible(soon));
  });

  await test.step("'Erlebt', in the page that stood open", async () => {
    const happened = cardOf(anna, 'Du schreibst für Terminwerk Ben').getByRole('button', { name: 'Erlebt' });
    await expect(happened).toBeVisible({ timeout: aheadMs + 2 * minuteMs });
    expect(Date.now()).toBeGreaterThanOrEqual(startsAt.getTime());
    await happened.click();
    const dialog = anna.getByRole('dialog', { name: 'Review abgeben' });
    await expect(dialog.getByLabel(/Worauf beruht/)).toHaveValue('appointment');
    await expect(dialog.getByLabel(/Wann war das/)).toHaveValue(day);
    await promptly((soon) => expect(ben.getByRole('tab', { name: /^In Bearbeitung\s*2/ })).toBeVisible(soon));
    await write(dialog, 'Die Werkstatt ist hell und aufgeräumt, und der Kostenvoranschlag war am selben Abend da.');
  });

  await test.step('confirmations, and the match is complete', async () => {
    for (const page of [anna, ben]) {
      await page.getByRole('tab', { name: /^In Bearbeitung/ }).click();
      await page.getByRole('button', { name: 'Erhalt bestätigen' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Erhalt bestätigen' }).click();
    }
    for (const page of [anna, ben]) {
      await promptly((soon) => expect(page.getByRole('tab', { name: /^Abgeschlossen\s*2/ })).toBeVisible(soon));
      await page
        .getByRole('navigation', { name: 'Matches und Austausch' })
        .getByRole('link', { name: /^Matches/ })
        .click();
      await expect(page.getByText('Austausch abgeschlossen: Beide Reviews sind abgegeben.')).toBeVisible();
      expect(await page.evaluate(() => 'isTheSameDocument' in window)).toBe(true);
    }
  });
});

function cardOf(page: Page, name: string): Locator {
  return page.getByRole('article', { name });
}

/** By the links of the page, without a new document. */
async function toExchanges(page: Page): Promise<void> {
  const areas = page.getByRole('navigation', { name: 'Matches und Austausch' });
  if (!(await areas.isVisible())) await page.getByRole('link', { name: 'Matches' }).first().click();
  await areas.getByRole('link', { name: /^Austausch/ }).click();
  await expect(page.getByRole('heading', { name: 'Review-Austausch' })).toBeVisible();
}

async function write(dialog: Locator, text: string): Promise<void> {
  await dialog.getByRole('radio', { name: /4/ }).check({ force: true });
  await dialog.getByLabel(/Dein Text/).fill(text);
  await dialog.getByRole('button', { name: 'Review abgeben' }).click();
  await expect(dialog).toBeHidden();
}
