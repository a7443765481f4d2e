import type { Page } from '@playwright/test';
import { expectNoViolations } from '../site/axe.ts';
import { act, becomeBusiness } from '../site/business.ts';
import { acceptedPartner, addressOf, coordinateAll, payForPro } from '../site/plans.ts';
import { expect, test } from '../site/provider-fixtures.ts';
import type { Providers } from '../site/providers.ts';

interface Scene {
  origin: string;
  providers: Providers;
  newMember: (email: string) => Promise<Page>;
}

/**
 * The difference between Free and Pro, line by line as the plans advertise it (shared/contract/src/plans.ts). The server's
 * plan-lines.test.ts fails when a line is missing here.
 */
const lines: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  'some-exchanges': async ({ origin, newMember }) => {
    const page = await aFreeBusiness(newMember, origin, 'Kneipe am Eck');
    await expectRefused(page, origin, ['Anker', 'Birke', 'Cedern', 'Distel', 'Eiche', 'Fichte']);
    await page.getByRole('link', { name: 'Pro ansehen' }).click();
    await expect(page).toHaveURL(`${origin}/subscribe`);
  },

  'unlimited-exchanges': async ({ origin, newMember, providers }) => {
    const page = await aFreeBusiness(newMember, origin, 'Wirtshaus Linde');
    await expectRefused(page, origin, ['Ahorn', 'Buche', 'Calla', 'Dahlie', 'Erle', 'Farn']);
    await payForPro(page, origin, providers);
    await page.goto(`${origin}/settings/subscription`);
    await expect(page.getByText('Unbegrenzt')).toBeVisible();
    await page.goto(`${origin}/matches`);
    await beginLastExchange(page);
    await expect(page.getByText('Match koordiniert')).toBeVisible();
  },

  matching: async ({ origin, newMember }) => {
    for (const email of ['demo@rezenso.example', 'pro@rezenso.example']) {
      const page = await newMember(email);
      await page.goto(`${origin}/matches`);
      await expect(page.getByRole('button', { name: 'Match vorschlagen' }).first()).toBeVisible();
      await expect(page.getByText('KI-Empfehlung').first()).toBeVisible();
    }
  },

  'basic-analytics': async ({ origin, newMember }) => {
    for (const email of ['demo@rezenso.example', 'pro@rezenso.example']) {
      const page = await newMember(email);
      await page.goto(`${origin}/reviews`);
      await expect(page.getByRole('group', { name: /Bewertungen/ }).first()).toContainText(/\d/);
      await expect(page.getByRole('group', { name: /Durchschnitt/ }).first()).toContainText(/\d,\d/);
    }
  },

  'fraud-detection': async ({ origin, newMember }) => {
    for (const email of ['demo@rezenso.example', 'pro@rezenso.example']) {
      const page = await newMember(email);
      await page.goto(`${origin}/reviews`);
      await page.getByRole('button', { name: 'Bewertung importieren' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').selectOption({ label: 'Google' });
      await dialog
        .getByRole('textbox', { name: 'Text der Bewertung' })
        .fill('Sehr gut, immer wieder gerne, top Service!');
      await dialog.getByRole('button', { name: 'Analysieren' }).click();
      await expect(page.getByText(/Qualitäts-Score: \d+\s?% \| Risiko: /)).toBeVisible();
    }
  },

  'priority-matching': async ({ origin, newMember, providers }) => {
    const page = await aFreeBusiness(newMember, origin, 'Buchladen Feder');
    await page.goto(`${origin}/matches`);
    const wished = page.getByText('Passt zu dem, was du suchst');
    await page.getByRole('button', { name: 'Wonach suchst du?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Wonach suchst du?' });
    await expect(dialog.getByText(/höchstens 2 von 100 Punkten/)).toBeVisible();
    await expect(dialog.getByRole('checkbox')).toHaveCount(0);
    await expectNoViolations(page, 'what Pro would look for');
    await dialog.getByRole('link', { name: 'Pro ansehen' }).click();
    await expect(page).toHaveURL(`${origin}/subscribe`);

    await payForPro(page, origin, providers);
    await page.goto(`${origin}/matches`);
    await expect(page.getByRole('button', { name: 'Match vorschlagen' }).first()).toBeVisible();
    await expect(wished).toHaveCount(0);
    await page.getByRole('button', { name: 'Wonach suchst du?' }).click();
    await dialog.getByRole('checkbox', { name: 'Handwerk' }).check();
    await expectNoViolations(page, 'saying what one looks for');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Deine Vorschläge richten sich ab jetzt danach.')).toBeVisible();
    const cards = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Match vorschlagen' }) });
    await expect(cards.first()).toContainText('Passt zu dem, was du suchst');
    const marks = await cards.evaluateAll((all) => all.map((card) => /Passt zu dem/.test(card.textContent ?? '')));
    expect(marks).toEqual(marks.toSorted((a, b) => Number(b) - Number(a)));
    await page.reload();
    await expect(cards.first()).toContainText('Passt zu dem, was du suchst');
  },

  'priority-support': async ({ origin, newMember, providers }) => {
    const [free, pro] = [
      await aFreeBusiness(newMember, origin, 'Imkerei Wabe'),
      await aFreeBusiness(newMember, origin, 'Uhren Takt'),
    ];
    await free.goto(`${origin}/support`);
    await expect(
      free.getByText(/Anfragen mit Pro beantworten wir zuerst, danach geht es der Reihe nach/),
    ).toBeVisible();
    await free.getByRole('link', { name: 'Pro ansehen' }).click();
    await expect(free).toHaveURL(`${origin}/subscribe`);
    await payForPro(pro, origin, providers);
    await pro.goto(`${origin}/support`);
    await expect(pro.getByText('Deine Anfrage steht vorn')).toBeVisible();
    for (const [page, subject] of [
      [free, 'Zuerst gefragt, ohne Pro'],
      [pro, 'Danach gefragt, mit Pro'],
    ] as const)
      await act(page, origin, 'POST', '/api/support/requests', {
        ...{ id: crypto.randomUUID(), topic: 'other', subject, text: 'Wie geht das eigentlich?' },
      });
    const admin = await newMember('admin@rezenso.example');
    await admin.goto(`${origin}/admin?tab=support`);
    const subjects = admin.getByRole('list', { name: 'Anfragen' }).getByRole('heading');
    await expect(subjects).toHaveText(['Danach gefragt, mit Pro', 'Zuerst gefragt, ohne Pro']);
  },

  'extended-analytics': async ({ origin, newMember, providers }) => {
    const page = await aFreeBusiness(newMember, origin, 'Bistro Tulpe');
    for (const [content, reviewDate] of [
      ['Die Bedienung war sehr freundlich und das Essen hervorragend.', '2025-11-04T12:00:00Z'],
      ['Leider war das Essen diesmal kalt und fade.', '2026-02-03T12:00:00Z'],
    ] as const)
      await act(page, origin, 'POST', '/api/reviews/import', { source: 'google', content, rating: 4, reviewDate });
    await page.goto(`${origin}/reviews`);
    await page.getByRole('link', { name: 'Erweiterte Analysen' }).click();
    await expect(page.getByText('Vorschau: dein erster Monat, November 2025')).toBeVisible();
    const food = page.getByRole('button', { name: /^Essen und Trinken/ });
    await expect(food).toContainText('1 lobt, 0 kritisieren');
    await expect(page.getByRole('link', { name: 'Auswertung als PDF' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Pro ansehen' }).click();
    await expect(page).toHaveURL(`${origin}/subscribe`);

    await payForPro(page, origin, providers);
    await page.goto(`${origin}/reviews/analyse`);
    await expect(food).toContainText('1 lobt, 1 kritisiert');
    await food.click();
    await expect(page.getByText('„Leider war das Essen diesmal kalt und fade.“')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Im Vergleich' })).toBeVisible();
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Bewertungen als Tabelle (CSV)' }).click();
    expect((await file).suggestedFilename()).toBe('rezenso-bewertungen.csv');
    const report = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Auswertung als PDF' }).click();
    expect((await report).suggestedFilename()).toMatch(/^bewertungsbericht-\d{4}-\d\d-\d\d\.pdf$/);
    const [answered] = (await (await page.request.get(`${origin}/api/reviews`)).json()) as { id: string }[];
    await act(page, origin, 'PUT', `/api/reviews/${answered?.id}/reply`, { text: 'Danke!', isAnswered: true });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    for (const name of ['Stimmung', 'Deine Antworten'].flatMap((about) => [
      `${about}, Nach Monat`,
      `${about}, Nach Plattform`,
    ])) {
      const table = page.getByRole('group', { name });
      await expect(table).toBeVisible();
      const hidden = await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect([name, hidden]).toEqual([name, 0]);
    }
    await expectNoViolations(page, 'extended analytics');
  },

  'multi-language': async ({ origin, newMember, providers }) => {
    const page = await newMember(addressOf('Café Dreisam'));
    await becomeBusiness(page, origin, 'Café Dreisam', 'gastronomie');
    const choices = { name: 'cafe-dreisam', isPublished: true, isFindable: false, asksCustomers: true };
    await act(page, origin, 'PUT', '/api/public-page', choices);
    const guest = async (address: string) => {
      const answer = await page.request.get(`${origin}${address}`, { headers: { 'accept-language': 'en-GB,en' } });
      return answer.text();
    };
    for (const address of ['/u/cafe-dreisam', '/b/cafe-dreisam'])
      expect(await guest(address)).toContain('<html lang="de">');
    await payForPro(page, origin, providers);
    for (const address of ['/u/cafe-dreisam', '/b/cafe-dreisam'])
      expect(await guest(address)).toContain('<html lang="en">');
    expect(await guest('/siegel/cafe-dreisam.svg?lang=en')).toContain('On Rezenso');
    await page.goto(`${origin}/u/cafe-dreisam`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectNoViolations(page, 'a public page in English');
  },
};

for (const [line, exercise] of Object.entries(lines)) {
  test(`Free and Pro differ, or do not, as the plans say: ${line}`, async ({ providedSite, newMember }) => {
    test.setTimeout(360_000);
    await exercise({ origin: providedSite.origin, providers: providedSite.providers, newMember });
  });
}

async function aFreeBusiness(newMember: Scene['newMember'], origin: string, name: string): Promise<Page> {
  const page = await newMember(addressOf(name));
  await becomeBusiness(page, origin, name, 'gastronomie');
  return page;
}

/** The last of the partners is one too many for the free plan. */
async function expectRefused(page: Page, origin: string, names: readonly string[]): Promise<void> {
  for (const name of names.slice(0, -1)) await acceptedPartner(page, origin, `Blumen ${name}`, 'einzelhandel');
  await coordinateAll(page, origin);
  await acceptedPartner(page, origin, `Blumen ${names.at(-1)}`, 'einzelhandel');
  await page.goto(`${origin}/matches`);
  await beginLastExchange(page);
  await expect(page.getByText('Deine kostenlosen Matches sind aufgebraucht')).toBeVisible();
}

async function beginLastExchange(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Austausch koordinieren' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Austausch starten' }).click();
}
