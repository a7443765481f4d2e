// `npm run bench repeat`: what a returning Chromium downloads after a release of one line, and what is left to do in the click to
// another area after the pointer rested on its link.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from '../../shared/build/src/bench/browser.ts';
import { machine, medianOf, verdictOf } from '../../shared/build/src/bench/figures.ts';
import { followRequests } from '../../shared/build/src/bench/slow-page.ts';
import { printTable } from '../../shared/build/src/bench/table.ts';
import { receivedBy, withoutDictionaries } from '../site/received-bytes.ts';
import { point, releaseAgain, stableVersion } from '../site/release-store.ts';
import { type Site, startSite } from '../site/site.ts';

/** Bytes of bodies on the wire; milliseconds from the click to the heading; requests after it. */
const reach = { module: 2_000, shell: 3_000, font: 0, switchMs: 100, switchRequests: 0 };
const areas = ['/matches', '/exchanges', '/reviews', '/settings'];
const rounds = 5;
/** A page that was open for two seconds fetches its celebrations, which no click asked for. */
const settledMillis = 2_500;

const dataDir = await mkdtemp(join(tmpdir(), 'rezenso-bench-'));
const site = await startSite({ dataDir });
const browser = await launchBrowser(process.cwd());
const plainBrowser = await launchBrowser(process.cwd(), [withoutDictionaries]);
console.log(`\nSecond visit and change of area, ${machine()}\n`);
try {
  const rows = [
    ...(await afterRelease({ module: 'mf-matching', text: 'Empfohlene Partner' }, reach.module)),
    ...(await afterRelease({ module: 'shell', text: 'Zum Inhalt springen' }, reach.shell)),
    ...(await afterHover(browser, site)),
  ];
  printTable(['what', 'figure', 'reach', 'verdict'], rows);
} finally {
  await Promise.all([browser.close(), plainBrowser.close()]);
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}

interface Line {
  module: string;
  /** A text in its scripts. */
  text: string;
}

async function afterRelease(line: Line, most: number): Promise<string[][]> {
  const { module } = line;
  const { first, again } = await twoVisits(browser, line);
  const without = await twoVisits(plainBrowser, line);
  const row = (what: string, bytes: number, limit: number) => [
    what,
    `${bytes} B`,
    `${limit} B`,
    verdictOf(bytes, limit, 0),
  ];
  return [
    row(`second visit after a release of ${module}`, again.sent, most),
    ...(module === 'shell' ? [row('of it the font', again.fonts, reach.font)] : []),
    ['without compression dictionaries', `${without.again.sent} B`, '', ''],
    ['first visit, files of this module', `${first.sent} B`, '', ''],
  ];
}

/** What a browser gets of a module at first, and after a release in which one text is another. */
async function twoVisits(browser: Browser, { module, text }: Line) {
  const page = await signedIn(browser, site);
  const below = `/releases/${module}/`;
  const first = await receivedBy(page, below, () => page.goto(`${site.origin}/matches`, { waitUntil: 'networkidle' }));
  const version = await stableVersion(site, module);
  let isThere = false;
  const next = await releaseAgain(site, module, (code) => {
    isThere ||= code.includes(text);
    return code.replaceAll(text, `${text}!`);
  });
  if (!isThere) throw new Error(`No script of ${module} holds "${text}"`);
  await point(site, module, next);
  const again = await receivedBy(page, below, () => page.reload());
  await point(site, module, version);
  await page.context().close();
  return { first, again };
}

async function afterHover(browser: Browser, site: Site): Promise<string[][]> {
  const rows: string[][] = [];
  for (const path of areas) {
    const times: number[] = [];
    const requests = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const page = await signedIn(browser, site);
      const isQuiet = followRequests(page);
      await page.goto(site.origin);
      await page.locator('h1').first().waitFor();
      await page.locator(`a[href="${path}"]`).first().hover();
      await page.waitForTimeout(settledMillis);
      await isQuiet();
      // What tells the server of something, such as of a module that was loaded, nobody waits for.
      page.on('request', (one) => one.method() === 'GET' && requests.add(new URL(one.url()).pathname));
      times.push(await clickToHeading(page, path));
      await page.context().close();
    }
    const millis = medianOf(times);
    rows.push([
      `click to heading of ${path}`,
      `${millis.toFixed(0)} ms`,
      `${reach.switchMs} ms`,
      verdictOf(millis, reach.switchMs, 0),
    ]);
    rows.push([
      `requests after the click`,
      [...requests].join(' ') || 'none',
      'none',
      verdictOf(requests.size, reach.switchRequests, 0),
    ]);
  }
  return rows;
}

/** Inside the page, so that nothing of the wire to the browser is counted. */
function clickToHeading(page: Page, path: string): Promise<number> {
  return page.evaluate(
    (address) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1')?.textContent;
        const startedAt = performance.now();
        const seen = new MutationObserver(() => {
          const heading = document.querySelector('h1')?.textContent;
          if (location.pathname !== address || !heading || heading === before) return;
          seen.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startedAt)));
        });
        seen.observe(document, { childList: true, subtree: true, characterData: true });
        document.querySelector<HTMLElement>(`a[href="${address}"]`)?.click();
      }),
    path,
  );
}

async function signedIn(browser: Browser, { origin }: Site): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const data = { email: 'demo@rezenso.example' };
  await page.request.post(`${origin}/api/auth/dev-bypass`, { data, headers: { origin } });
  return page;
}
