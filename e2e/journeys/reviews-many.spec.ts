import type { Page } from '@playwright/test';
import { expectNoViolations } from '../site/axe.ts';
import { expect, test } from '../site/fixtures.ts';

interface Listed {
  id: string;
  content: string;
}

const many = 1_000;
/** From a key to the frame that shows it, for nine keys in ten. */
const longestKeyMs = 100;
/** Other processes only ever add time, so the best of so many rounds counts. */
const rounds = 3;

test('a thousand reviews appear at once, and typing in the search stays smooth', async ({ demoSite, newMember }) => {
  const page = await newMember('demo@rezenso.example');
  await answerWithMany(page);
  await watchForFirst(page);
  await page.goto(`${demoSite.origin}/reviews`);
  const list = page.getByRole('article');
  const count = page.getByRole('status').filter({ hasText: 'von 1.000 Bewertungen' });
  const first = Number.parseInt((await count.textContent()) ?? '', 10);
  expect(first).toBeLessThanOrEqual(50);
  // The page comes with its first screen, and as many as it says follow.
  await expect(list).toHaveCount(first);
  const listMs = await listTime(page);

  const search = page.getByRole('searchbox', { name: 'Bewertungen durchsuchen' });
  await search.click();
  const best = await bestRound(page, 'besuch nummer 777 bitte');
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Backspace');
  await expect(page.getByRole('status').filter({ hasText: /^1 Bewertung$/ })).toBeVisible();
  await expect(list).toHaveCount(1);

  await page.getByRole('combobox', { name: 'Plattform' }).selectOption({ label: 'Google' });
  await search.fill('');
  await page.getByRole('button', { name: 'Mehr anzeigen' }).click();
  await expect(list).toHaveCount(2 * first);
  await expect(list.nth(first)).toBeFocused();
  await expectNoViolations(page, 'fifty of a thousand reviews');
  test.info().annotations.push({ type: 'figures', description: JSON.stringify({ listMs, ...best }) });
  expect(best.keyP90).toBeLessThan(longestKeyMs);
});

/** The demo account's own reviews again and again, numbered, until there are a thousand. */
async function answerWithMany(page: Page): Promise<void> {
  // The page then asks for its reviews by themselves.
  await page.route('**/api/first-reads?*', (route) => route.abort());
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

/** Notes when the first review stands in the page. */
async function watchForFirst(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('article')) return;
      seen.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark('first-review')));
    });
    seen.observe(document, { childList: true, subtree: true });
  });
}

/** From the end of the list's answer until the frame with the first review was drawn, in ms. */
function listTime(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isList = ({ name }: PerformanceEntry) => new URL(name).pathname === '/api/reviews';
    const answer = performance.getEntriesByType('resource').find(isList) as PerformanceResourceTiming;
    const [drawn] = performance.getEntriesByName('first-review');
    return Math.round((drawn?.startTime ?? Number.NaN) - answer.responseEnd);
  });
}

interface KeyFigures {
  keyP50: number;
  keyP90: number;
  longestKey: number;
}

/** Types a text until a round is quick enough, and leaves it in the field. */
async function bestRound(page: Page, text: string): Promise<KeyFigures> {
  let best: KeyFigures | undefined;
  for (let round = 0; round < rounds && (best?.keyP90 ?? longestKeyMs) >= longestKeyMs; round += 1) {
    await page.getByRole('searchbox').fill('');
    const figures = figuresOf(await keyTimes(page, text));
    if (!best || figures.keyP90 < best.keyP90) best = figures;
  }
  if (!best) throw new Error('nothing was typed');
  return best;
}

/** Types a text at the pace of a quick typist. @returns ms from each key until the frame after it was drawn */
async function keyTimes(page: Page, text: string): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    const note = ({ timeStamp }: KeyboardEvent) =>
      requestAnimationFrame(() => setTimeout(() => times.push(Math.round(performance.now() - timeStamp))));
    const stop = () => document.removeEventListener('keydown', note);
    document.addEventListener('keydown', note);
    Object.assign(window, { keys: { times, stop } });
  });
  await page.keyboard.type(text, { delay: 120 });
  const typed = () => page.evaluate(() => (window as unknown as { keys: { times: number[] } }).keys.times);
  await expect(async () => expect(await typed()).toHaveLength(text.length)).toPass();
  await page.evaluate(() => (window as unknown as { keys: { stop(): void } }).keys.stop());
  return typed();
}

function figuresOf(times: readonly number[]): KeyFigures {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  return { keyP50: at(0.5), keyP90: at(0.9), longestKey: at(1) };
}
