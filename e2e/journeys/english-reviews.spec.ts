import type { Page } from '@playwright/test';
import { act } from '../site/business.ts';
import { test as base, expect } from '../site/fixtures.ts';
import { germanOn } from '../site/foreign-words.ts';
import { legalFolder } from '../site/legal-texts.ts';
import { preparedFolder } from '../site/prepared-folder.ts';
import { type Site, startSite } from '../site/site.ts';
import { gatherWritten } from '../site/written.ts';

interface Reader {
  page: Page;
  /** Checks that a page says nothing in German but what people wrote. */
  expectEnglish(where: string): Promise<void>;
}

const test = base.extend<{ newReader(email: string, width?: number): Promise<Reader> }, { englishSite: Site }>({
  englishSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
    async ({}, use) => {
      const env = { LEGAL_DIR: await legalFolder(), OFFERED_LANGUAGES: 'de,en' };
      const site = await startSite({ isReleased: true, dataDir: await preparedFolder('demo'), env });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  newReader: async ({ newVisitor, englishSite: { origin } }, use) => {
    await use(async (email, width = 1440) => {
      const page = await newVisitor({ width });
      await act(page, origin, 'POST', '/api/auth/dev-bypass', { email });
      await page.context().addCookies([{ name: 'lang', value: 'en', url: origin }]);
      const written = gatherWritten(page);
      const expectEnglish = async (where: string) => {
        await page.waitForLoadState('networkidle');
        expect(await germanOn(page, written), where).toEqual([]);
      };
      return { page, expectEnglish };
    });
  },
});

test('reviews, their figures and their answers in English', async ({ englishSite, newReader }) => {
  const { origin } = englishSite;
  const { page, expectEnglish } = await newReader('pro@rezenso.example');

  await page.goto(`${origin}/reviews`);
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Reviews over time' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectEnglish('the list');
  await page.getByRole('searchbox', { name: 'Search reviews' }).fill('nothing holds these words');
  await expect(page.getByText('No review matches this search and filter.')).toBeVisible();
  await expectEnglish('a search without hits');
  await page.getByRole('button', { name: 'Reset search' }).click();
  await page.getByRole('combobox', { name: 'Platform' }).selectOption({ label: 'Google' });
  await expect(page.getByRole('article').first()).toContainText('Google');
  await expectEnglish('one platform');

  await page.getByRole('button', { name: 'Import review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import review' });
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByText('Please choose a platform')).toBeVisible();
  await expectEnglish('an import that lacks something');
  await dialog.getByRole('combobox').selectOption({ label: 'Google' });
  const text = 'Der Rahmen wurde in zwei Tagen gerichtet, und die Klingel gab es dazu.';
  await dialog.getByRole('textbox', { name: 'Text of the review' }).fill(text);
  await dialog.getByRole('button', { name: 'Analyse' }).click();
  await expect(page.getByText(/^Quality score: \d+% \| Risk: \d+ \((?:low|medium|high)\)$/)).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Result of the analysis' })).toBeVisible();
  await expectEnglish('an analysed text');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('You will find it in your list.')).toBeVisible();
  const card = page.getByRole('article', { name: 'Review by Imported' }).filter({ hasText: text });
  await expect(card.getByText('Stars not given')).toBeVisible();
  await expectEnglish('an imported review');

  await card.getByRole('button', { name: 'Reply', exact: true }).click();
  const answering = page.getByRole('dialog', { name: 'Reply to review' });
  await expect(answering.getByRole('textbox', { name: 'Your reply' })).toHaveAttribute('lang', 'de');
  await expectEnglish('a draft of an answer');
  await answering.getByRole('button', { name: 'Mark as replied' }).click();
  await expect(page.getByText('Marked as replied')).toBeVisible();
  await expect(card.getByText(/^Replied on \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  await card.getByRole('button', { name: 'View reply' }).click();
  await expect(answering.getByRole('button', { name: 'Mark as not replied' })).toBeVisible();
  await expectEnglish('an answer');
  await answering.getByRole('button', { name: 'Close', exact: true }).last().click();

  await page.getByRole('link', { name: 'Extended analytics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Extended analytics' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How you compare' })).toBeVisible();
  await page
    .getByRole('button', { name: /praise, .* criticisms?$/ })
    .first()
    .click();
  await expect(page.getByText(/^“.+”$/).first()).toBeVisible();
  await expectEnglish('the insights');

  await page.goto(origin);
  const portfolio = page.getByRole('region', { name: 'Your reviews' });
  await expect(portfolio.getByRole('radio', { name: '365 days' })).toBeAttached();
  await expect(portfolio.locator('xpath=ancestor-or-self::*[@lang]').last()).toHaveAttribute('lang', 'en');
  await expect(portfolio.getByRole('link', { name: 'View all' })).toBeVisible();
});

test('why a review is suspicious, and a phone without Pro, in English', async ({ englishSite, newReader }) => {
  const { page, expectEnglish } = await newReader('demo@rezenso.example', 390);
  await page.goto(`${englishSite.origin}/reviews?nur=verdaechtig`);
  const suspicious = page.getByRole('article').first();
  await suspicious.getByRole('button', { name: 'Why?' }).click();
  await expect(suspicious.getByText(/^Risk \d+ out of 100/)).toBeVisible();
  await expectEnglish('a suspicious review');
  await page.goto(`${englishSite.origin}/reviews/analyse`);
  await expect(page.getByRole('heading', { name: 'What people talk about' })).toBeVisible();
  await expectEnglish('the insights of a phone');
});

test('every area of the administration in English', async ({ englishSite, newReader }) => {
  const { origin } = englishSite;
  const { page: member } = await newReader('english-asker@rezenso.example');
  await act(member, origin, 'POST', '/api/support/requests', {
    ...{ id: crypto.randomUUID(), topic: 'technical', subject: 'Does this work?', text: 'I cannot find it.' },
  });
  const { page, expectEnglish } = await newReader('admin@rezenso.example');
  const openTab = async (tab: string, query = '') => {
    await page.goto(`${origin}/admin?tab=${tab}${query}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible();
  };
  const closeDialog = async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };

  await test.step('statistics', async () => {
    await openTab('statistics');
    await expect(page.getByText('Users in total')).toBeVisible();
    await page.getByRole('button', { name: 'Values as a table' }).click();
    await page.getByRole('combobox', { name: 'Period' }).selectOption('1 year');
    await expect(page.getByText('From signing up to the first confirmed exchange').first()).toBeVisible();
    await expectEnglish('statistics');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^rezenso-statistics-.*\.csv$/);
  });

  await test.step('users', async () => {
    await openTab('users');
    await expect(page.getByText(/^[\d,]+ users$/)).toBeVisible();
    await expectEnglish('users');
    const actions = page.getByRole('button', { name: /^Actions for / }).first();
    for (const [item, title] of [
      ['Change status', 'Change status'],
      ['Change role', 'Change role'],
      ['View history', /./],
    ] as const) {
      await actions.click();
      await expectEnglish('the menu of a user');
      await page.getByRole('menuitem', { name: item }).click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await expectEnglish(item);
      await closeDialog();
    }
    await page.getByRole('searchbox', { name: 'Search users' }).fill('nobody is called this');
    await expect(page.getByText('No matching user')).toBeVisible();
    await expectEnglish('no user');
  });

  await test.step('reports', async () => {
    await openTab('reports');
    await expect(page.getByRole('list', { name: 'Reports' })).toBeVisible();
    await expectEnglish('reports');
    await page
      .getByRole('button', { name: /^Handle: report against / })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: /^Report against / });
    await dialog.getByRole('button', { name: 'Close case' }).click();
    await expect(dialog.getByText('Please choose a decision')).toBeVisible();
    await expectEnglish('a case');
    await closeDialog();
  });

  await test.step('support', async () => {
    await openTab('support');
    await expect(page.getByText('Waiting for an answer')).toBeVisible();
    await expectEnglish('requests');
    await page.getByRole('button', { name: 'Open: Does this work?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Does this work?' });
    await expect(dialog.getByText('Something does not work')).toBeVisible();
    await dialog.getByRole('button', { name: 'Take over' }).click();
    await expect(dialog.getByText('You are looking after this.')).toBeVisible();
    await expectEnglish('a request');
    await dialog.getByRole('button', { name: 'Close request' }).click();
    await expect(page.getByText('Request closed')).toBeVisible();
    await expectEnglish('a closed request');
  });

  await test.step('modules', async () => {
    await openTab('modules');
    const row = page.getByRole('article', { name: 'Reviews' });
    await row.getByRole('button', { expanded: false }).first().click();
    await expect(row.getByRole('heading', { name: 'History' })).toBeVisible();
    await expectEnglish('modules');
    await row.getByRole('button', { name: 'More: Reviews' }).click();
    await page.getByRole('menuitem', { name: 'Pause' }).click();
    await expect(page.getByRole('dialog', { name: 'Pause “Reviews”' })).toBeVisible();
    await expectEnglish('pausing a module');
    await closeDialog();
  });

  await test.step('audit log', async () => {
    await openTab('audit');
    await expect(page.getByRole('list', { name: 'Entries of the audit log' })).toBeVisible();
    await expectEnglish('the audit log');
    await openTab('audit', '&from=2026-02-02&to=2026-01-01');
    await expect(page.getByText('Is before “From”')).toBeVisible();
    await expectEnglish('a log that ends before it begins');
  });
});
