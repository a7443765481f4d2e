import type { Browser, Page, Request } from '@playwright/test';

/** Slow 4G as Lighthouse applies it to each request, and a processor four times slower. */
const network = { offline: false, latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 };
const slowdown = 4;
/** Time without a request after which nothing more is going to change, in milliseconds. */
const quietMs = 1_000;

/** When a page showed what, in milliseconds since its address was asked for. */
export interface Paint {
  heading: number;
  /** The moment from which nothing was loading any more. */
  data: number;
  largest: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Reads of the API that began after the first script had run: a trip later than could be. */
  late: string[];
}

/** Opens an address in a new browser context over a slow connection. */
export async function paintOf(browser: Browser, address: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watch);
  const isQuiet = followRequests(page);
  await page.goto(address);
  await page.locator('h1').first().waitFor();
  await isQuiet();
  await page.waitForFunction(() => window.watched.data > 0);
  const paint = await page.evaluate(() => {
    const { watched: seen } = window;
    const resources = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const scripts = resources.filter(({ name }) => name.endsWith('.js'));
    const firstScript = Math.min(...scripts.map(({ responseEnd }) => responseEnd));
    const late = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => new URL(name).pathname.startsWith('/api/') && startTime > firstScript)
      .map(({ name }) => new URL(name).pathname + new URL(name).search);
    return { ...seen, late };
  });
  await context.close();
  return paint;
}

/** @returns a wait until no request was under way for a while; the stream of what changed stays open for good and does not count */
export function followRequests(page: Page): () => Promise<void> {
  let underWay = 0;
  let lastAt = Date.now();
  const count = (by: number) => (request: Request) => {
    if (request.resourceType() === 'eventsource') return;
    underWay += by;
    lastAt = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    while (underWay > 0 || Date.now() - lastAt < quietMs) await page.waitForTimeout(100);
  };
}

type Seen = Omit<Paint, 'late'>;

declare global {
  interface Window {
    /** What `watch` saw so far. */
    watched: Seen;
  }
}

/** Runs in the page, before everything else. */
function watch(): void {
  const seen = { heading: 0, data: 0, largest: 0, shift: 0 };
  Object.assign(window, { watched: seen });
  let wasLoading = true;
  const look = () => {
    if (!document.querySelector('h1')) return;
    seen.heading ||= performance.now();
    const isLoading = [...document.querySelectorAll('[role=status]')].some(
      ({ textContent }) => textContent?.includes('Laden...') === true,
    );
    if (wasLoading && !isLoading) seen.data = performance.now();
    wasLoading = isLoading;
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  document.addEventListener('DOMContentLoaded', look);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    const shifts: (PerformanceEntry & { value?: number; hadRecentInput?: boolean })[] = list.getEntries();
    for (const { value = 0, hadRecentInput } of shifts) if (!hadRecentInput) seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
}
