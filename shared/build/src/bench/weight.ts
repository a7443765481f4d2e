import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page, Request } from '@playwright/test';
import { folderStore } from '@rezenso/releases/store';
import { launchBrowser } from './browser.ts';
import { verdictOf } from './figures.ts';
import { serve } from './serve.ts';
import { baselineSite, federatedSite, type Site } from './sites.ts';
import { printTable } from './table.ts';

/** Measured pages, each with the largest ratio to the same sources as one bundle that we want to see. */
const routes = [
  { path: '/', isSignedIn: false, title: '/ (visitor)', reach: 0.3 },
  { path: '/magic-link', isSignedIn: false, title: '/magic-link', reach: 1.04 },
  { path: '/', isSignedIn: true, title: '/ (member)', reach: 1.06 },
  { path: '/onboarding', isSignedIn: true, title: '/onboarding', reach: 1.04 },
  { path: '/matches', isSignedIn: true, title: '/matches', reach: 1.05 },
  { path: '/exchanges', isSignedIn: true, title: '/exchanges', reach: 1.05 },
  { path: '/reviews', isSignedIn: true, title: '/reviews', reach: 1.05 },
  { path: '/settings', isSignedIn: true, title: '/settings', reach: 1.04 },
  { path: '/subscribe', isSignedIn: true, title: '/subscribe', reach: 1.05 },
  { path: '/admin', isSignedIn: true, title: '/admin', reach: 1.04 },
];
/** Time without a new request after which a page counts as loaded, in milliseconds. */
const quietMs = 700;

/** Page weight per route: bytes (brotli) of a cold load, beside the same sources as one bundle without federation. */
export async function run(repository: string): Promise<void> {
  const root = join(mkdtempSync(join(tmpdir(), 'rezenso-bench-')), 'releases');
  const federated = await federatedSite(repository, root);
  const single = await baselineSite(repository, await folderStore(root).readRegistry());
  const browser = await launchBrowser(repository);
  const weights = [await weigh(browser, federated), await weigh(browser, single)] as const;
  await browser.close();
  const rows = routes.map(({ title, reach }, index) => {
    const [ours = 0, baselines = 0] = weights.map((weight) => weight[index] ?? 0);
    const verdict = verdictOf(ours / baselines, reach);
    return [title, kilobytes(ours), kilobytes(baselines), (ours / baselines).toFixed(2), reach.toFixed(2), verdict];
  });
  console.log('\nPage weight, cold load without API answers, kB (br), beside the same sources as one bundle\n');
  printTable(['route', 'federated', 'baseline', 'ratio', 'reach', 'verdict'], rows);
}

async function weigh(browser: Browser, site: Site): Promise<number[]> {
  const weights: number[] = [];
  for (const { path, isSignedIn } of routes) {
    const { origin, stop } = await serve(site, () => isSignedIn);
    const context = await browser.newContext();
    weights.push(await weightOf(await context.newPage(), origin + path));
    await context.close();
    stop();
  }
  return weights;
}

/** Bytes on the wire of everything but API answers, headers left out because they depend on the server. */
async function weightOf(page: Page, address: string): Promise<number> {
  const finished: Request[] = [];
  let pending = 0;
  let lastAt = Date.now();
  const settle = () => {
    pending -= 1;
    lastAt = Date.now();
  };
  page.on('request', () => {
    pending += 1;
  });
  page.on('requestfailed', settle);
  page.on('requestfinished', (request) => {
    settle();
    if (!new URL(request.url()).pathname.startsWith('/api/')) finished.push(request);
  });
  await page.goto(address);
  await page.locator('h1').first().waitFor();
  while (pending > 0 || Date.now() - lastAt < quietMs) await page.waitForTimeout(100);
  const sizes = await Promise.all(finished.map((request) => request.sizes()));
  return sizes.reduce((total, { responseBodySize }) => total + responseBodySize, 0);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
