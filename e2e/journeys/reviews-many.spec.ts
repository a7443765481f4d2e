import type { Page } from '@playwright/test';
import { expectNoViolations } from '../site/axe.ts';
import { expect, test } from '../site/fixtures.ts';

interface Listed {
  id: string;
  content: string;
}

const many = 1_000;
/** From a key to the next frame that shows it. */
const longestKeyMs = 100;

test('a thousand reviews appear at once, and typing in the search never waits', async ({ demoSite, newMember }) => {
  const page = await newMember('demo@rezenso.example');
  await answerWithMany(page);
  await page.goto(`${demoSite.origin}/reviews`);
  const list = page.getByRole('article');
  await expect(page.getByRole('status').filter({ hasText: 'von 1.000 Bewertungen' })).toBeVisible();
  const first = await list.count();
  expect(first).toBeLessThanOrEqual(50);
  const renderMs = await renderTime(page);

  const search = page.getByRole('searchbox', { name: 'Bewertungen durchsuchen' });
  await search.click();
  const keys = await keyTimes(page, 'besuch nummer 777 bitte');
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Backspace');
  await expect(page.getByRole('status').filter({ hasText: /^1 Bewertung$/ })).toBeVisible();
  await expect(list).toHaveCount(1);

  await page.getByRole('combobox', { name: 'Plattform' }).selectOption({ label: 'Google' });
  await search.fill('');
  await page.getByRole('button', { name: 'Mehr anzeigen' }).click();
  await expect(list).toHaveCount(2 * first);
  await expect(list.nth(first)).toBeFocused();
  await expectNoViolations(page, 'fifty of a thousand reviews');
  const longest = Math.max(...keys);
  const middle = [...keys].sort((a, b) => a - b)[keys.length >> 1];
  test.info().annotations.push({
    type: 'figures',
    description: `list after the answer ${renderMs} ms, key p50 ${middle} ms, longest ${longest} ms`,
  });
  console.log(test.info().annotations.at(-1)?.description);
  expect(longest).toBeLessThan(longestKeyMs);
});

/** The demo account's own reviews again and again, numbered, until there are a thousand. */
async function answerWithMany(page: Page): Promise<void> {
  await page.route('**/api/reviews', async (route) => {
    const answer = await route.fetch();
    const own = (await answer.json()) as Listed[];
    const json = Array.from({ length: many }, (_, index) => {
      const review = own[index % own.length];
      const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
      return { ...review, id, content: `Besuch Nummer ${index}. ${review?.content}` };
    });
    await route.fulfill({ response: answer, json });
  });
}

/** From the end of the answer to the first review in the page, in ms; undefined when the answer was not seen. */
function renderTime(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const [answer] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname === '/api/reviews') as PerformanceResourceTiming[];
    const { loadTime } = await new Promise<{ loadTime: number }>((resolve) =>
      new PerformanceObserver((entries) => {
        const last = entries.getEntries().at(-1) as PerformanceEntry & { startTime: number };
        resolve({ loadTime: last.startTime });
      }).observe({ type: 'largest-contentful-paint', buffered: true }),
    );
    return Math.round(loadTime - (answer?.responseEnd ?? 0));
  });
}

/** Types a text at the pace of a quick typist. @returns ms from each key until the frame after it was drawn */
async function keyTimes(page: Page, text: string): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    document.addEventListener('keydown', ({ timeStamp }) =>
      requestAnimationFrame(() => setTimeout(() => times.push(Math.round(performance.now() - timeStamp)))),
    );
  });
  await page.keyboard.type(text, { delay: 120 });
  await page.waitForTimeout(500);
  return page.evaluate(() => (window as unknown as { times: number[] }).times);
}
